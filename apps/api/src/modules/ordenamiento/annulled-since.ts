/** Whether the order of an answer that is given again still stands. */
import { ANNULLED_SINCE, annulledSince } from '@cauce/domain/ordering/annulled-since'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { fail } from '../../http/failure.ts'
import type { StillHolds } from '../../http/idempotency.ts'
import { LIVING_KINDS } from './line-kinds.ts'

interface Generated {
  readonly original: { readonly 0: { readonly id: number } }
}

/** 409 `orden.anulada_despues` where all the lines of that order were annulled since. */
export const notAnnulledSince =
  (tipo: OrderType): StillHolds<Generated> =>
  async (db, { original }) => {
    const { id } = original[0]
    const table = tipo === OrderType.schemes ? 'orden_esquema_lineas' : LIVING_KINDS[tipo].tabla
    const lines =
      table === 'orden_esquemas'
        ? []
        : await db.selectFrom(table).select('estado_id').where('orden_id', '=', id).execute()
    const why = annulledSince(
      id,
      lines.map(({ estado_id }) => estado_id),
    )
    if (why !== null) throw fail(409, ANNULLED_SINCE, why)
  }
