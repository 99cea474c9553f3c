/** What decides over a request besides its order: what was done before, what is in force and what else waits. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'

interface Of {
  readonly id: number
  readonly afiliado_id: number
  readonly orden_procedimientos_id: number | null
  readonly orden_articulos_id: number | null
  readonly orden_codigo_propio_id: number | null
}

interface Other {
  readonly orden_id: number
  readonly servicio: string
  readonly cantidad: number
  readonly fecha: Date
  readonly estado: string
  readonly sede: string | null
}

const MONTHS = 12
const MOST = 30

/** Lines of one kind, with the name of what each is. */
const linesOf = (
  [table, catalogue, item, quantity]: readonly [string, string, string, string],
  where: RawBuilder<unknown>,
) =>
  sql<Other>`select l.orden_id, c.nombre as servicio, l.${sql.raw(quantity)}::int as cantidad, l.created_at as fecha, s.nombre as estado,
      r.nombre as sede
    from ${sql.table(table)} l join ${sql.table(catalogue)} c on c.id = l.${sql.raw(item)} join estados s on s.id = l.estado_id
    left join reps r on r.id = l.rep_id where ${where}`

const PROCEDURES = ['orden_procedimientos', 'cups', 'cup_id', 'cantidad'] as const
const MEDICATIONS = ['orden_articulos', 'medicamentos', 'codesumi_id', 'cantidad_medico'] as const
const SERVICES = ['orden_codigos_propios', 'codigos_propios', 'codigo_propio_id', 'cantidad'] as const

const kindOf = ({ orden_procedimientos_id, orden_articulos_id, orden_codigo_propio_id }: Of) => {
  if (orden_procedimientos_id !== null) return { kind: PROCEDURES, line: orden_procedimientos_id }
  return orden_articulos_id === null
    ? { kind: SERVICES, line: orden_codigo_propio_id ?? 0 }
    : { kind: MEDICATIONS, line: orden_articulos_id }
}

/** The same for the person in the last months, newest first; not this one. */
export const sameService = async (db: Kysely<DB>, of: Of, now: Date): Promise<readonly Other[]> => {
  const { kind, line } = kindOf(of)
  const [table, , item] = kind
  const { rows } = await sql<Other>`${linesOf(
    kind,
    sql`l.afiliado_id = ${of.afiliado_id}::int and l.id <> ${line}::int
      and l.created_at > ${now}::timestamptz - make_interval(months => ${MONTHS})
      and l.${sql.raw(item)} = (select e.${sql.raw(item)} from ${sql.table(table)} e where e.id = ${line}::int)`,
  )} order by l.created_at desc, l.id desc limit ${MOST}`.execute(db)
  return rows
}

/** Numbers of the same that still serve. */
export const inForce = async (db: Kysely<DB>, of: Of, today: CalendarDate) => {
  const { kind, line } = kindOf(of)
  const [table, , item] = kind
  const key = {
    orden_procedimientos: 'orden_procedimientos_id',
    orden_articulos: 'orden_articulos_id',
    orden_codigos_propios: 'orden_codigo_propio_id',
  }[table]
  const { rows } = await sql<{ numero: string; cantidad: number; hasta: string }>`
    select z.numero, z.cantidad_autorizada as cantidad, z.vigente_hasta as hasta from autorizaciones z
    join ${sql.table(table)} l on l.id = z.${sql.raw(key)}
    where z.afiliado_id = ${of.afiliado_id}::int and z.id <> ${of.id}::int and z.numero is not null and z.vigente_hasta >= ${today}::date
      and l.estado_id in (4, 42)
      and l.${sql.raw(item)} = (select e.${sql.raw(item)} from ${sql.table(table)} e where e.id = ${line}::int)
    order by z.id desc limit ${MOST}`.execute(db)
  return rows
}

const waits = (of: Of, column: string) =>
  sql`exists (select from autorizaciones z where z.${sql.raw(column)} = l.id and z.afiliado_id = ${of.afiliado_id}::int
    and z.id <> ${of.id}::int and z.estado in ('en_cola', 'tomada', 'devuelta', 'segundo_concepto'))
    and l.afiliado_id = ${of.afiliado_id}::int`

/** What else of the person waits for a decision. */
export const otherWaiting = async (db: Kysely<DB>, of: Of): Promise<readonly Other[]> => {
  const { rows } = await sql<Other>`
    ${linesOf(PROCEDURES, waits(of, 'orden_procedimientos_id'))} union all ${linesOf(MEDICATIONS, waits(of, 'orden_articulos_id'))}
    union all ${linesOf(SERVICES, waits(of, 'orden_codigo_propio_id'))} order by fecha desc limit ${MOST}`.execute(db)
  return rows
}

/** What the order was for. */
export const diagnosesOfOrder = async (db: Kysely<DB>, consulta_id: number, linea_id: number | null) => {
  const { rows } = await sql<{ texto: string }>`
    select concat(x.codigo, ' ', x.nombre) as texto from cie10 x
    where x.id in (select g.cie10_id from consulta_diagnosticos g where g.consulta_id = ${consulta_id}::int
      union select l.diagnostico_id from orden_articulos l where l.id = ${linea_id}::int)
    order by x.codigo`.execute(db)
  return rows.map(({ texto }) => texto)
}
