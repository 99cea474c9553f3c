/** What was prescribed before: what of it is to be reviewed, what is taken of elsewhere, the history of six months and the active orders. Downloaded after the entry, which comes first. */
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { memo } from 'react'
import { OutsideTaken } from '../antecedents/outside-taken.tsx'
import { ActiveMedications, type ActiveMedicationsProps } from './active-medications.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { MedicationHistory, type MedicationHistoryProps } from './medication-history.tsx'

export interface PrescribedBeforeProps extends MedicationHistoryProps, ActiveMedicationsProps {
  readonly consultation: Consultation
}

/** Drawn again only when its own data changes: 100 rows do not wait for a key. */
export const PrescribedBefore = memo((props: PrescribedBeforeProps) => (
  <>
    <ReviewNotice consultaId={props.consultaId} />
    <OutsideTaken consultation={props.consultation} />
    <MedicationHistory consultaId={props.consultaId} onPrescribe={props.onPrescribe} />
    <ActiveMedications consultaId={props.consultaId} onChange={props.onChange} />
  </>
))
PrescribedBefore.displayName = 'PrescribedBefore'
