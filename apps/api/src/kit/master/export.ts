/** What was found in a master as a file that can be loaded again. */
import type { Kysely } from 'kysely'
import type { Field } from '@cauce/domain/kit/master/field'
import { referenceCell, STATE_COLUMN } from '@cauce/domain/kit/master/load'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { LAST_ROW_GONE, valueWords } from '@cauce/domain/kit/master/words'
import type { Answer, Body } from '@cauce/contract/entry'
import type { MasterCalls, MasterRow } from '@cauce/contract/kit/master'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { type CsvColumn, csvFile, csvText } from '../../http/csv.ts'
import { fail } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { codesOf, pageOf, readRow } from './queries.ts'

const ROWS_PER_PART = 5_000

type Codes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Of each reference field, the code of every row that is pointed to. */
const codesIn = async (db: Kysely<DB>, of: Master, rows: readonly MasterRow[]): Promise<Codes> => {
  const codes = new Map<string, ReadonlyMap<string, string>>()
  for (const [name, field] of fieldsOf(of)) {
    if (field.kind !== 'reference') continue
    const ids = new Set(rows.flatMap(({ valores }) => (valores[name] ? [Number(valores[name])] : [])))
    codes.set(name, await codesOf(db, field.to, [...ids]))
  }
  return codes
}

const columnOf = (codes: Codes, name: string, field: Field): CsvColumn<MasterRow> => ({
  title: field.label,
  value: ({ valores, textos }) => {
    const value = valores[name] ?? ''
    if (value === '' || field.kind !== 'reference') return valueWords(field, value)
    return referenceCell(codes.get(name)?.get(value) ?? '', textos[name] ?? '')
  },
})

const columnsOf = (of: Master, codes: Codes): readonly CsvColumn<MasterRow>[] => [
  ...fieldsOf(of).map(([name, field]) => columnOf(codes, name, field)),
  { title: STATE_COLUMN, value: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
]

export const exportPart = async (
  ctx: UserCtx,
  of: Master,
  { antes, ...search }: Body<MasterCalls['exportar']>,
): Promise<Answer<MasterCalls['exportar']>> => {
  if (antes !== undefined && (await readRow(ctx.db, of, antes)) === undefined)
    throw fail(409, 'maestro.fila_eliminada', LAST_ROW_GONE)
  const found = await pageOf(ctx.db, of, search, { limit: ROWS_PER_PART + 1, antes })
  const rows = found.slice(0, ROWS_PER_PART)
  const csv = csvText(columnsOf(of, await codesIn(ctx.db, of, rows)), rows, { header: antes === undefined })
  await audit(ctx.db, ctx, {
    accion: 'maestro.exportar',
    recurso: 'maestro',
    recurso_id: null,
    detalle: { maestro: of.page, antes: antes ?? null, filas: rows.length },
  })
  return { csv, filas: rows.length, siguiente: found.length > ROWS_PER_PART ? (rows.at(-1)?.id ?? null) : null }
}

/** The columns of a load, without lines. */
export const template = (of: Master): FileAnswer =>
  csvFile(
    `${of.many.replaceAll(' ', '-')}.csv`,
    fieldsOf(of).map(([, { label }]) => ({ title: label, value: () => '' })),
    [],
  )
