/** What the order asks or tells on its way: earlier orders, the server's message, a lost answer. @fuente spec 2 §4, §8 */
import { MAX_REPEAT_REASON, REPEAT_REASON_HINT, REPEAT_REASON_LABEL } from '@cauce/domain/procedure/repeated-order'
import type { OrderDialog } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog, type MessageType } from '@cauce/ui/message-dialog/message-dialog'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useLast } from '../../kit/dialog/use-last.ts'
import { OrderLost } from '../orders/order-lost.tsx'
import { HistoryTable } from './history-table.tsx'
import type { OrderSnapshot, ProcedureOrder } from './use-procedure-order.ts'

const messageType = (tipo: string): MessageType =>
  tipo === 'error' || tipo === 'success' || tipo === 'warning' ? tipo : 'info'

const Message = ({ dialog, onClose }: { readonly dialog: OrderDialog | null; readonly onClose: () => void }) => {
  const shown = useLast(dialog)
  return (
    <MessageDialog
      isOpen={dialog !== null}
      title={shown?.titulo ?? ''}
      message={shown?.mensaje ?? ''}
      type={messageType(shown?.tipo ?? '')}
      onClose={onClose}
    />
  )
}

/** The line whose earlier orders are asked about: the first that the server has not accepted today. */
const askedLine = ({ context: { items, hoy } }: OrderSnapshot) => items.find(({ validado }) => validado !== hoy) ?? null

const HistoryQuestion = ({ order }: { readonly order: ProcedureOrder }) => {
  const { snapshot, send, draft, changeDraft } = order
  const isOpen = snapshot.matches({ validating: 'asking' })
  const line = useLast(isOpen ? askedLine(snapshot) : null)
  const rows = useLast(isOpen ? snapshot.context.history : null)
  return (
    <AskDialog
      isOpen={isOpen}
      kind="warning"
      size={700}
      title={`${line?.procedimiento.nombre ?? 'El procedimiento'} ya se ordenó antes`}
      main={{
        label: 'No ordenarlo de nuevo',
        onClick: () => {
          send({ type: 'history.rejected' })
          if (line === null || draft.procedimiento !== null || draft.observacion !== '') return
          const { procedimiento, cantidad, fechaVigencia, observacion } = line
          changeDraft({ procedimiento, cantidad, fechaVigencia, observacion })
        },
      }}
      other={{ label: 'Ordenarlo de todas formas', onClick: () => send({ type: 'history.accepted' }) }}
    >
      <p>Estas son las órdenes anteriores del mismo procedimiento para este afiliado.</p>
      <HistoryTable rows={rows ?? []} />
      <TextAreaField
        label={REPEAT_REASON_LABEL}
        hint={REPEAT_REASON_HINT}
        rows={2}
        maxLength={MAX_REPEAT_REASON}
        value={line?.motivoRepeticion ?? ''}
        onChange={(motivo) => send({ type: 'history.explained', motivo })}
      />
    </AskDialog>
  )
}

export const FlowDialogs = ({ order }: { readonly order: ProcedureOrder }) => {
  const { snapshot, send } = order
  const { dialog } = snapshot.context
  const interrupted = snapshot.matches({ ordering: 'interrupted' })
  return (
    <>
      <HistoryQuestion order={order} />
      <Message dialog={interrupted ? null : dialog} onClose={() => send({ type: 'dialog.dismissed' })} />
      <OrderLost isOpen={interrupted} dialog={dialog} send={send} />
    </>
  )
}
