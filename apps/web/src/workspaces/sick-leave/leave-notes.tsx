/** What the doctor should look at before registering: proposals and warnings. None of it forbids anything. */
import { InfoSignIcon, WarningSignIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { careDaysInWords } from '@cauce/domain/sick-leave/child-care-days'
import { crossedBy, sharingInWords } from '@cauce/domain/sick-leave/draft-errors'
import { prorrogaOf, startedLeaveOf, type LeaveBase, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { futureStartWarning } from '@cauce/domain/sick-leave/future-start'
import { lastDay } from '@cauce/domain/sick-leave/leave-span'
import { licenceDays, licenceNotice } from '@cauce/domain/sick-leave/licence-days'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { prorrogaWarnings } from '@cauce/domain/sick-leave/prorroga'
import { Action } from '@cauce/ui/action/action'
import type { LeaveFieldsProps } from './leave-fields.ts'

interface Note {
  readonly tone: 'waiting' | 'bad'
  readonly text: string
}

/** Of the start and the prórroga, as soon as there is a date and a diagnosis. */
const ofTheStart = (draft: LeaveDraft, base: LeaveBase): readonly Note[] => {
  const started = startedLeaveOf(draft, base)
  if (started === null) return []
  const previous = previousLeave(started, base.incapacidades)
  const leave = { ...started, prorroga: prorrogaOf(draft, base) }
  const simultanea = sharingInWords(draft, base) !== null
  const future = futureStartWarning({ ...leave, simultanea }, previous, base.hoy, base.ley?.anticipada)
  return [...prorrogaWarnings(leave, previous).map(({ texto }) => texto), ...(future === null ? [] : [future])].map(
    (text) => ({ tone: 'waiting', text }),
  )
}

const ofTheCrossing = (draft: LeaveDraft, base: LeaveBase): readonly Note[] => {
  const crossed = crossedBy(draft, base)
  if (crossed === null) {
    const shared = sharingInWords(draft, base)
    return shared === null ? [] : [{ tone: 'waiting', text: shared }]
  }
  const span = `del ${formatDate(crossed.fecha_inicio)} al ${formatDate(lastDay(crossed))}`
  return [{ tone: 'bad', text: `Sus días se cruzan con los de la incapacidad ${crossed.radicado}, ${span}` }]
}

/** Usual days of a licence, taken with one press: never in silence. */
const LicenceProposal = ({ draft, base, onChange }: LeaveFieldsProps) => {
  const usualText = licenceNotice(draft.contingencia, draft.dias, base.hoy, base.ley)
  if (usualText === null) return null
  const text = [usualText, careDaysInWords({ ...draft, fecha_inicio: draft.fechaInicio })].filter(Boolean).join('. ')
  const usual = licenceDays(draft.contingencia, base.hoy, base.ley)?.usuales.filter(({ habiles }) => !habiles) ?? []
  return (
    <li className="inc-note inc-note-info">
      <InfoSignIcon size={14} />
      <span className="inc-note-words">{text}</span>
      {usual.map(({ dias }) => (
        <Action key={dias} small onClick={() => onChange({ dias })}>
          {`Usar ${dias} días`}
        </Action>
      ))}
    </li>
  )
}

/** What to look at before registering, under the dates that it follows from. */
export const LeaveWarnings = (fields: LeaveFieldsProps) => {
  const { draft, base } = fields
  return (
    // It is told as it changes, without leaving the field.
    <ul className="inc-notes" aria-live="polite" aria-label="Avisos de la incapacidad">
      <LicenceProposal {...fields} />
      {[...ofTheCrossing(draft, base), ...ofTheStart(draft, base)].map(({ tone, text }) => (
        <li key={text} className={`inc-note inc-note-${tone}`}>
          <WarningSignIcon size={14} />
          <span className="inc-note-words">{text}</span>
        </li>
      ))}
    </ul>
  )
}
