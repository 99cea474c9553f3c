/** The queues of the referrals. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReferralReader } from '@cauce/domain/referral/reach'
import { REFERRAL_OWNER, REFERRAL_URGENCY } from '@cauce/domain/referral/answer-term'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { escapeLike, holdsEvery, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { counted, foundFirst } from '../../kit/list/counted.ts'
import { byDanger, type Sorted } from '../../kit/queue/by-danger.ts'
import { inDays } from '../historico/paging.ts'
import { isReachableReferral } from './access.ts'
import { referrals } from './queries.ts'

export interface Queue {
  readonly reader: ReferralReader
  readonly cola: 'registradas' | 'seguimiento' | 'procesado'
  readonly mias?: boolean
  readonly texto?: string
  readonly desde?: string
  readonly hasta?: string
  readonly tipo_anexo_id?: number
  readonly tipo_solicitud?: string
}

const TRUE = sql<boolean>`true`

/** Written out, so that an index of the open ones serves. */
const CLOSED = sql.lit(REFERRAL_STATES.closed)

/** The states of a queue, over what is told of them. */
const inStates = ({ cola }: Queue, estado: RawBuilder<string>): RawBuilder<boolean> =>
  cola === 'registradas'
    ? TRUE
    : cola === 'procesado'
      ? sql<boolean>`${estado} = ${CLOSED}`
      : sql<boolean>`${estado} <> ${CLOSED}`

const isRegisteredBy = ({ id, rep_id }: ReferralReader): RawBuilder<boolean> =>
  sql<boolean>`(f.user_id = ${id}::int or f.rep_id = ${rep_id}::int)`

/** Every word in the name or the document, or the text in the code. */
const hasText = (texto: string): RawBuilder<boolean> => {
  const patterns = wordPatterns(texto)
  if (patterns.length === 0) return TRUE
  // Each half has an index of its own, which one condition over both would not use.
  return sql<boolean>`f.id in (
    select y.id from referencias y join afiliados x on x.id = y.afiliado_id where ${holdsEvery('x.busqueda', patterns)}
    union all select y.id from referencias y where y.codigo_remision ilike ${`%${escapeLike(texto.trim())}%`}::text)`
}

const conditions = (queue: Queue): readonly RawBuilder<boolean>[] => [
  isReachableReferral(queue.reader),
  ...(queue.cola === 'registradas' ? [isRegisteredBy(queue.reader)] : []),
  inDays(sql<Date>`f.created_at`, queue),
  ...(queue.mias === true ? [sql<boolean>`f.gestor_user_id = ${queue.reader.id}::int`] : []),
  ...(queue.texto === undefined ? [] : [hasText(queue.texto)]),
  ...(queue.tipo_anexo_id === undefined ? [] : [sql<boolean>`f.tipo_anexo_id = ${queue.tipo_anexo_id}::int`]),
  ...(queue.tipo_solicitud === undefined || queue.tipo_solicitud.trim() === ''
    ? []
    : [sql<boolean>`f.tipo_solicitud = ${queue.tipo_solicitud.trim()}::text`]),
]

/** Where a state stands in the life of a referral. */
function placeOf(estado: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`array_position(${Object.values(REFERRAL_STATES)}::text[], ${estado})`
}

