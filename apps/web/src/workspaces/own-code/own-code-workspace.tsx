/** CodigosPropios. */
import { ComingPane } from '../ordering/coming-pane.tsx'
import type { PaneProps } from '../ordering/pane-props.ts'

export const OwnCodeWorkspace = (_props: PaneProps) => <ComingPane option="CodigosPropios" />
