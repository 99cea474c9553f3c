/** What is said when an order would double one that is already there. */
import { ORDERED_ALREADY } from '@cauce/contract/ordenamiento'
import { alreadyOrderedText, JUST_ORDERED } from '@cauce/domain/procedure/repeated-order'
import { errorCode } from '../../db/unavailable.ts'
import { fail, type ApiFailure } from '../../http/failure.ts'
import { SAME_ORDER } from './insert-order.ts'
import type { CatalogueProcedure, OrderingContext } from './ordering-context.ts'

type Earlier = OrderingContext['abiertas'][number]
/** Its position in the list, and the open line that it would double. */
export type RepeatedLine = readonly [number, Pick<CatalogueProcedure, 'nombre'>, Earlier]

/** 409 that names the first order that is already there; each line has its own at `<position>.procedimiento`. */
export const alreadyOrdered = (lines: readonly RepeatedLine[]): ApiFailure => {
  const errores = Object.fromEntries(
    lines.map(([index, { nombre }, earlier]) => [
      `${index}.procedimiento`,
      [alreadyOrderedText({ ...earlier, procedimiento: nombre })],
    ]),
  )
  return fail(409, ORDERED_ALREADY, Object.values(errores)[0]?.[0] ?? JUST_ORDERED, errores)
}

const UNIQUE_VIOLATION = '23505'

/** Whether the database kept a turn from being given twice. */
export const isSameOrder = (error: unknown): boolean =>
  errorCode(error) === UNIQUE_VIOLATION &&
  typeof error === 'object' &&
  error !== null &&
  Reflect.get(error, 'constraint') === SAME_ORDER

/** 409 for who lost the race and had said that it was to be ordered again. */
export const justOrdered = (): ApiFailure => fail(409, ORDERED_ALREADY, JUST_ORDERED)
