/** Another site for a line of any kind that is already ordered. @fuente spec 2 §4, §5, §8 */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { MAX_REASON, routingTexts } from '@cauce/domain/ordering/routing-change'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { webRoutingChange } from '../../actors/routing-change.ts'
import { useAppDispatch } from '../../store/store.ts'
import { LineReview } from '../medications/line-review.tsx'
import { useReview } from '../medications/use-line-review.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { OrderedLine } from '../orders/ordered-line.ts'
import { RoutingHistory } from '../orders/routing-history.tsx'
import { OtherDepartment } from './other-department.tsx'
import { SitePicker } from './site-picker.tsx'
import { useAlternatives } from './use-alternatives.ts'

interface ChangeFormProps {
  readonly line: OrderedLine
  readonly isOpen: boolean
  readonly consultaId: number
  readonly onClose: () => void
}

/** What is known of it is asked before it goes elsewhere; of a procedure or a service there is nothing to know. */
const medicineOf = ({ tipo, lineId, ordenId }: OrderedLine) => {
  if (tipo === OrderType.medications) return { linea_id: lineId }
  return tipo === OrderType.schemes ? { orden_id: ordenId } : null
}

const ChangeForm = ({ line, isOpen, consultaId, onClose }: ChangeFormProps) => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webRoutingChange(dispatch))
  const [snapshot, send] = useMachine(machine, {
    input: { tipo: line.tipo, lineId: line.lineId, rep: null, automatico: line.automatico },
  })
  const [site, setSite] = useState<ChosenSite | null>(null)
  const alternatives = useAlternatives(consultaId, line.tipo, line.itemId)
  const { exito, pideMotivo } = routingTexts(line.tipo)
  const review = useReview(isOpen ? medicineOf(line) : null)
  const { errores, error, detail, motivo, codigo } = snapshot.context
  const saving = snapshot.matches('saving')
  const failed = snapshot.matches('failed')
  const ended = useEffectEvent((changed: boolean) => {
    if (changed) void showToast({ message: exito })
    onClose()
  })
  const { status, value } = snapshot
  const refused = useEffectEvent(review.refused)
  useEffect(() => refused(codigo), [codigo])
  useEffect(() => {
    if (status === 'done') ended(value === 'done')
  }, [status, value])
  const resume = (): void => {
    if (failed || snapshot.matches('refused')) send({ type: 'change.resumed' })
  }
  const explain = (text: string): void => {
    resume()
    send({ type: 'reason.changed', motivo: text })
  }
  const title = line.rep === null ? 'Asignar la sede' : 'Cambiar la sede'
  return (
    <Modal
      isOpen={isOpen}
      onClose={saving ? undefined : () => (status === 'done' ? onClose() : send({ type: 'closed' }))}
      size={640}
      title={title}
      note={`Orden ${groupThousands(line.ordenId)} · ${line.title}`}
      foot={
        <ModalFoot note={error === null ? undefined : <span className="ca-field-error">{error}</span>}>
          <Action kind="quiet" onClick={() => send(saving ? { type: 'wait.cancelled' } : { type: 'closed' })}>
            {saving ? 'Dejar de esperar' : 'Dejar como está'}
          </Action>
          <Action
            kind="filled"
            busy={saving}
            disabled={snapshot.matches('blocked')}
            onClick={() => {
              if (failed) {
                send({ type: 'retry' })
                return
              }
              resume()
              const comprobaciones = review.answers()
              if (comprobaciones !== null) send({ type: 'change.confirmed', comprobaciones })
            }}
          >
            {failed ? 'Intentar de nuevo' : title}
          </Action>
        </ModalFoot>
      }
    >
      <div className="rou-form">
        <p>
          <strong>{line.rep?.nombre ?? UNROUTED_WARNING}</strong>
          <span className="ca-second"> · {line.motivo}</span>
        </p>
        {detail === null ? null : (
          <p className="ca-field-error" role="alert">
            {detail}
          </p>
        )}
        <LineReview
          review={{
            ...review,
            write: (text) => {
              resume()
              review.write(text)
            },
          }}
          disabled={saving}
        />
        <SitePicker
          consultaId={consultaId}
          tipo={line.tipo}
          itemId={line.itemId}
          alternatives={alternatives.filter(({ rep_id }) => rep_id !== line.rep?.id)}
          currentId={line.rep?.id ?? null}
          value={site}
          onPick={(next) => {
            resume()
            setSite(next)
            send({ type: 'site.chosen', rep: next })
          }}
          error={errores['rep_id']}
        />
        <OtherDepartment site={site} motivo={motivo} disabled={saving} onReason={explain} />
        <TextAreaField
          label={pideMotivo ? 'Motivo' : 'Motivo (opcional)'}
          hint="Queda escrito con la orden"
          value={motivo}
          onChange={explain}
          error={errores['motivo']}
          maxLength={MAX_REASON}
          rows={2}
          disabled={saving}
        />
        <RoutingHistory line={line} />
      </div>
    </Modal>
  )
}

export interface ChangeSiteDialogProps {
  readonly line: OrderedLine | null
  readonly consultaId: number
  readonly onClose: () => void
}

/** Every opening starts anew. */
export const ChangeSiteDialog = ({ line, consultaId, onClose }: ChangeSiteDialogProps) => {
  const shown = useLast(line)
  const [opening, setOpening] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if ((line !== null) !== wasOpen) {
    setWasOpen(line !== null)
    if (line !== null) setOpening(opening + 1)
  }
  return shown === null ? null : (
    <ChangeForm key={opening} line={shown} isOpen={line !== null} consultaId={consultaId} onClose={onClose} />
  )
}
