/** A kind of order that is not in service yet: it says so and says what to do. It must never look like a finished form. */
import { BuildIcon } from '@blueprintjs/icons'
import { ORDERING_OPTION_LABEL } from '@cauce/domain/affiliate/ordering-options'
import type { OrderingOption } from '@cauce/domain/ordering/order-type'
import { Action } from '@cauce/ui/action/action'
import { NOT_IN_SERVICE } from './pane-status.ts'

export interface ComingPaneProps {
  readonly option: OrderingOption
  /** Goes to the kind of order that is in service; left out where it is not offered. */
  readonly onGoToProcedures?: () => void
}

export const ComingPane = ({ option, onGoToProcedures }: ComingPaneProps) => {
  const status = NOT_IN_SERVICE[option]
  return (
    <section className="ord-coming" aria-label={ORDERING_OPTION_LABEL[option]}>
      <BuildIcon size={20} />
      <div>
        <h2>{ORDERING_OPTION_LABEL[option]}: todavía no está en servicio</h2>
        <p>{status?.will}</p>
        <p>{status?.meanwhile}</p>
        {onGoToProcedures === undefined ? null : <Action onClick={onGoToProcedures}>Ir a Procedimientos</Action>}
      </div>
    </section>
  )
}
