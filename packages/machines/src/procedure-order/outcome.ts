/** The order from its sending to its end: pure functions from a fact to what changes in the context. */
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { errorsOfLine, failureOf } from '../failure.ts'
import type { ConsentOutput } from '../procedure-consent/types.ts'
import { errorDialog } from './error-dialog.ts'
import { draftCleared } from './list.ts'
import type { OrderAnswer, OrderContext, OrderItem } from './types.ts'

type Change = Partial<OrderContext>

/** Nobody knows whether it ordered: the key stays for the next try. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, ORDER_ERROR) })

/** The answer is known and it is no: the key has served its purpose. */
export const orderRefused = (context: OrderContext, thrown: unknown): Change => ({
  dialog: errorDialog(thrown, ORDER_ERROR),
  idempotencyKey: null,
  items: context.items.map((item, index) => ({
    ...item,
    errores: errorsOfLine(failureOf(thrown).errores, index),
  })),
})

/** An earlier try did order, and the list changed since. */
export const orderedBefore: Change = {
  dialog: { titulo: ERROR_TITLE, mensaje: ALREADY_ORDERED, tipo: 'error' },
  idempotencyKey: null,
}

export const orderAnswered = (context: OrderContext, { original }: OrderAnswer): Change => {
  const { mensaje, type } = original
  if (type === 'error')
    return { idempotencyKey: null, dialog: { titulo: ERROR_TITLE, mensaje, tipo: type }, placed: null }
  const { id } = original[0]
  return {
    idempotencyKey: null,
    dialog: null,
    placed: { id, lines: context.items, at: 0, consents: [] },
    done: { id, count: context.items.length, mensaje },
  }
}

/** The line whose consent is being looked at. */
export const consentLine = ({ placed }: OrderContext): OrderItem | null => placed?.lines[placed.at] ?? null

/** On to the next line; `result` is how the consent of this one ended, null where it asked for none. */
export const consentWalked = ({ placed }: OrderContext, result: ConsentOutput['result'] | null): Change => {
  if (placed === null) return {}
  const line = placed.lines[placed.at]
  const consents =
    result === null || line === undefined
      ? placed.consents
      : [...placed.consents, { cup_id: line.procedimiento.id, result }]
  return { placed: { ...placed, at: placed.at + 1, consents } }
}

/** Back to collecting. What was ordered leaves the list and the form; what was not ordered stays. */
export const orderFinished = ({ placed, hoy }: OrderContext): Change =>
  placed === null ? {} : { items: [], placed: null, ...draftCleared(hoy) }
