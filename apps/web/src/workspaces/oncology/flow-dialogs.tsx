/** What the scheme asks or tells on its way: the server's message, a lost answer, whether it is cancelled. @fuente spec 2 §4, §8 */
import { CANCEL_QUESTION } from '@cauce/domain/oncology/names'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { SchemeFlow } from './use-scheme.ts'

const Interrupted = ({ flow: { snapshot, send } }: { readonly flow: SchemeFlow }) => {
  const cancelling = snapshot.matches({ cancelling: 'interrupted' })
  const isOpen = cancelling || snapshot.matches({ ordering: 'interrupted' })
  const lost = useLast(isOpen ? snapshot.context.dialog : null)
  return (
    <AskDialog
      isOpen={isOpen}
      title={lost?.titulo ?? ERROR_TITLE}
      main={{ label: 'Intentar de nuevo', onClick: () => send({ type: 'retry' }) }}
      other={{ label: 'Dejarlo para después', onClick: () => send({ type: 'order.postponed' }) }}
    >
      <p>{lost?.mensaje ?? CONNECTION_LOST}</p>
      <p>Intentarlo de nuevo no lo hace dos veces: si ya quedó hecho, se responde lo mismo.</p>
    </AskDialog>
  )
}

const Message = ({ flow: { snapshot, send } }: { readonly flow: SchemeFlow }) => {
  const isOpen =
    snapshot.matches({ ordering: 'refused' }) ||
    snapshot.matches({ ordering: 'alreadyOrdered' }) ||
    snapshot.matches({ cancelling: 'refused' })
  const shown = useLast(isOpen ? snapshot.context.dialog : null)
  return (
    <MessageDialog
      isOpen={isOpen}
      title={shown?.titulo ?? ''}
      message={shown?.mensaje ?? ''}
      type={shown?.tipo === 'error' ? 'error' : 'success'}
      onClose={() => send({ type: 'dialog.dismissed' })}
    />
  )
}

const CancelQuestion = ({ flow: { snapshot, send } }: { readonly flow: SchemeFlow }) => {
  const isOpen =
    snapshot.matches({ cancelling: 'asking' }) ||
    snapshot.matches({ cancelling: 'keying' }) ||
    snapshot.matches({ cancelling: 'sending' })
  const busy = isOpen && !snapshot.matches({ cancelling: 'asking' })
  const name = useLast(isOpen ? snapshot.context.active : null)?.[0]?.nombre_esquema ?? ''
  return (
    <AskDialog
      isOpen={isOpen}
      kind="warning"
      title={CANCEL_QUESTION}
      main={{
        label: busy ? 'Dejar de esperar' : 'Conservar el esquema',
        onClick: () => send({ type: busy ? 'wait.cancelled' : 'cancel.left' }),
      }}
      other={{ label: 'Cancelar el esquema', busy, onClick: () => send({ type: 'cancel.confirmed' }) }}
    >
      <p>{name}</p>
      <p>
        Se cancelan sus ciclos pendientes; los aplicados quedan como están. Para volver a darlo se ordena de nuevo,
        desde el ciclo en que iba.
      </p>
    </AskDialog>
  )
}

export const FlowDialogs = ({ flow }: { readonly flow: SchemeFlow }) => (
  <>
    <CancelQuestion flow={flow} />
    <Message flow={flow} />
    <Interrupted flow={flow} />
  </>
)
