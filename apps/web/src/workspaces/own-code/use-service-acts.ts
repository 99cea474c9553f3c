/** What a person does with the entry and the list. After each act the cursor is back at the search. */
import type { KnownOrders, ServiceItem } from '@cauce/machines/own-code/types'
import { showToast } from '@cauce/ui/toaster/toaster'
import type { RefObject } from 'react'
import { todayInBogota, type OwnCodeOrder } from './use-own-code-order.ts'

const EDIT_FIRST = 'Añada o limpie lo que está escribiendo antes de corregir otra línea.'

export const useServiceActs = (order: OwnCodeOrder, searchRef: RefObject<HTMLInputElement | null>) => {
  const { actor, send, draft, changeDraft } = order
  const toSearch = (): void => searchRef.current?.focus()
  const indexOf = ({ key }: ServiceItem): number =>
    actor.getSnapshot().context.items.findIndex((item) => item.key === key)

  const add = (): void => {
    if (order.busyText !== null) return
    const before = actor.getSnapshot().context.nextItem
    send({ type: 'item.add', hoy: todayInBogota() })
    if (actor.getSnapshot().context.nextItem !== before) toSearch()
  }

  /** The line is added again, and what was being typed comes back after it. */
  const putBack = ({ codigoPropio, cantidad, fechaVigencia, observacion }: ServiceItem): void => {
    const typed = actor.getSnapshot().context.draft
    if (!actor.getSnapshot().matches('collecting')) return
    send({ type: 'draft.changed', draft: { codigoPropio, cantidad, fechaVigencia, observacion } })
    send({ type: 'item.add', hoy: todayInBogota() })
    changeDraft(typed)
    toSearch()
  }

  const remove = (item: ServiceItem): void => {
    send({ type: 'item.remove', index: indexOf(item) })
    toSearch()
    void showToast({
      message: `Se quitó ${item.codigoPropio.nombre}`,
      tone: 'information',
      action: { label: 'Deshacer', onClick: () => putBack(item) },
    })
  }

  const edit = (item: ServiceItem): void => {
    if (draft.codigoPropio !== null || draft.observacion.trim() !== '') {
      void showToast({ message: EDIT_FIRST, tone: 'information' })
      return
    }
    send({ type: 'item.edit', index: indexOf(item) })
    toSearch()
  }

  return {
    add,
    remove,
    edit,
    clearDraft: () => send({ type: 'draft.cleared', hoy: todayInBogota() }),
    /** @param activas the active orders that the screen shows, null where it could not read them */
    placeOrder: (activas: KnownOrders) => send({ type: 'order.requested', hoy: todayInBogota(), activas }),
  }
}
