/** Ending somebody's sessions: asks, and wants the reason that the audit keeps. */
import { CLOSING_REASON, MAX_CLOSING_REASON } from '@cauce/domain/audit/presence'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { baseApi } from '../../../store/base-api.ts'
import { failureText } from '../../../store/call.ts'
import { useAppDispatch } from '../../../store/store.ts'
import type { OnLine } from './online-columns.tsx'

interface CloseDialogProps {
  readonly row: OnLine
  readonly onClose: () => void
}

export const CloseDialog = ({ row, onClose }: CloseDialogProps) => {
  const dispatch = useAppDispatch()
  const [motivo, setMotivo] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { nombre } = row.usuario
  const end = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const body = { user_id: row.usuario.id, motivo: motivo.trim() }
    const { error } = await dispatch(baseApi.endpoints.cerrarSesion.initiate({ body }, { track: false }))
    setBusy(false)
    if (error !== undefined) {
      setFailure(failureText(error))
      return
    }
    dispatch(baseApi.util.invalidateTags(['EnLinea']))
    onClose()
    void showToast({ message: `Se cerró la sesión de ${nombre}` })
  }
  return (
    <AskDialog
      isOpen
      kind="warning"
      size={640}
      title={`¿Cerrar la sesión de ${nombre}?`}
      main={{ label: 'Dejarla abierta', onClick: onClose }}
      other={{
        label: row.sesiones > 1 ? `Cerrar sus ${row.sesiones} sesiones` : 'Cerrar su sesión',
        onClick: () => void end(),
        busy,
        reason: motivo.trim() === '' ? CLOSING_REASON : null,
      }}
    >
      <p>
        Sale de Cauce en todos sus equipos y debe ingresar de nuevo. Lo que escribió y no ha guardado puede quedar en su
        equipo.
      </p>
      <TextAreaField label="Motivo" value={motivo} onChange={setMotivo} maxLength={MAX_CLOSING_REASON} />
      {failure === null ? null : <FailedState title={failure} />}
    </AskDialog>
  )
}
