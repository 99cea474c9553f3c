/** Medicamentos. */
import { ComingPane } from '../ordering/coming-pane.tsx'
import type { PaneProps } from '../ordering/pane-props.ts'

export const MedicationsWorkspace = (_props: PaneProps) => <ComingPane option="Medicamentos" />
