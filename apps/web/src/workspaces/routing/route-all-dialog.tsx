/** One site and one reason for the lines without a site, all of them or some. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { MAX_REASON } from '@cauce/domain/ordering/routing-change'
import type { ChosenSite, OrderItem } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useState } from 'react'
import { SitePicker } from './site-picker.tsx'
import { useSiteChoice } from './use-site-choice.ts'

export interface RouteAllDialogProps {
  readonly isOpen: boolean
  /** The lines without a site. */
  readonly items: readonly OrderItem[]
  readonly consultaId: number
  readonly onClose: () => void
  readonly onChoose: (items: readonly OrderItem[], site: ChosenSite, motivo: string) => void
}

const verb = (count: number): string =>
  count === 1 ? 'Direccionar 1 procedimiento' : `Direccionar ${count} procedimientos`

const RouteAllForm = ({ isOpen, items, consultaId, onClose, onChoose }: RouteAllDialogProps) => {
  const form = useSiteChoice()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const taken = items.filter(({ key }) => !left.has(key))
  const toggle = (key: number): void => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={640}
      title="Direccionar lo que no tiene sede"
      foot={
        <ModalFoot note={taken.length === 0 ? 'Marque al menos un procedimiento' : undefined}>
          <Action kind="quiet" onClick={onClose}>
            Cancelar
          </Action>
          <Action
            kind="filled"
            disabled={taken.length === 0}
            onClick={() => form.submit((site, motivo) => onChoose(taken, site, motivo))}
          >
            {verb(taken.length)}
          </Action>
        </ModalFoot>
      }
    >
      <div className="rou-form">
        <fieldset className="rou-options">
          <legend className="ca-field-label">Procedimientos sin direccionamiento</legend>
          {items.map((item) => (
            <label key={item.key} className="rou-option">
              <input type="checkbox" checked={!left.has(item.key)} onChange={() => toggle(item.key)} />
              <span className="rou-option-name">
                {item.procedimiento.codigo} · {item.procedimiento.nombre}
              </span>
              <span className="ca-second">{item.routing?.motivo}</span>
            </label>
          ))}
        </fieldset>
        <SitePicker
          consultaId={consultaId}
          tipo={OrderType.procedures}
          itemId={taken.length === 1 ? (taken[0]?.procedimiento.id ?? null) : null}
          alternatives={[]}
          value={form.site}
          onPick={form.pick}
          error={form.errors['rep_id']}
        />
        <TextAreaField
          label="Motivo"
          hint="Queda escrito con cada orden"
          value={form.motivo}
          onChange={form.explain}
          error={form.errors['motivo']}
          maxLength={MAX_REASON}
          rows={2}
        />
      </div>
    </Modal>
  )
}

/** Every opening starts anew. */
export const RouteAllDialog = (props: RouteAllDialogProps) => {
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setOpenings(openings + 1)
  }
  return <RouteAllForm key={openings} {...props} />
}