/** The referrals of a queue in a state. */
const inState = (queue: Queue, estado: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([...conditions(queue), sql`f.estado = ${estado}`], sql` and `)}`

/** How many there are in each state, in the order of their life; each up to what a list counts. */
export const statesOf = async (db: Kysely<DB>, queue: Queue) => {
  const estado = sql<string>`e.estado`
  const { rows } = await sql<{ estado: string; total: number }>`
    with recursive e as (
      (select estado from referencias order by estado limit 1)
      union all select (select f.estado from referencias f where f.estado > e.estado order by f.estado limit 1) from e
        where e.estado is not null
    ), c as materialized (
      select e.estado, ${counted(sql`select 1 from referencias f where ${inState(queue, estado)}`)} as total from e
      where e.estado is not null and ${inStates(queue, estado)}
    )
    select c.estado, c.total from c where c.total > 0 order by ${placeOf(sql<string>`c.estado`)}`.execute(db)
  return rows
}

const KEYS = {
  registro: [sql`f.created_at`],
  afiliado: [sql`a.primer_apellido`, sql`a.segundo_apellido`, sql`a.primer_nombre`],
  institucion: [sql`r.nombre`],
  estado: [placeOf(sql<string>`f.estado`), sql`f.created_at`],
} as const
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

/** What an order looks at beside the referral. */
const BESIDE: Readonly<Record<string, RawBuilder<unknown>>> = {
  afiliado: sql`join afiliados a on a.id = f.afiliado_id`,
  institucion: sql`left join reps r on r.id = f.rep_id`,
  espera: sql`left join terminos t on t.dueno_tipo = ${REFERRAL_OWNER} and t.dueno_id = f.id and t.gobierna`,
}

export interface QueueSlice {
  /** A column of the list; with a dash, backwards. */
  readonly orden: string
  /** The server's clock. */
  readonly now: Date
  /** How many are found. */
  readonly count: number
  readonly limit: number
  readonly offset: number
}

/** What was closed waits no more: of it the last one comes first. */
const keyOf = ({ cola }: Queue, orden: string): string => {
  const name = orden.replace('-', '')
  return name === 'espera' && cola === 'procesado' ? 'registro' : name
}

const sortOf = (name: string, { orden, now }: QueueSlice): RawBuilder<unknown> => {
  const direction = orden.startsWith('-') ? 'desc' : 'asc'
  const keys: Sorted = [
    ...(isKey(name)
      ? KEYS[name].map((key) => [key, direction] as const)
      : byDanger({ classes: REFERRAL_URGENCY, now, registro: sql<Date>`f.created_at` }, direction)),
    [sql`f.id`, direction],
  ]
  return sql.join(keys.map(([key, way]) => sql`${key} ${sql.raw(way)}`))
}

/** Which ones a page has. Only what the order looks at is joined before it is cut. */
const onPage = (queue: Queue & { readonly estado?: string }, slice: QueueSlice) => {
  const { estado, cola } = queue
  const name = keyOf(queue, slice.orden)
  const state = estado ?? (cola === 'procesado' ? REFERRAL_STATES.closed : undefined)
  const own = [...conditions(queue), inStates(queue, sql<string>`f.estado`)]
  const all = state === undefined ? own : [...own, sql`f.estado = ${state}::text`]
  const found = sql`select f.* from referencias f where ${sql.join(all, sql` and `)}`
  return sql<{ id: number; lugar: number }>`(select id, row_number() over () as lugar from (
    select f.id from ${foundFirst(found, slice.count)} as f ${BESIDE[name] ?? sql``}
    order by ${sortOf(name, slice)} limit ${slice.limit}::int offset ${slice.offset}::int) as elegidas)`
}

/** A page of the queue. */
export const pageOf = (db: Kysely<DB>, queue: Queue & { readonly estado?: string }, slice: QueueSlice) =>
  referrals(db)
    .innerJoin(onPage(queue, slice).as('pagina'), (join) => join.onRef('pagina.id', '=', 'f.id'))
    .innerJoin('afiliados as a', 'a.id', 'f.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .leftJoin('referencia_cie10s as d', (join) => join.onRef('d.referencia_id', '=', 'f.id').on('d.orden', '=', 1))
    .leftJoin('cie10 as e', 'e.id', 'd.cie10_id')
    .select([
      'f.fecha_aceptacion',
      'f.hora_aceptacion',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'a.fecha_nacimiento',
      'a.sexo',
      'a.numero_documento',
      'td.codigo as tipo_documento_codigo',
      'e.codigo as diagnostico_codigo',
      'e.nombre as diagnostico_nombre',
      sql<number>`(select count(*) from mensajes s where s.canal_id = c.id and s.user_id <> ${queue.reader.id}::int
        and s.id > coalesce((select p.leido_mensaje_id from canal_miembros p
          where p.canal_id = c.id and p.user_id = ${queue.reader.id}::int), 0))::int`.as('sin_leer'),
    ])
    .orderBy('pagina.lugar')
    .execute()

export type QueueRow = Awaited<ReturnType<typeof pageOf>>[number]
