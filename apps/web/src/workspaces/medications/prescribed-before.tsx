/** What was prescribed before: what of it is to be reviewed, the history of six months and the active orders. Downloaded after the entry, which comes first. */
import { memo } from 'react'
import { ActiveMedications, type ActiveMedicationsProps } from './active-medications.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { MedicationHistory, type MedicationHistoryProps } from './medication-history.tsx'

/** Drawn again only when its own data changes: 100 rows do not wait for a key. */
export const PrescribedBefore = memo((props: MedicationHistoryProps & ActiveMedicationsProps) => (
  <>
    <ReviewNotice consultaId={props.consultaId} />
    <MedicationHistory consultaId={props.consultaId} onPrescribe={props.onPrescribe} />
    <ActiveMedications consultaId={props.consultaId} onChange={props.onChange} />
  </>
))
PrescribedBefore.displayName = 'PrescribedBefore'
