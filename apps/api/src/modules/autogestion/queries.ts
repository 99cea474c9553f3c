/** SQL of what an affiliate reads alone. Everything is of the affiliate of the session and of nobody else. */
import { sql, type Kysely } from 'kysely'
import type { AuthorisationState } from '@cauce/domain/authorisation/authorisation-state'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { LivingType } from '../ordenamiento/open.ts'

/** What was ordered in so long, and whatever still serves. */
const MONTHS = 12
const MOST = 100

export interface OwnLine {
  readonly tipo_orden_id: LivingType
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
  readonly automatica: boolean
  readonly cambios: number
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
          l.fecha_vigencia as vigencia, l.fecha_vencimiento as vencimiento, l.rep_id, l.direccionamieno_automatico and l.rep_id is not null as automatica,
          (select count(*)::int from direccionamientos h where h.${sql.ref(key)} = l.id and h.user_id = ${ctx.user.id}::int) as cambios,
          (select z.id from autorizaciones z where z.${sql.ref(key)} = l.id order by z.id desc limit 1) as autorizacion_id
        from ${sql.table(table)} l join ${sql.table(catalogue)} c on c.id = l.${sql.ref(item)}
        where l.afiliado_id = ${ctx.user.afiliado_id}::int
          and (l.created_at > ${ctx.now()}::timestamptz - make_interval(months => ${MONTHS}) or l.fecha_vencimiento >= ${ctx.today()}::date)`,
    ),
    sql` union all `,
  )

/** A line by its kind and its id. */
interface NamedKind {
  readonly tipo_orden_id: number
  readonly id: number
}

/** The newest first; only one of them, where it is said which. */
export const ownLines = async (ctx: UserCtx, db: Kysely<DB>, only?: NamedKind): Promise<readonly OwnLine[]> => {
  const { rows } = await sql<OwnLine>`
    select w.*, r.nombre as sede, r.direccion, m.nombre as municipio, r.telefono1 as telefono, ${personName} as ordena, z.estado, z.vence_at,
      z.cantidad as pedida, z.cantidad_autorizada, z.numero, z.vigente_hasta, n.causal, n.alternativa
    from (${linesOf(ctx)}) w
    join ordenes d on d.id = w.orden_id join users u on u.id = d.user_id left join operadores o on o.id = u.operador_id
    left join reps r on r.id = w.rep_id left join municipios m on m.id = r.municipio_id
    left join autorizaciones z on z.id = w.autorizacion_id left join negaciones n on n.autorizacion_id = z.id
    where ${only === undefined ? sql`true` : sql`w.tipo_orden_id = ${only.tipo_orden_id}::int and w.id = ${only.id}::int`}
    order by w.fecha desc, w.tipo_orden_id, w.id desc limit ${MOST}`.execute(db)
  return rows
}

/** As many as a person looks through. */
const MOST_SITES = 50

interface Site {
  readonly id: number
  readonly nombre: string
  readonly direccion: string | null
  readonly municipio: string
}

/** Sites of the department where the affiliate is attended, with a contract in force for what is ordered; where it is now is left out. */
export const sitesFor = async (
  ctx: UserCtx,
  db: Kysely<DB>,
  { tipo_orden_id, id }: NamedKind,
): Promise<readonly Site[]> => {
  const kind = KINDS.find(([tipo]) => tipo === tipo_orden_id)
  if (kind === undefined) return []
  const [, table, catalogue, item] = kind
  const { rows } = await sql<Site>`
    select r.id, r.nombre, r.direccion, m.nombre as municipio
    from ${sql.table(table)} l join ${sql.table(catalogue)} c on c.id = l.${sql.ref(item)} join afiliados a on a.id = l.afiliado_id
    join municipios near on near.id = a.municipio_atencion_id
    join municipios m on m.departamento_id = near.departamento_id
    join reps r on r.municipio_id = m.id and r.activo and r.id is distinct from l.rep_id
    where l.id = ${id}::int and l.afiliado_id = ${ctx.user.afiliado_id}::int and exists (
      select from contratos k where k.rep_id = r.id and k.entidad_id = a.entidad_id and k.servicio = c.servicio
        and k.vigente_desde <= ${ctx.today()}::date and (k.vigente_hasta is null or k.vigente_hasta >= ${ctx.today()}::date))
    order by m.id <> near.id, r.nombre, r.id limit ${MOST_SITES}`.execute(db)
  return rows
}
