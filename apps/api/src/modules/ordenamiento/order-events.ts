/** What ordering tells the other modules: ids and quantities, never what was ordered. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PayloadOf } from '@cauce/domain/kit/events/events'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { publish, publishEach } from '../../kit/events/publish.ts'
import type { LineKind } from './line-kinds.ts'

const thingOf = (orden_id: number): string => `orden:${orden_id}`

interface Created {
  readonly orden_id: number
  readonly tipo_orden_id: number
  readonly afiliado_id: number
  readonly consulta_id: number
}

/** `orden.creada`, with the lines of any kind that were written in this transaction. */
export const tellOrderCreated = async (trx: Kysely<DB>, ctx: UserCtx, created: Created): Promise<void> => {
  const { rows: lineas } = await sql<PayloadOf<'orden.creada'>['lineas'][number]>`
    select 'orden_articulos' as tabla, id as linea_id, estado_id, cantidad_medico::float8 as cantidad, rep_id
    from orden_articulos where orden_id = ${created.orden_id}
    union all select 'orden_codigos_propios', id, estado_id, cantidad::float8, rep_id
    from orden_codigos_propios where orden_id = ${created.orden_id}
    union all select 'orden_esquema_lineas', l.id, l.estado_id, l.cantidad_aplicaciones::float8, h.rep_id
    from orden_esquemas h join orden_esquema_lineas l on l.orden_esquemas_id = h.id where h.orden_id = ${created.orden_id}
    order by 1, 2`.execute(trx)
  await publish(trx, ctx, {
    nombre: 'orden.creada',
    agregado: thingOf(created.orden_id),
    payload: { ...created, lineas },
  })
}

/** The same inside the statement that writes an order of procedures, over its `orden` and its lines `numeradas`. */
export const tellProceduresCreated = (
  ctx: UserCtx,
  { afiliado_id, consulta_id, tipo_orden_id }: Omit<Created, 'orden_id'>,
): RawBuilder<unknown> =>
  publishEach(
    ctx,
    {
      nombre: 'orden.creada',
      agregado: sql`'orden:' || orden.id`,
      payload: sql`jsonb_build_object('orden_id', orden.id, 'tipo_orden_id', ${tipo_orden_id}::int,
        'afiliado_id', ${afiliado_id}::int, 'consulta_id', ${consulta_id}::int, 'lineas', (
          select jsonb_agg(jsonb_build_object('tabla', 'orden_procedimientos', 'linea_id', n.id, 'estado_id', n.estado_id,
            'cantidad', n.cantidad, 'rep_id', n.rep_id) order by n.n) from numeradas n))`,
    },
    sql`orden`,
  )

interface OfOrder {
  readonly id: number
  readonly orden_id: number
  readonly afiliado_id: number
}

/** `orden.anulada`; `por_linea_id` where another took its place. */
export const tellAnnulled = (
  trx: Kysely<DB>,
  ctx: UserCtx,
  { tabla }: Pick<LineKind, 'tabla'>,
  { id: linea_id, orden_id, afiliado_id }: OfOrder,
  por_linea_id: number | null = null,
): Promise<void> =>
  publish(trx, ctx, {
    nombre: 'orden.anulada',
    agregado: thingOf(orden_id),
    payload: { tabla, linea_id, afiliado_id, por_linea_id },
  })

/** `orden.prestada`: the line whole, since today it is registered whole. */
export const tellGiven = async (
  trx: Kysely<DB>,
  ctx: UserCtx,
  { tabla }: Pick<LineKind, 'tabla'>,
  { id: linea_id, orden_id, afiliado_id, rep_id }: OfOrder & { readonly rep_id: number | null },
): Promise<void> => {
  const { rows } = await sql<{ cantidad: number | null }>`
    select coalesce(to_jsonb(l) ->> 'cantidad', to_jsonb(l) ->> 'cantidad_medico')::float8 as cantidad
    from ${sql.table(tabla)} l where id = ${linea_id}`.execute(trx)
  const cantidad = rows[0]?.cantidad ?? null
  await publish(trx, ctx, {
    nombre: 'orden.prestada',
    agregado: thingOf(orden_id),
    payload: { tabla, linea_id, afiliado_id, cantidad, resta: 0, rep_id, origen: 'orden', origen_id: orden_id },
  })
}

/** `orden.redireccionada`. */
export const tellRouted = (
  trx: Kysely<DB>,
  ctx: UserCtx,
  { tabla }: Pick<LineKind, 'tabla'>,
  { id: linea_id, orden_id, rep_id: de_rep_id }: OfOrder & { readonly rep_id: number | null },
  a_rep_id: number,
): Promise<void> =>
  publish(trx, ctx, {
    nombre: 'orden.redireccionada',
    agregado: thingOf(orden_id),
    payload: { tabla, linea_id, de_rep_id, a_rep_id },
  })
