/** SQL of what an affiliate reads alone. Everything is of the affiliate of the session and of nobody else. */
import { sql } from 'kysely'
import type { AuthorisationState } from '@cauce/domain/authorisation/authorisation-state'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { personName } from '../../db/person-name.ts'
import type { UserCtx } from '../../http/handle.ts'

/** What was ordered in so long, and whatever still serves. */
const MONTHS = 12
const MOST = 100

export interface OwnLine {
  readonly tipo_orden_id: number
  readonly id: number
  readonly orden_id: number
  readonly servicio: string
  readonly cantidad: number
  readonly ordena: string
  readonly fecha: Date
  readonly estado_id: number
  readonly desde: string
  readonly motivo: string | null
  readonly vigencia: string
  readonly vencimiento: string
  readonly sede: string | null
  readonly direccion: string | null
  readonly municipio: string | null
  readonly telefono: string | null
  readonly estado: AuthorisationState | null
  readonly vence_at: Date | null
  readonly pedida: number | null
  readonly cantidad_autorizada: number | null
  readonly numero: string | null
  readonly vigente_hasta: string | null
  readonly causal: string | null
  readonly alternativa: string | null
}

const KINDS = [
  [OrderType.medications, 'orden_articulos', 'medicamentos', 'codesumi_id', 'cantidad_medico', 'orden_articulos_id'],
  [OrderType.procedures, 'orden_procedimientos', 'cups', 'cup_id', 'cantidad', 'orden_procedimientos_id'],
  [
    OrderType.ownCodes,
    'orden_codigos_propios',
    'codigos_propios',
    'codigo_propio_id',
    'cantidad',
    'orden_codigo_propio_id',
  ],
] as const

const linesOf = (ctx: UserCtx) =>
  sql.join(
    KINDS.map(
      ([tipo, table, catalogue, item, quantity, key]) => sql`
        select ${sql.lit(tipo)}::int as tipo_orden_id, l.id, l.orden_id, c.nombre as servicio, l.${sql.ref(quantity)}::int as cantidad,
          l.created_at as fecha, l.estado_id, (l.estado_desde at time zone 'America/Bogota')::date as desde, l.estado_motivo as motivo,
          l.fecha_vigencia as vigencia, l.fecha_vencimiento as vencimiento, l.rep_id,
          (select z.id from autorizaciones z where z.${sql.ref(key)} = l.id order by z.id desc limit 1) as autorizacion_id
        from ${sql.table(table)} l join ${sql.table(catalogue)} c on c.id = l.${sql.ref(item)}
        where l.afiliado_id = ${ctx.user.afiliado_id}::int
          and (l.created_at > ${ctx.now()}::timestamptz - make_interval(months => ${MONTHS}) or l.fecha_vencimiento >= ${ctx.today()}::date)`,
    ),
    sql` union all `,
  )

/** The newest first. */
export const ownLines = async (ctx: UserCtx): Promise<readonly OwnLine[]> => {
  const { rows } = await sql<OwnLine>`
    select w.*, r.nombre as sede, r.direccion, m.nombre as municipio, r.telefono1 as telefono, ${personName} as ordena, z.estado, z.vence_at,
      z.cantidad as pedida, z.cantidad_autorizada, z.numero, z.vigente_hasta, n.causal, n.alternativa
    from (${linesOf(ctx)}) w
    join ordenes d on d.id = w.orden_id join users u on u.id = d.user_id left join operadores o on o.id = u.operador_id
    left join reps r on r.id = w.rep_id left join municipios m on m.id = r.municipio_id
    left join autorizaciones z on z.id = w.autorizacion_id left join negaciones n on n.autorizacion_id = z.id
    order by w.fecha desc, w.tipo_orden_id, w.id desc limit ${MOST}`.execute(ctx.db)
  return rows
}
