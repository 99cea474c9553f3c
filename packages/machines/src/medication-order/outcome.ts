/** The order from its sending to its end: pure functions from a fact to what changes in the context. */
import { toSentChecks } from '@cauce/domain/medication/ledger'
import { toMedicationLine } from '@cauce/domain/medication/draft'
import { MEDICATION_ORDER_DONE, MEDICATION_ORDER_ERROR } from '@cauce/domain/medication/messages'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { errorsOfLine, failureOf, type FieldErrors } from '../failure.ts'
import type { OrderAnswer } from '../procedure-order/types.ts'
import { errorDialog } from '../procedure-order/error-dialog.ts'
import { rechecked } from './queue.ts'
import type { MedicationItem, MedicationOrderContext } from './types.ts'

type Context = MedicationOrderContext
type Change = Partial<Context>

/** The list as it travels. The same list always gives the same body: an idempotency key is bound to it. */
export const toWire = ({ items }: Pick<Context, 'items'>): readonly MedicationLine[] =>
  items.flatMap(
    ({ draft, comprobaciones }) => toMedicationLine(draft, { comprobaciones: toSentChecks(comprobaciones) }) ?? [],
  )

/** Nobody knows whether it ordered: the key stays for the next try. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, MEDICATION_ORDER_ERROR) })

/** The answer is known and it is no: the key has served its purpose; messages of fields go to their lines. */
export const orderRefused = ({ items }: Context, thrown: unknown): Change => ({
  dialog: errorDialog(thrown, MEDICATION_ORDER_ERROR),
  idempotencyKey: null,
  items: items.map((item, index) => ({ ...item, errores: errorsOfLine(failureOf(thrown).errores, index) })),
})

const unansweredOf = (item: MedicationItem, index: number, errores: FieldErrors): MedicationItem => ({
  ...item,
  sinResponder: [...new Set(Object.values(errorsOfLine(errores, index)).flat())],
})

/**
 * The server made the checks again and found what the lines do not answer: they are checked again. A refusal that names no line
 * is about all of them.
 */
export const checksUnanswered = (context: Context, thrown: unknown): Change => {
  const items = context.items.map((item, index) => unansweredOf(item, index, failureOf(thrown).errores))
  const named = items.filter(({ sinResponder }) => sinResponder.length > 0)
  const keys = (named.length > 0 ? named : items).map(({ key }) => key)
  return {
    dialog: errorDialog(thrown, MEDICATION_ORDER_ERROR),
    idempotencyKey: null,
    items,
    ...rechecked({ ...context, items }, keys),
  }
}

/** The server answered that it did not order. */
export const orderDenied = ({ original }: OrderAnswer): Change => ({
  idempotencyKey: null,
  dialog: { titulo: ERROR_TITLE, mensaje: original.mensaje, tipo: original.type },
})

/** What was ordered leaves the list; what is being typed meanwhile stays. */
export const orderPlaced = (context: Context, { original }: OrderAnswer): Change => ({
  idempotencyKey: null,
  items: [],
  removed: null,
  done: { id: original[0].id, count: context.items.length, mensaje: MEDICATION_ORDER_DONE },
})
