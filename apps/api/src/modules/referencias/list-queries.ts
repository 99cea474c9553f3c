/** The queues of the referrals. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReferralReader } from '@cauce/domain/referral/reach'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
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

const ofQueue = ({ cola, reader }: Queue): RawBuilder<boolean> => {
  if (cola === 'registradas') {
    return sql<boolean>`(f.user_id = ${reader.id}::int or coalesce(f.rep_id = ${reader.rep_id}::int, false))`
  }
  return cola === 'procesado'
    ? sql<boolean>`f.estado = ${REFERRAL_STATES.closed}`
    : sql<boolean>`f.estado <> ${REFERRAL_STATES.closed}`
}

/** Every word in the name or the document, or the text in the code. */
const hasText = (texto: string): RawBuilder<boolean> => {
  const patterns = wordPatterns(texto)
  if (patterns.length === 0) return TRUE
  return sql<boolean>`(f.afiliado_id in (select x.id from afiliados x where x.busqueda like all(${patterns}::text[]))
    or f.codigo_remision ilike ${`%${escapeLike(texto.trim())}%`}::text)`
}

const conditions = (queue: Queue): readonly RawBuilder<boolean>[] => [
  isReachableReferral(queue.reader),
  ofQueue(queue),
  inDays(sql<Date>`f.created_at`, queue),
  ...(queue.mias === true ? [sql<boolean>`f.gestor_user_id = ${queue.reader.id}::int`] : []),
  ...(queue.texto === undefined ? [] : [hasText(queue.texto)]),
  ...(queue.tipo_anexo_id === undefined ? [] : [sql<boolean>`f.tipo_anexo_id = ${queue.tipo_anexo_id}::int`]),
  ...(queue.tipo_solicitud === undefined || queue.tipo_solicitud.trim() === ''
    ? []
    : [sql<boolean>`f.tipo_solicitud = ${queue.tipo_solicitud.trim()}::text`]),
]

/** Where each state stands. */
const STATES = sql`array_position(${Object.values(REFERRAL_STATES)}::text[], f.estado)`

/** How many there are in each state, in the order of their life. */
export const statesOf = (db: Kysely<DB>, queue: Queue) => {
  let query = db.selectFrom('referencias as f').select((eb) => ['f.estado', eb.fn.countAll<number>().as('total')])
  for (const condition of conditions(queue)) query = query.where(condition)
  return query.groupBy('f.estado').orderBy(STATES).execute()
}

/** When it was answered: an institution accepted it, or it was closed; null while nobody has. The same as `waitOf`. */
const ANSWERED = sql<Date | null>`coalesce(
  (f.fecha_aceptacion + left(nullif(f.hora_aceptacion, ''), 5)::time) at time zone 'America/Bogota', f.cerrada_at)`

const KEYS = {
  registro: [sql`f.created_at`],
  afiliado: [sql`a.primer_apellido`, sql`a.segundo_apellido`, sql`a.primer_nombre`],
  institucion: [sql`r.nombre`],
  estado: [STATES, sql`f.created_at`],
} as const
type QueueKey = keyof typeof KEYS | 'espera'
type Direction = 'asc' | 'desc'
type Sorted = readonly (readonly [key: RawBuilder<unknown>, direction: Direction])[]

export interface QueueSlice {
  readonly orden: QueueKey
  readonly descending: boolean
  /** The server's clock: what nobody has answered waits until now. */
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/** By their wait, those whose clock still runs stand first either way. */
const sortOf = ({ orden, now }: QueueSlice, direction: Direction): Sorted =>
  orden === 'espera'
    ? [
        [sql`${ANSWERED} is not null`, 'asc'],
        [sql`coalesce(${ANSWERED}, ${now}::timestamptz) - f.created_at`, direction],
      ]
    : KEYS[orden].map((key) => [key, direction] as const)

/** A page of the queue. */
export const pageOf = (db: Kysely<DB>, queue: Queue & { readonly estado?: string }, slice: QueueSlice) => {
  let query = referrals(db)
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
  for (const condition of conditions(queue)) query = query.where(condition)
  if (queue.estado !== undefined) query = query.where('f.estado', '=', queue.estado)
  const direction = slice.descending ? 'desc' : 'asc'
  for (const [key, way] of sortOf(slice, direction)) query = query.orderBy(key, way)
  return query.orderBy('f.id', direction).limit(slice.limit).offset(slice.offset).execute()
}

export type QueueRow = Awaited<ReturnType<typeof pageOf>>[number]
