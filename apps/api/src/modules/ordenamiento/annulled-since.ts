/** Whether the order of an answer that is given again still stands. */
import { ANNULLED_SINCE, annulledSince } from '@cauce/domain/ordering/annulled-since'
import { fail } from '../../http/failure.ts'
import type { StillHolds } from '../../http/idempotency.ts'
import { LINE_KINDS, type LineKind } from './line-kinds.ts'

interface Generated {
  readonly original: { readonly 0: { readonly id: number } }
}

/** 409 `orden.anulada_despues` where all the lines of that order were annulled since. */
export const notAnnulledSince =
  (tipo: keyof typeof LINE_KINDS): StillHolds<Generated> =>
  async (db, { original }) => {
    const { id } = original[0]
    const { tabla }: LineKind = LINE_KINDS[tipo]
    const lines = await db.selectFrom(tabla).select('estado_id').where('orden_id', '=', id).execute()
    const why = annulledSince(
      id,
      lines.map(({ estado_id }) => estado_id),
    )
    if (why !== null) throw fail(409, ANNULLED_SINCE, why)
  }
