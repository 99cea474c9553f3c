/** What is told of something that is registered once: that the server refused it, or that its answer was lost. */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import type { OrderDialog } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { useLast } from '../../kit/dialog/use-last.ts'

type Choice =
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'retry' }
  | { readonly type: 'register.postponed' }

interface SendingDialogsProps {
  /** What there is to tell; null: nothing. */
  readonly dialog: OrderDialog | null
  /** No answer came: nobody knows whether it was registered. */
  readonly interrupted: boolean
  /** Said where nothing else is known of the lost answer. */
  readonly otherwise: string
  readonly send: (choice: Choice) => void
  /** A refusal was read: the cursor goes to what it was about. */
  readonly onRefusalRead: () => void
}

export const SendingDialogs = ({ dialog, interrupted, otherwise, send, onRefusalRead }: SendingDialogsProps) => {
  const told = interrupted ? null : dialog
  const shown = useLast(told)
  const lost = useLast(interrupted ? dialog : null)
  return (
    <>
      <MessageDialog
        isOpen={told !== null}
        title={shown?.titulo ?? ''}
        message={shown?.mensaje ?? ''}
        type="error"
        onClose={() => send({ type: 'dialog.dismissed' })}
        onClosed={onRefusalRead}
      />
      <AskDialog
        isOpen={interrupted}
        title={lost?.titulo ?? ERROR_TITLE}
        main={{ label: 'Intentar de nuevo', onClick: () => send({ type: 'retry' }) }}
        other={{ label: 'Dejarlo para después', onClick: () => send({ type: 'register.postponed' }) }}
      >
        <p>{lost?.mensaje ?? otherwise}</p>
        <p>Intentarlo de nuevo no registra dos veces: si ya quedó registrada, se responde la misma.</p>
      </AskDialog>
    </>
  )
}
