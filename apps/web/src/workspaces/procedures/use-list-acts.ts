/** What a person does with the list of procedures. */
import { today } from '../../app/today.ts'
import type { ProcedureDraft } from '@cauce/domain/procedure/draft'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import type { RefObject } from 'react'
import { listActs } from '../orders/list-acts.ts'
import { type ProcedureOrder } from './use-procedure-order.ts'

const draftOf = ({ procedimiento, cantidad, fechaVigencia, observacion }: OrderItem): ProcedureDraft => ({
  procedimiento,
  cantidad,
  fechaVigencia,
  observacion,
})

export const useListActs = (order: ProcedureOrder, searchRef: RefObject<HTMLInputElement | null>) => {
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
      typing: draft.procedimiento !== null || draft.observacion.trim() !== '',
      draftOf,
      nameOf: ({ procedimiento }: OrderItem) => procedimiento.nombre,
    },
    searchRef,
  )
  return { ...acts, placeOrder: () => send({ type: 'order.requested', hoy: today() }) }
}
