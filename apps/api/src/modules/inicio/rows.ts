/**
 * What each topic of the first page is, as one SQL of rows. How many they are and which are on a page are both read from it: they
 * cannot differ.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ListedTopic } from '@cauce/domain/home/topics'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { siteOf } from '../referencias/open.ts'
import { owedDeliveries } from './delivery-rows.ts'
import { ownLeaves, ownMedicines, ownServices } from './own-rows.ts'
import { ownToReview, pharmacyToReview } from './review-rows.ts'
import { openRecords, refusedLines, toDecide, withoutSite } from './staff-rows.ts'

/** A row as every topic tells it. */
export interface TopicRow {
  readonly id: number
  readonly tipo_orden_id: number | null
  readonly orden_id: number | null
  readonly titulo: string
  readonly item_id: number | null
  readonly consulta_id: number | null
  readonly afiliado_id: number
  readonly rep_id: number | null
  readonly automatico: boolean
  readonly motivo: string
  readonly estado_id: number
  readonly estado: string
  readonly nota: string | null
  readonly desde: Date
  readonly hasta: string | null
}

/** Who asks, and where they work. */
export interface Asking {
  readonly ctx: UserCtx
  readonly siteId: number | null
}

export const askingOf = async (ctx: UserCtx): Promise<Asking> => ({
  ctx,
  siteId: ctx.user.operador_id === null ? null : await siteOf(ctx.db, ctx.user.operador_id),
})

interface Rows {
  readonly rows: (asking: Asking) => RawBuilder<TopicRow>
  /** What a person keeps reads the newest first; what waits, the oldest. */
  readonly newestFirst?: true
}

const TOPIC_ROWS: Readonly<Record<ListedTopic, Rows>> = {
  por_revisar: { rows: ownToReview },
  por_revisar_farmacia: { rows: pharmacyToReview },
  auditoria: { rows: toDecide },
  entregas: { rows: owedDeliveries },
  negadas: { rows: refusedLines },
  sin_sede: { rows: withoutSite },
  historias: { rows: openRecords },
  mis_ordenes: { rows: ownServices, newestFirst: true },
  mis_formulas: { rows: ownMedicines, newestFirst: true },
  mis_incapacidades: { rows: ownLeaves, newestFirst: true },
}

export interface Counted {
  readonly total: number
  readonly desde: Date | null
}

/** How many, and since when the oldest is. */
export const countRows = async (db: Kysely<DB>, topic: ListedTopic, asking: Asking): Promise<Counted> => {
  const { rows } = await sql<Counted>`select count(*)::int as total, min(t.desde) as desde
    from (${TOPIC_ROWS[topic].rows(asking)}) t`.execute(db)
  return rows[0] ?? { total: 0, desde: null }
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Of the page only, what it takes another table to say. */
interface ShownRow extends TopicRow {
  readonly rep: string | null
  readonly municipio: string | null
  readonly primer_nombre: string
  readonly segundo_nombre: string | null
  readonly primer_apellido: string
  readonly segundo_apellido: string | null
}

export const pageOfRows = async (
  db: Kysely<DB>,
  topic: ListedTopic,
  asking: Asking,
  { limit, offset }: Slice,
): Promise<readonly ShownRow[]> => {
  const { rows: all, newestFirst } = TOPIC_ROWS[topic]
  const way = newestFirst === true ? sql`desc` : sql`asc`
  const { rows } = await sql<ShownRow>`
    select p.*, r.nombre as rep, m.nombre as municipio,
      a.primer_nombre, a.segundo_nombre, a.primer_apellido, a.segundo_apellido
    from (select * from (${all(asking)}) t order by t.desde ${way}, t.tipo_orden_id, t.id
      limit ${limit}::int offset ${offset}::int) p
    join afiliados a on a.id = p.afiliado_id
    left join reps r on r.id = p.rep_id
    left join municipios m on m.id = r.municipio_id
    order by p.desde ${way}, p.tipo_orden_id, p.id`.execute(db)
  return rows
}
