/** What the order tells or asks on its way, and the dialogs about the list. @fuente spec 2 §4, §8 */
import { inCheckOrder } from '@cauce/domain/medication/ledger'
import { UNANSWERED_CHECKS } from '@cauce/domain/medication/messages'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { LedgerList } from '@cauce/ui/ledger-list/ledger-list'
import { MessageDialog, type MessageType } from '@cauce/ui/message-dialog/message-dialog'
import { Modal } from '@cauce/ui/modal/modal'
import { useMemo } from 'react'
import { useLast } from '../../kit/dialog/use-last.ts'
import { OrderLost } from '../orders/order-lost.tsx'
import type { PendingLine } from '../routing/pending-line.ts'
import { SiteDialog } from '../routing/site-dialog.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import type { MedicationActs } from './use-medication-acts.ts'
import type { MedicationOrder } from './use-medication-order.ts'

export type MedicationDialog =
  | { readonly kind: 'clear' }
  | { readonly kind: 'site' | 'ledger'; readonly item: MedicationItem }
  | { readonly kind: 'explain'; readonly item: MedicationItem; readonly entry: LedgerEntry }

const messageType = (tipo: string): MessageType =>
  tipo === 'error' || tipo === 'success' || tipo === 'warning' ? tipo : 'info'

/** The lines whose checks the server found unanswered, with what it found. */
const Unanswered = ({ order }: { readonly order: MedicationOrder }) => {
  const { snapshot, send } = order
  const isOpen = snapshot.matches({ ordering: 'unanswered' })
  const shown = useLast(isOpen ? snapshot.context : null)
  const lines = (shown?.items ?? []).filter(({ sinResponder }) => sinResponder.length > 0)
  return (
    <AskDialog
      isOpen={isOpen}
      size={640}
      title="No se ordenó: falta responder"
      onDismiss={() => send({ type: 'order.postponed' })}
      main={{ label: 'Comprobar de nuevo', onClick: () => send({ type: 'dialog.dismissed' }) }}
      other={{ label: 'Volver a la lista', onClick: () => send({ type: 'order.postponed' }) }}
    >
      <p>{shown?.dialog?.mensaje ?? UNANSWERED_CHECKS}</p>
      <ul className="med-unanswered">
        {lines.map(({ key, draft, sinResponder }) => (
          <li key={key}>
            <strong>{draft.articulo?.codesumi.nombre}</strong>
            {sinResponder.map((title) => (
              <span key={title}>{title}</span>
            ))}
          </li>
        ))}
      </ul>
    </AskDialog>
  )
}

const Told = ({ order }: { readonly order: MedicationOrder }) => {
  const { snapshot, send } = order
  const isOpen = snapshot.matches({ ordering: 'refused' }) || snapshot.matches({ ordering: 'alreadyOrdered' })
  const shown = useLast(isOpen ? snapshot.context.dialog : null)
  return (
    <MessageDialog
      isOpen={isOpen}
      title={shown?.titulo ?? ''}
      message={shown?.mensaje ?? ''}
      type={messageType(shown?.tipo ?? '')}
      onClose={() => send({ type: 'dialog.dismissed' })}
    />
  )
}

interface LineLedgerProps {
  readonly item: MedicationItem | null
  readonly onClose: () => void
}

/** Everything that was checked of a line, what was repeated included. */
const LineLedger = ({ item, onClose }: LineLedgerProps) => {
  const shown = useLast(item)
  const name = shown?.draft.articulo?.codesumi.nombre ?? ''
  return (
    <Modal isOpen={item !== null} onClose={onClose} size={700} title={`Comprobaciones de ${name}`}>
      <LedgerList entries={inCheckOrder(shown?.comprobaciones ?? [])} label={`Comprobaciones de ${name}`} />
    </Modal>
  )
}

const pendingLine = ({ key, draft, routing }: MedicationItem): PendingLine => ({
  key,
  tipo: OrderType.medications,
  itemId: draft.articulo?.codesumi.id ?? 0,
  title: draft.articulo?.codesumi.nombre ?? '',
  routing,
  sede: draft.rep?.nombre ?? null,
})

export interface MedicationDialogsProps {
  readonly dialog: MedicationDialog | null
  readonly order: MedicationOrder
  readonly acts: MedicationActs
  readonly consultaId: number
  readonly onClose: () => void
}

export const MedicationDialogs = ({ dialog, order, acts, consultaId, onClose }: MedicationDialogsProps) => {
  const count = order.snapshot.context.items.length
  const asked = useMemo(() => (dialog?.kind === 'site' ? pendingLine(dialog.item) : null), [dialog])
  const explained = useLast(dialog?.kind === 'explain' ? dialog : null)
  return (
    <>
      <Unanswered order={order} />
      <Told order={order} />
      <OrderLost
        isOpen={order.snapshot.matches({ ordering: 'interrupted' })}
        dialog={order.snapshot.context.dialog}
        send={order.send}
      />
      <AskDialog
        isOpen={dialog?.kind === 'clear'}
        kind="warning"
        title="¿Vaciar la lista?"
        main={{ label: 'Conservar la lista', onClick: onClose }}
        other={{
          label: 'Vaciar la lista',
          onClick: () => {
            order.send({ type: 'list.clear' })
            onClose()
          },
        }}
      >
        <p>
          {count === 1
            ? 'Se quita el medicamento que está por ordenar.'
            : `Se quitan los ${count} medicamentos que están por ordenar.`}{' '}
          Nada de esto se ha ordenado todavía.
        </p>
      </AskDialog>
      <LineLedger item={dialog?.kind === 'ledger' ? dialog.item : null} onClose={onClose} />
      <SiteDialog
        line={asked}
        consultaId={consultaId}
        onClose={onClose}
        onChoose={(keys, rep, motivo) => {
          for (const key of keys) acts.site(key, rep, motivo)
          onClose()
        }}
      />
      <ExplainDialog
        entry={dialog?.kind === 'explain' ? dialog.entry : null}
        medicamento={explained?.item.draft.articulo?.codesumi.nombre ?? ''}
        onExplain={(motivo) => {
          if (dialog?.kind === 'explain') acts.explain(dialog.item.key, dialog.entry.comprobacion, motivo)
          onClose()
        }}
        onCheckAgain={() => {
          onClose()
          if (dialog?.kind === 'explain') acts.recheck(dialog.item.key)
        }}
        onClose={onClose}
      />
    </>
  )
}
