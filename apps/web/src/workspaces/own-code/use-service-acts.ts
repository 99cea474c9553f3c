/** What a person does with the list of services. */
import { today } from '../../app/today.ts'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import type { KnownOrders, ServiceItem } from '@cauce/machines/own-code/types'
import type { RefObject } from 'react'
import { listActs } from '../orders/list-acts.ts'
import { type OwnCodeOrder } from './use-own-code-order.ts'

const draftOf = ({ codigoPropio, cantidad, fechaVigencia, observacion }: ServiceItem): OwnCodeDraft => ({
  codigoPropio,
  cantidad,
  fechaVigencia,
  observacion,
})

export const useServiceActs = (order: OwnCodeOrder, searchRef: RefObject<HTMLInputElement | null>) => {
  const { actor, send, draft, changeDraft, busyText } = order
  const acts = listActs(
    {
      read: () => {
        const snapshot = actor.getSnapshot()
        return { ...snapshot.context, collecting: snapshot.matches('collecting') }
      },
      send,
      changeDraft,
      busy: busyText !== null,
      typing: draft.codigoPropio !== null || draft.observacion.trim() !== '',
      draftOf,
      nameOf: ({ codigoPropio }: ServiceItem) => codigoPropio.nombre,
    },
    searchRef,
  )
  return {
    ...acts,
    /** @param activas the active orders that the screen shows, null where it could not read them */
    placeOrder: (activas: KnownOrders) => send({ type: 'order.requested', hoy: today(), activas }),
  }
}
