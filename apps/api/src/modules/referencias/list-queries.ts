/** The queues of the referrals. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReferralReader } from '@cauce/domain/referral/reach'
import { REFERRAL_OWNER, REFERRAL_URGENCY } from '@cauce/domain/referral/answer-term'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
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

const KEYS = {
  registro: [sql`f.created_at`],
  afiliado: [sql`a.primer_apellido`, sql`a.segundo_apellido`, sql`a.primer_nombre`],
  institucion: [sql`r.nombre`],
  estado: [STATES, sql`f.created_at`],
} as const
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

export interface QueueSlice {
  /** A column of the list; with a dash, backwards. */
  readonly orden: string
  /** The server's clock. */
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

const sortOf = ({ orden, now }: QueueSlice): Sorted => {
  const direction = orden.startsWith('-') ? 'desc' : 'asc'
  const name = orden.replace('-', '')
  return [
    ...(isKey(name)
      ? KEYS[name].map((key) => [key, direction] as const)
      : byDanger({ classes: REFERRAL_URGENCY, now, registro: sql<Date>`f.created_at` }, direction)),
    [sql`f.id`, direction],
  ]
}

/** A page of the queue. */
export const pageOf = (db: Kysely<DB>, queue: Queue & { readonly estado?: string }, slice: QueueSlice) => {
  let query = referrals(db)
    .innerJoin('afiliados as a', 'a.id', 'f.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .leftJoin('referencia_cie10s as d', (join) => join.onRef('d.referencia_id', '=', 'f.id').on('d.orden', '=', 1))
    .leftJoin('cie10 as e', 'e.id', 'd.cie10_id')
    .leftJoin('terminos as t', (join) =>
      join.onRef('t.dueno_id', '=', 'f.id').on('t.dueno_tipo', '=', REFERRAL_OWNER).on('t.gobierna', '=', true),
    )
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
  for (const [key, way] of sortOf(slice)) query = query.orderBy(key, way)
  return query.limit(slice.limit).offset(slice.offset).execute()
}

export type QueueRow = Awaited<ReturnType<typeof pageOf>>[number]
