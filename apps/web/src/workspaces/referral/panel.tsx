/** The panel of a referral: its times, its fields and what may be done. @fuente spec 2 §2 */
import { changedByAnother } from '@cauce/domain/referral/outcome'
import { REFERRAL_STATES, referralTone } from '@cauce/domain/referral/status'
import type { Referral } from '@cauce/domain/referral/referral'
import { Action } from '@cauce/ui/action/action'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useRef } from 'react'
import { today } from '../../app/today.ts'
import { useLineaDeReferenciaQuery } from '../../store/referencias-api.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import './panel.css'
import { PanelFields } from './panel-fields.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelReading } from './panel-reading.tsx'
import { ReferralDialogs } from './referral-dialogs.tsx'
import { ReferralTimes } from './referral-times.tsx'
import { useReferralPanel, type ReferralPanelState } from './use-referral.ts'

const CHANGED = 'Otra persona cambió la remisión mientras usted escribía.'

const CLOSED = 'La remisión está cerrada: ya no se cambia.'
const NOT_YOURS = 'Solo lectura: la gestiona el centro regulador.'

/** Who changed it, what and at which hour, from what has happened. */
const useLastChange = (id: number): string => {
  const { data } = useLineaDeReferenciaQuery({ params: { id } })
  const last = data?.data
    .filter(({ clase }) => clase !== 'mensaje')
    .toSorted((one, other) => Date.parse(one.registrado_at) - Date.parse(other.registrado_at))
    .at(-1)
  if (data === undefined || last === undefined || last.quien === null) return CHANGED
  return changedByAnother(
    { clase: last.clase, quien: last.quien.nombre, at: Date.parse(last.registrado_at) },
    Date.parse(data.ahora),
  )
}

interface ChangedProps {
  readonly id: number
  readonly panel: ReferralPanelState
}

const ChangedElsewhere = ({ id, panel: { send } }: ChangedProps) => (
  <div className="ref-changed" role="alert">
    <p>{useLastChange(id)}</p>
    <p>Lo que usted escribió sigue aquí.</p>
    <div className="ref-changed-acts">
      <Action small onClick={() => send({ type: 'change.read' })}>
        Seguir con lo mío
      </Action>
      <Action small kind="quiet" onClick={() => send({ type: 'draft.reset' })}>
        Usar lo guardado
      </Action>
    </div>
  </div>
)

export interface ReferralPanelProps {
  readonly referral: Referral
}

export const ReferralPanel = ({ referral }: ReferralPanelProps) => {
  const panel = useReferralPanel(referral)
  const { snapshot, send, errors, actions } = panel
  const { base, draft, conflicts, changedElsewhere } = snapshot.context
  const column = useRef<HTMLElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const editing = snapshot.matches('editing')
  const toWrong = (): void => focusFirstWrong(form.current)
  const tried = (type: 'save.requested' | 'finalise.requested') => (): void => {
    send({ type })
    toWrong()
  }
  const save = tried('save.requested')
  useShortcuts(column, { 'Ctrl Enter': editing && actions.length > 0 ? save : undefined })
  const estado = base?.estado ?? referral.estado
  return (
    <section className="ref-column ref-panel ca-card" aria-label="Gestión" ref={column}>
      <header className="ref-head">
        <h2>Gestión</h2>
        <StatusChip tone={referralTone(estado)} label={estado} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it */}
      <section className="ref-panel-body" tabIndex={0} aria-label="Datos de la gestión">
        <ReferralTimes referral={referral} />
        {changedElsewhere && actions.length > 0 ? <ChangedElsewhere id={referral.id} panel={panel} /> : null}
        {base === null || draft === null || actions.length === 0 ? (
          <PanelReading referral={referral} why={estado === REFERRAL_STATES.closed ? CLOSED : NOT_YOURS} />
        ) : (
          // Inert and not disabled: what was sent stays readable while the server answers.
          <div ref={form} inert={!editing}>
            <PanelFields
              base={base}
              draft={draft}
              errors={errors}
              conflicts={conflicts}
              onChange={(change) => send({ type: 'draft.changed', draft: change, hoy: today() })}
              onClosingType={save}
            />
          </div>
        )}
      </section>
      <PanelFoot panel={panel} onSave={save} onFinalise={tried('finalise.requested')} />
      <ReferralDialogs panel={panel} onRefusalRead={toWrong} />
    </section>
  )
}
