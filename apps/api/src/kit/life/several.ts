/** One move of several things of a life: each in a transaction of its own, and each says what came of it. */
import type { MovedLine } from '@cauce/contract/kit/several'
import { ApiFailure } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { moveThing, type AskedMove } from './move.ts'
import type { LifeStore, Living } from './store.ts'

type AskedSeveral<Name extends string, Carried extends string> = Omit<AskedMove<Name, Carried>, 'id' | 'version'> & {
  readonly cosas: readonly { readonly id: number; readonly version: number }[]
}

/** The first sentence at a field, or that of the whole. */
const sentenceOf = ({ message, errores = {} }: ApiFailure): string => Object.values(errores)[0]?.[0] ?? message

/**
 * Moves each thing once. A refusal is said in its line; what is no refusal fails the whole, and asking again with the same key goes on
 * where it was cut: what was done answers the same.
 */
export const moveSeveral = async <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  ctx: UserCtx,
  store: LifeStore<State, Name, Facts, Carried, Row>,
  callId: string,
  asked: AskedSeveral<Name, Carried>,
): Promise<{ readonly lineas: readonly MovedLine[] }> => {
  const { cosas, ...move } = asked
  const lineas: MovedLine[] = []
  for (const { id, version } of new Map(cosas.map((thing) => [thing.id, thing])).values()) {
    const idempotencyKey = ctx.idempotencyKey === null ? null : `${ctx.idempotencyKey}:${id}`
    try {
      const { mensaje } = await moveThing({ ...ctx, idempotencyKey }, store, callId, { ...move, id, version })
      lineas.push({ id, hecho: true, texto: mensaje })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      lineas.push({ id, hecho: false, texto: sentenceOf(error) })
    }
  }
  return { lineas }
}
