/** The answer to an order was lost: it can be asked for again without ordering twice. @fuente spec 2 §8 */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import type { OrderDialog } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { useLast } from '../../kit/dialog/use-last.ts'

export interface OrderLostProps {
  readonly isOpen: boolean
  readonly dialog: OrderDialog | null
  /** What is told where the failure brought no words. */
  readonly otherwise?: string
  readonly send: (event: { readonly type: 'retry' | 'order.postponed' }) => void
}

export const OrderLost = ({ isOpen, dialog, otherwise = CONNECTION_LOST, send }: OrderLostProps) => {
  const lost = useLast(isOpen ? dialog : null)
  return (
    <AskDialog
      isOpen={isOpen}
      title={lost?.titulo ?? ERROR_TITLE}
      main={{ label: 'Intentar de nuevo', onClick: () => send({ type: 'retry' }) }}
      other={{ label: 'Dejarlo para después', onClick: () => send({ type: 'order.postponed' }) }}
    >
      <p>{lost?.mensaje ?? otherwise}</p>
      <p>Intentarlo de nuevo no ordena dos veces: si la orden ya quedó generada, se responde la misma.</p>
    </AskDialog>
  )
}
