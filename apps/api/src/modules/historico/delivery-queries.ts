/** Deliveries of medicines, with the lines that they are of. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { OrderType } from '@cauce/domain/ordering/order-type'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import type { PassedAct } from '../alertas/gate.ts'
import { anyOf } from '../medicamentos/any-of.ts'
import { personName } from '../../db/person-name.ts'
import { hasWords, inDays, type Asked } from './paging.ts'

/** The most lines of one affiliate that are looked at. */
const MAX_LINES = 2_000

const words = sql<string>`concat_ws(' ', p.busqueda, r.busqueda, l.orden_id)`

const HAS_DELIVERIES = sql<boolean>`exists (select from entregas_medicamentos x where x.orden_articulos_id = l.id)`

/**
 * Units of a month that may be handed over of the line `l`: all that was prescribed, or the part of it that was authorised.
 * @fuente modulos/aseguramiento-y-red.md §7
 */
export const UNITS_OF_A_MONTH = sql<number>`coalesce((select z.cantidad_autorizada from autorizaciones z
  where z.orden_articulos_id = l.id and z.estado in ('aprobada', 'aprobada_parcial') order by z.id desc limit 1), l.cantidad_medico)`

/** Lines of the affiliate of which something was handed over, ordered in the period; the newest first. */
export const deliveredLines = (db: Kysely<DB>, asked: Asked) =>
  db
    .selectFrom('orden_articulos as l')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .select([
      'l.id',
      'l.orden_id',
      'p.nombre as medicamento',
      'l.unidad',
      UNITS_OF_A_MONTH.as('cantidad_medico'),
      'l.meses',
      'l.created_at',
      'l.rep_id',
      'r.nombre as rep',
    ])
    .where('l.afiliado_id', '=', asked.afiliado_id)
    .where(HAS_DELIVERIES)
    .where(inDays(sql<Date>`l.created_at`, asked))
    .where(hasWords(words, wordPatterns(asked.texto ?? '')))
    .orderBy('l.id', 'desc')
    .limit(MAX_LINES)
    .execute()

export type DeliveredLine = Awaited<ReturnType<typeof deliveredLines>>[number]

/** Deliveries of the lines, in the order in which they were made. */
export const deliveriesOf = (db: Kysely<DB>, lineIds: readonly number[]) =>
  db
    .selectFrom('entregas_medicamentos as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'd.id',
      'd.orden_articulos_id',
      'd.fecha',
      'd.cantidad',
      'd.observacion',
      'd.created_at',
      personName.as('quien'),
    ])
    .where('d.orden_articulos_id', '=', anyOf(lineIds))
    .orderBy('d.id')
    .execute()

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number]

/** The line, alone until the transaction ends: two deliveries at once are one after the other. */
export const lockLine = async (trx: Transaction<DB>, id: number) => {
  const line = await trx
    .selectFrom('orden_articulos as l')
    .select(['l.id', 'l.orden_id', 'l.afiliado_id', 'l.meses', 'l.estado_id', 'l.fecha_vencimiento'])
    .select(UNITS_OF_A_MONTH.as('cantidad_medico'))
    .where('l.id', '=', id)
    .forNoKeyUpdate('l')
    .executeTakeFirst()
  if (line === undefined) return undefined
  const { nombre } = await trx
    .selectFrom('estados')
    .select('nombre')
    .where('id', '=', line.estado_id)
    .executeTakeFirstOrThrow()
  return { ...line, estado: nombre }
}

export interface NewDelivery {
  readonly evento: 'entregar'
  readonly linea_id: number
  readonly cantidad: number
  readonly fecha: string
  readonly observacion: string
  readonly user_id: number
  readonly created_at: Date
}

/** Keeps the delivery that the gate let through; answers its id. */
export const insertDelivery = async (
  trx: Transaction<DB>,
  passed: PassedAct<typeof OrderType.medications, NewDelivery>,
): Promise<number> => {
  const { evento: _given, linea_id: orden_articulos_id, ...delivery } = passed.what.act
  const { id } = await trx
    .insertInto('entregas_medicamentos')
    .values({ ...delivery, orden_articulos_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
