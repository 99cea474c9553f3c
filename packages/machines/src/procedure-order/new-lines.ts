/** How lines come into the list: from the form, and from a set; and one observation for them all. */
import { type ProcedureDraft, withObservation } from '@cauce/domain/procedure/draft'
import { linesToAdd, type ShownSetLine } from '@cauce/domain/procedure/procedure-set'
import { lineBegins } from '../ordering-done.ts'
import type { OrderContext, OrderItem } from './types.ts'

type Change = Partial<OrderContext>

type NewLine = Pick<OrderItem, 'procedimiento' | 'cantidad' | 'fechaVigencia' | 'observacion'>

export const newItem = (key: number, line: NewLine): OrderItem => ({
  key,
  ...line,
  validado: null,
  historicoAceptado: false,
  advertencias: [],
  consentimiento: null,
  routing: null,
  routingAsked: false,
  errores: {},
})

/** The draft as it would be added: without an observation of its own it takes the one of the line before. */
export const draftToAdd = ({ draft, items }: Pick<OrderContext, 'draft' | 'items'>): ProcedureDraft =>
  withObservation(draft, items)

/** What the list does not have yet of a set goes to its end, from today; the draft stays as it is. */
export const setAdded = (context: OrderContext, lines: readonly ShownSetLine[], hoy: string): Change => {
  const { items, nextItem } = context
  const added = linesToAdd(lines, items).map((line, at) => newItem(nextItem + at, { ...line, fechaVigencia: hoy }))
  return { ...lineBegins(context), hoy, items: [...items, ...added], nextItem: nextItem + added.length }
}

/** One observation for every line of the list. */
export const itemsObserved = ({ items }: OrderContext, observacion: string): Change =>
  observacion.trim() === '' ? {} : { items: items.map((item) => ({ ...item, observacion: observacion.trim() })) }
