/** One site and one reason for the lines without a site, all of them or some. */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import { MAX_REASON, routingTexts } from '@cauce/domain/ordering/routing-change'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useState } from 'react'
import type { PendingLine } from './pending-line.ts'
import { OtherDepartment } from './other-department.tsx'
import { SitePicker } from './site-picker.tsx'
import { useSiteChoice } from './use-site-choice.ts'

export interface RouteAllDialogProps {
  readonly isOpen: boolean
  /** The lines without a site. */
  readonly lines: readonly PendingLine[]
  readonly tipo: OrderType
  /** What one line of the list is called, and several. */
  readonly called: { readonly one: string; readonly many: string }
  readonly consultaId: number
  readonly onClose: () => void
  readonly onChoose: (keys: readonly number[], site: ChosenSite, motivo: string) => void
}

type Called = RouteAllDialogProps['called']

const verb = (count: number, { one, many }: Called): string => `Direccionar ${count} ${count === 1 ? one : many}`

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1)

const RouteAllForm = (props: RouteAllDialogProps) => {
  const { isOpen, lines, tipo, called, consultaId, onClose, onChoose } = props
  const form = useSiteChoice(tipo)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const taken = lines.filter(({ key }) => !left.has(key))
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
        <ModalFoot note={taken.length === 0 ? `Marque al menos un ${called.one}` : undefined}>
          <Action kind="quiet" onClick={onClose}>
            Cancelar
          </Action>
          <Action
            kind="filled"
            disabled={taken.length === 0}
            onClick={() =>
              form.submit((site, motivo) =>
                onChoose(
                  taken.map(({ key }) => key),
                  site,
                  motivo,
                ),
              )
            }
          >
            {verb(taken.length, called)}
          </Action>
        </ModalFoot>
      }
    >
      <div className="rou-form">
        <fieldset className="rou-options">
          <legend className="ca-field-label">{`${capital(called.many)} sin direccionamiento`}</legend>
          {lines.map(({ key, title, routing }) => (
            <label key={key} className="rou-option">
              <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />
              <span className="rou-option-name">{title}</span>
              <span className="ca-second">{routing?.motivo}</span>
            </label>
          ))}
        </fieldset>
        <SitePicker
          consultaId={consultaId}
          tipo={tipo}
          itemId={taken.length === 1 ? (taken[0]?.itemId ?? null) : null}
          alternatives={[]}
          value={form.site}
          onPick={form.pick}
          error={form.errors['rep_id']}
        />
        <OtherDepartment site={form.site} motivo={form.motivo} onReason={form.explain} />
        <TextAreaField
          label={routingTexts(tipo).pideMotivo ? 'Motivo' : 'Motivo (opcional)'}
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
