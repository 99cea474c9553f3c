import type { SubstitutionRow } from '@cauce/contract/sustituciones'
import { actingName } from '@cauce/domain/access/substitution'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import { useRevocarSustitucionMutation } from '../../../store/sustituciones-api.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'

interface RevokeDialogProps {
  readonly row: SubstitutionRow
  readonly onClose: () => void
}

/** Asks before a substitution ends. */
export const RevokeDialog = ({ row, onClose }: RevokeDialogProps) => {
  const { run, dialog } = useConfirmed()
  const [revoke, { isLoading }] = useRevocarSustitucionMutation()
  const [key] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string | null>(null)
  const end = async (): Promise<void> => {
    setError(null)
    try {
      const done = await run(() => revoke({ params: { id: row.id }, key }).unwrap())
      if (done.cancelled) return
      void showToast({ message: done.answer.mensaje })
      onClose()
    } catch (failure) {
      setError(failureOf(failure).data.error)
    }
  }
  return (
    <DialogLayer>
      <AskDialog
        isOpen
        kind="warning"
        title="¿Revocar esta sustitución?"
        main={{ label: 'Dejarla como está', onClick: onClose }}
        other={{ label: 'Revocar sustitución', onClick: () => void end(), busy: isLoading }}
        onDismiss={onClose}
        size={560}
      >
        <p>
          <strong>{actingName(row.sustituto.nombre, row.titular.nombre)}</strong>
        </p>
        <p>Deja de atender esas consultas desde este momento. Lo que ya firmó queda como está.</p>
        {error === null ? null : (
          <p className="usu-banner usu-banner-bad" role="alert">
            {error}
          </p>
        )}
      </AskDialog>
      {dialog}
    </DialogLayer>
  )
}
