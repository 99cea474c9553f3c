/** Oncología. */
import { ComingPane } from '../ordering/coming-pane.tsx'
import type { PaneProps } from '../ordering/pane-props.ts'

export const OncologyWorkspace = (_props: PaneProps) => <ComingPane option="Oncología" />
