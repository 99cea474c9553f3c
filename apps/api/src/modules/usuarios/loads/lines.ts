/** What a load says of its lines, on the screen and as a file. */
import { sql } from 'kysely'
import * as Schema from 'effect/Schema'
import type { Answer, Query } from '@cauce/contract/entry'
import type { usuarios } from '@cauce/contract/usuarios'
import { LoadLine } from '@cauce/contract/usuarios-cargas'
import { LOAD_COLUMNS, LOAD_EXAMPLE, REPORT_COLUMNS, type LoadColumn } from '@cauce/domain/users/load-columns'
import type { LoadCells } from '@cauce/domain/users/load-line'
import { csvFile } from '../../../http/csv.ts'
import type { FileAnswer, UserCtx } from '../../../http/handle.ts'
import { linesOf } from './load-queries.ts'
import { loadSummary } from './review.ts'

type Module = typeof usuarios
const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
const FIELDS = ['linea', 'accion', 'hecha', 'celdas', 'cambios', 'errores'] as const

const Stored = Schema.Struct({
  linea: LoadLine.fields.linea,
  accion: LoadLine.fields.accion,
  hecha: LoadLine.fields.hecha,
  celdas: Schema.Record(Schema.String, Schema.String),
  cambios: LoadLine.fields.cambios,
  errores: LoadLine.fields.errores,
})
const readStored = Schema.decodeUnknownSync(Schema.Array(Stored))
type Stored = typeof Stored.Type

const cellOf = (celdas: Stored['celdas'], column: LoadColumn): string => celdas[column] ?? ''
const joined = (celdas: Stored['celdas'], columns: readonly LoadColumn[]): string =>
  columns
    .map((column) => cellOf(celdas, column))
    .filter((text) => text !== '')
    .join(' ')

const line = ({ celdas, ...row }: Stored): LoadLine => ({
  ...row,
  documento: joined(celdas, ['tipo_documento', 'numero_documento']),
  nombre: joined(celdas, ['nombres', 'apellidos']),
})

/** A page of the lines, in the order of the file. */
export const loadLines = async (
  ctx: UserCtx,
  id: number,
  query: Query<Module['lineasCarga']>,
): Promise<Answer<Module['lineasCarga']>> => {
  await loadSummary(ctx, id)
  const pagina = Math.max(1, query.pagina ?? 1)
  const por_pagina = Math.min(MAX_PAGE_SIZE, Math.max(1, query.por_pagina ?? PAGE_SIZE))
  const lines = linesOf(ctx.db, id, query.accion)
  const rows = await lines
    .select(FIELDS)
    .orderBy('linea')
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .execute()
  const { total } = await lines.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { data: readStored(rows).map(line), total, pagina, por_pagina }
}

const why = ({ errores }: Stored): string => errores.map(({ columna, mensaje }) => `${columna}: ${mensaje}`).join(' · ')

/** The rejected lines with their reasons: corrected, the file is loaded as it is. */
export const rejectedFile = async (ctx: UserCtx, id: number): Promise<FileAnswer> => {
  await loadSummary(ctx, id)
  const rows = readStored(await linesOf(ctx.db, id, 'rechazar').select(FIELDS).orderBy('linea').execute())
  const [numberTitle, whyTitle] = REPORT_COLUMNS
  return csvFile(
    `usuarios-rechazados-${id}.csv`,
    [
      ...LOAD_COLUMNS.map((column) => ({ title: column, value: ({ celdas }: Stored) => cellOf(celdas, column) })),
      { title: numberTitle, value: ({ linea }: Stored) => linea },
      { title: whyTitle, value: why },
    ],
    rows,
  )
}

/** The columns and a line that shows how they are filled in. */
export const templateFile = (): FileAnswer =>
  csvFile<LoadCells>(
    'plantilla-usuarios.csv',
    LOAD_COLUMNS.map((column) => ({ title: column, value: (cells) => cells[column] })),
    [LOAD_EXAMPLE],
  )
