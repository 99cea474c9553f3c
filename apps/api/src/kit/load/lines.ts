/** What a load says of its lines, on the screen and as a file. */
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { REPORT_COLUMNS } from '@cauce/domain/kit/load/load'
import type { Answer, Query } from '@cauce/contract/entry'
import { type cargas, LoadLine } from '@cauce/contract/cargas'
import { csvFile } from '../../http/csv.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { pageAsked } from '../list/page.ts'
import { findLoad, linesOf } from './load-queries.ts'
import { type Loads, viewLoad } from './service.ts'
import { readTitles } from './titles.ts'

type Module = typeof cargas

/** Lines of the file to correct: what is beyond is told once these are right. */
const MAX_CORRECTIONS = 50_000
const FIELDS = ['linea', 'accion', 'hecha', 'titulo', 'detalle', 'errores', 'cambios'] as const
const readStored = Schema.decodeUnknownSync(Schema.Array(LoadLine))
const Rejected = Schema.Struct({
  linea: Schema.Int,
  celdas: Schema.Array(Schema.String),
  errores: LoadLine.fields.errores,
})
const readRejected = Schema.decodeUnknownSync(Schema.Array(Rejected))
type Rejected = typeof Rejected.Type

/** A page of the lines, in the order of the file. */
export const loadLines = async (
  loads: Loads,
  ctx: UserCtx,
  id: number,
  query: Query<Module['lineas']>,
): Promise<Answer<Module['lineas']>> => {
  await viewLoad(loads, ctx, id)
  const { page, slice } = pageAsked(query)
  const lines = linesOf(ctx.db, id, query.accion)
  const rows = await lines.select(FIELDS).orderBy('linea').limit(slice.limit).offset(slice.offset).execute()
  const { total } = await lines.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { data: readStored(rows), total, ...page }
}

const why = ({ errores }: Rejected): string => errores.map(({ campo, mensaje }) => `${campo}: ${mensaje}`).join(' · ')

/** The rejected lines with their reasons: corrected, the file is loaded as it is. */
export const rejectedFile = async (loads: Loads, ctx: UserCtx, id: number): Promise<FileAnswer> => {
  await viewLoad(loads, ctx, id)
  const load = await findLoad(ctx.db, id)
  const { cells } = readTitles(load?.titulos)
  const own = new Set<string>(REPORT_COLUMNS)
  const titles = cells.flatMap((title, at) => (own.has(title) ? [] : [{ title, at }]))
  const rows = await linesOf(ctx.db, id, 'rechazar')
    .select(['linea', 'celdas', 'errores'])
    .orderBy('linea')
    .limit(MAX_CORRECTIONS)
    .execute()
  const [lineTitle, whyTitle] = REPORT_COLUMNS
  return csvFile<Rejected>(
    `por-corregir-${id}.csv`,
    [
      { title: lineTitle, value: ({ linea }) => linea },
      { title: whyTitle, value: why },
      ...titles.map(({ title, at }) => ({ title, value: ({ celdas }: Rejected) => celdas[at] ?? '' })),
    ],
    readRejected(rows),
  )
}
