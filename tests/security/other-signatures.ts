/** Second signatures of lines of their own, for the calls that need one. */
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { Ordering } from '../support/ordering.ts'

/** One that waits, and one that was returned. */
export interface OtherSignatures {
  readonly pedida: number
  readonly devuelta: number
}

/** A line like that one, in that state, with its second signature: nothing of it touches the line. */
const signature = async (
  { server: { db } }: Ordering,
  linea: number,
  of: { readonly estado: 'pedida' | 'devuelta'; readonly estado_id: number },
): Promise<number> => {
  const { id: _, ...line } = await db
    .selectFrom('orden_articulos')
    .selectAll()
    .where('id', '=', linea)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('orden_articulos')
    .values({ ...line, estado_id: of.estado_id, segunda_firma: 'Alergia registrada' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = await db
    .selectFrom('ordenes')
    .select(['user_id', 'consulta_id'])
    .where('id', '=', line.orden_id)
    .executeTakeFirstOrThrow()
  const request = await db
    .insertInto('segundas_firmas')
    .values({
      orden_articulos_id: id,
      orden_id: line.orden_id,
      consulta_id: order.consulta_id,
      afiliado_id: line.afiliado_id,
      estado: of.estado,
      hallazgos: 'Alergia registrada',
      pedida_por_user_id: order.user_id,
      ...(of.estado === 'devuelta' ? { cerrada_at: new Date(), motivo: 'Falta la prueba' } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return request.id
}

export const otherSignatures = async (ordering: Ordering, linea: number): Promise<OtherSignatures> => ({
  pedida: await signature(ordering, linea, { estado: 'pedida', estado_id: OrderStatus.pendingAudit }),
  devuelta: await signature(ordering, linea, { estado: 'devuelta', estado_id: OrderStatus.denied }),
})
