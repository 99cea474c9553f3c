/** The clock of a thing ends with an answer, or has no effect any more. */
import type { Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { fulfil, voidTerm } from './acts.ts'
import type { Act } from './move-term.ts'

export const endTerm = async (
  trx: Transaction<DB>,
  owner: { readonly dueno_tipo: string; readonly dueno_id: number },
  act: Act,
  how: 'answered' | 'void' = 'answered',
): Promise<void> => {
  const term = await trx
    .selectFrom('terminos')
    .select('id')
    .where('dueno_tipo', '=', owner.dueno_tipo)
    .where('dueno_id', '=', owner.dueno_id)
    .where('gobierna', '=', true)
    .executeTakeFirst()
  if (term === undefined) return
  await (how === 'void' ? voidTerm(trx, term.id, act) : fulfil(trx, term.id, act.at, act))
}
