/** What was prescribed before: the history of six months and the active orders. Downloaded after the entry, which comes first. */
import { ActiveMedications, type ActiveMedicationsProps } from './active-medications.tsx'
import { MedicationHistory, type MedicationHistoryProps } from './medication-history.tsx'

export const PrescribedBefore = (props: MedicationHistoryProps & ActiveMedicationsProps) => (
  <>
    <MedicationHistory consultaId={props.consultaId} onPrescribe={props.onPrescribe} />
    <ActiveMedications consultaId={props.consultaId} onChange={props.onChange} />
  </>
)
