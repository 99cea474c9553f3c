/** Where else what was ordered is done, and why the affiliate asks for it. Loaded when it is asked for. */
import { SITE_REQUIRED, REASON_REQUIRED, MAX_REASON } from '@cauce/domain/ordering/routing-change'
import { lettersOf } from '@cauce/domain/text/substance'
import type { autogestion, OrderPassport } from '@cauce/contract/autogestion'
import type { Body } from '@cauce/contract/entry'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { useSendOnce } from '../../kit/use-send-once.ts'
import { useCambiarSedeMutation, useSedesAutogestionQuery } from '../../store/autogestion-api.ts'
import { failureText } from '../../store/call.ts'

interface SiteDialogProps {
  readonly order: OrderPassport
  readonly onClose: () => void
}

type Change = Body<(typeof autogestion)['cambiarSede']>

const NONE = 'No hay otra sede con contrato vigente para esto en su departamento.'

/** What is missing, by field. */
const lacks = (sede: string, motivo: string): { readonly sede?: string; readonly motivo?: string } => ({
  ...(sede === '' ? { sede: SITE_REQUIRED } : {}),
  ...(lettersOf(motivo).length === 0 ? { motivo: REASON_REQUIRED } : {}),
})

const SiteDialog = ({ order, onClose }: SiteDialogProps) => {
  const { tipo_orden_id, id, servicio } = order
  const asked = useSedesAutogestionQuery({ body: { tipo_orden_id, id } }, { refetchOnMountOrArgChange: true })
  const [change, changing] = useCambiarSedeMutation()
  const once = useSendOnce<Change>()
  const [sede, setSede] = useState('')
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const missing = tried ? lacks(sede, motivo) : {}
  const send = async (): Promise<void> => {
    setTried(true)
    setFailed(null)
    if (Object.keys(lacks(sede, motivo)).length > 0) return
    const body = { tipo_orden_id, id, rep_id: Number(sede), motivo: motivo.trim() }
    const reply = await once(body, (sent, key) => change({ body: sent, key }))
    if (reply.data === undefined) {
      setFailed(failureText(reply.error))
      return
    }
    void showToast({ message: reply.data.mensaje })
    onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Pedir otra sede"
      note={servicio}
      foot={
        <ModalFoot note={failed}>
          <Action
            kind="filled"
            busy={changing.isLoading}
            disabled={asked.data?.length === 0}
            onClick={() => void send()}
          >
            Cambiar de sede
          </Action>
        </ModalFoot>
      }
    >
      {asked.error === undefined ? null : (
        <FailedState title={failureText(asked.error)} onRetry={() => void asked.refetch()} />
      )}
      {asked.data === undefined && asked.error === undefined ? <Skeleton width="100%" height="120px" /> : null}
      {asked.data?.length === 0 ? <p>{NONE}</p> : null}
      {asked.data === undefined || asked.data.length === 0 ? null : (
        <>
          <SelectField
            label="A cuál quiere ir"
            placeholder="Escoja una"
            options={asked.data.map((site) => ({
              value: String(site.id),
              label: [site.nombre, site.direccion ?? '', site.municipio].filter((text) => text !== '').join(', '),
            }))}
            value={sede}
            onChange={setSede}
            error={missing.sede}
          />
          <TextAreaField
            label="Por qué"
            value={motivo}
            onChange={setMotivo}
            error={missing.motivo}
            maxLength={MAX_REASON}
            rows={2}
          />
        </>
      )}
    </Modal>
  )
}

export default SiteDialog
