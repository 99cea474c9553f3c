/** The strip of the affiliate's leaves and the form of the new one. @fuente spec 2 §2, §3 */
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { crossedBy } from '@cauce/domain/sick-leave/draft-errors'
import { newLeaveOf } from '@cauce/domain/sick-leave/draft'
import type { Leave } from '@cauce/domain/sick-leave/leave-span'
import { leaveTimeline } from '@cauce/domain/sick-leave/timeline'
import { Card } from '@cauce/ui/card/card'
import { LeaveStrip } from '@cauce/ui/leave-strip/leave-strip'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import type { RefObject } from 'react'
import { LeaveDays } from './leave-days.tsx'
import { LeaveDiagnosis, LicenceAssertion } from './leave-diagnosis.tsx'
import type { LeaveFieldsProps } from './leave-fields.ts'
import { LeaveFacts } from './leave-facts.tsx'
import { LeaveWarnings } from './leave-notes.tsx'
import { LeaveSigner } from './leave-signer.tsx'
import { LeaveText } from './leave-text.tsx'

export interface TimelineCardProps extends Pick<LeaveFieldsProps, 'base' | 'draft'> {
  /** Full name of the affiliate, for readers. */
  readonly name: string
}

/** The affiliate's leaves and the new one, drawn before it is saved. */
export const TimelineCard = ({ name, base, draft }: TimelineCardProps) => {
  const fresh = newLeaveOf(draft, base)
  const timeline = leaveTimeline<Leave>(base.incapacidades, fresh, base.hoy)
  return (
    <Card
      title="Su línea de tiempo"
      note={timeline.titulo}
      actions={timeline.acumulado === null ? undefined : <StatusChip tone="info" label={timeline.acumulado} />}
    >
      <LeaveStrip title={`Incapacidades de ${name}`} timeline={timeline} crossing={crossedBy(draft, base) !== null} />
    </Card>
  )
}

export interface SickLeaveFormProps extends LeaveFieldsProps {
  readonly ofRecord: readonly Diagnosis[]
  readonly busy: boolean
  readonly formRef: RefObject<HTMLElement | null>
  readonly searchRef: RefObject<HTMLInputElement | null>
}

export const SickLeaveForm = (props: SickLeaveFormProps) => {
  const { ofRecord, busy, formRef, searchRef, ...fields } = props
  return (
    // Inert and not disabled: what was sent stays readable while the server answers.
    <section ref={formRef} className="inc-form ca-card" aria-label="Nueva incapacidad" inert={busy}>
      <LeaveDiagnosis {...fields} ofRecord={ofRecord} searchRef={searchRef} />
      <LicenceAssertion {...fields} />
      <LeaveDays {...fields} />
      <LeaveWarnings {...fields} />
      <LeaveSigner {...fields} />
      <LeaveText {...fields} ofRecord={ofRecord} />
      <LeaveFacts {...fields} />
    </section>
  )
}
