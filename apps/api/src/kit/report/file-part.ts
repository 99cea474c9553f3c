/** The rows that a report counts as a file, by parts: nothing is held for long, and whoever asked can stop. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { REPORT_BATCH, type ReportPart } from '@cauce/contract/kit/report'
import type { DB } from '../../db/tables.ts'
import { type CsvColumn, csvText, type CsvValue, plainCell } from '../../http/csv.ts'

/** What a report counts, for its file. */
export interface Counted {
  readonly table: 'consultas' | 'ordenes' | 'incapacidades' | 'consentimientos' | 'referencias'
  /** What its rows are called in the conditions. */
  readonly as: 'x' | 'f'
  /** Which of its rows count. */
  readonly which: RawBuilder<boolean>
  /** When each row happened: what the file goes by, the newest first. Nothing that becomes of a row later may change it. */
  readonly happened: RawBuilder<Date>
}

/** Where a part begins, and what is newer than the file. */
interface Cursor {
  readonly corte?: number
  readonly antes?: number
}

/** The newest row of all, whatever the report asks for; 0 where there is none. */
const newestRow = async (db: Kysely<DB>, { table }: Counted): Promise<number> => {
  const { rows } = await sql<{
    id: number
  }>`select coalesce(max(id), 0)::bigint as id from ${sql.table(table)}`.execute(db)
  return rows[0]?.id ?? 0
}

/** Ids of a part: those older than `antes`, whatever became of it since, none newer than `corte`. */
export const partIds = async (
  db: Kysely<DB>,
  { table, as, which, happened }: Counted,
  { corte, antes, limit }: { readonly corte: number; readonly antes: number | undefined; readonly limit: number },
): Promise<readonly number[]> => {
  const [named, id] = [sql`${sql.table(table)} as ${sql.ref(as)}`, sql.ref(`${as}.id`)]
  const older =
    antes === undefined
      ? sql`true`
      : sql`(${happened}, ${id}) < (select ${happened}, ${id} from ${named} where ${id} = ${antes}::bigint)`
  const part = await sql<{ id: number }>`select ${id} from ${named}
    where ${id} <= ${corte}::bigint and ${which} and ${older}
    order by ${happened} desc, ${id} desc limit ${limit}::int`.execute(db)
  return part.rows.map((row) => row.id)
}

/** The columns of a file, in their order: what each is called, and what it says of a row. */
export type FileColumns<Row> = readonly (readonly [title: string, value: (row: Row) => CsvValue])[]

interface ReportFile<Row extends { readonly id: number }> {
  readonly counted: Counted
  readonly columns: FileColumns<Row>
  readonly rows: (db: Kysely<DB>, ids: readonly number[]) => Promise<readonly Row[]>
}

/** A part of the file, as text and as cells. Who calls notes it in the audit. */
export const filePart = async <Row extends { readonly id: number }>(
  db: Kysely<DB>,
  { counted, columns, rows: read }: ReportFile<Row>,
  { antes, ...asked }: Cursor,
): Promise<ReportPart> => {
  const corte = asked.corte ?? (await newestRow(db, counted))
  const ids = await partIds(db, counted, { corte, antes, limit: REPORT_BATCH })
  const found = new Map((await read(db, ids)).map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => found.get(id) ?? [])
  const header = antes === undefined
  const asText: readonly CsvColumn<Row>[] = columns.map(([title, value]) => ({ title, value }))
  return {
    csv: csvText(asText, rows, { header }),
    celdas: [
      ...(header ? [columns.map(([title]) => title)] : []),
      ...rows.map((row) => columns.map(([, value]) => plainCell(value(row)))),
    ],
    filas: ids.length,
    siguiente: ids.length < REPORT_BATCH ? null : (ids.at(-1) ?? null),
    corte,
  }
}
