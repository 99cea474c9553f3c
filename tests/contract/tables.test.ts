/** What the server believes of its tables (`db/*tables.ts`, written by hand) is what the migrations made. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FieldKind } from '@cauce/domain/kit/master/field'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { MASTERS } from '@cauce/domain/masters/masters'
import { type TestDatabase, openTestDatabase } from '../../apps/api/src/testing/database.ts'
import { type Column, rowTypes } from '../support/row-types.ts'

interface Stored {
  readonly tabla: string
  readonly columna: string
  readonly tipo: string
  readonly nula: boolean
  readonly opcional: boolean
}

/** How each type of the database is read (`db/parsers.ts`). */
const READ: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  date: 'string',
  numeric: 'string',
  interval: 'string',
  uuid: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  _text: 'array',
  _int4: 'array',
}
const ANYTHING = 'jsonb'
/** Only the messages between servers use it, through a library of their own. */
const OF_THE_LIBRARY = 'socket_io_attachments'

let database: TestDatabase
let stored: readonly Stored[]
beforeAll(async () => {
  database = await openTestDatabase()
  const { rows } = await sql<Stored>`
    select c.table_name as tabla, c.column_name as columna, c.udt_name as tipo, c.is_nullable = 'YES' as nula,
      c.is_nullable = 'YES' or c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as opcional
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name <> ${OF_THE_LIBRARY}`.execute(database.db)
  stored = rows
})
afterAll(() => database.close())

const types = rowTypes()
const masters = Object.values<Master>(MASTERS)
/** Written from its declaration and read by nobody else: it has no row type, and its declaration answers for it. */
const onlyDeclared = masters.filter(({ table }) => !types.has(table)).map(({ table }) => table)

/** What keeps each kind of field. */
const KEPT: Readonly<Partial<Record<FieldKind, string>>> = {
  flag: 'bool',
  date: 'date',
  decimal: 'numeric',
  integer: 'int4',
  reference: 'int4',
}
const listed = (): readonly (Stored & { readonly said: Column })[] =>
  stored.flatMap((row) => {
    const said = types.get(row.tabla)?.get(row.columna)
    return said === undefined ? [] : [{ ...row, said }]
  })
const namesOf = (rows: readonly Stored[]): readonly string[] =>
  rows.map(({ tabla, columna, tipo }) => `${tabla}.${columna} (${tipo})`)

describe('los tipos de las filas y las tablas de verdad', () => {
  it('dicen las mismas tablas y las mismas columnas', () => {
    const said = [...types].flatMap(([table, columns]) => [...columns.keys()].map((column) => `${table}.${column}`))
    const real = stored.map(({ tabla, columna }) => `${tabla}.${columna}`)
    expect(said.filter((each) => !real.includes(each))).toEqual([])
    const unsaid = stored
      .filter(({ tabla }) => !onlyDeclared.includes(tabla))
      .map(({ tabla, columna }) => `${tabla}.${columna}`)
    expect(unsaid.filter((each) => !said.includes(each))).toEqual([])
  })

  it.each(masters)('$page: su tabla guarda lo que su declaración dice', (of) => {
    const columns = new Map(stored.filter(({ tabla }) => tabla === of.table).map((row) => [row.columna, row]))
    for (const [name, { kind, required }] of fieldsOf(of)) {
      expect(columns.get(name)?.tipo, name).toBe(KEPT[kind] ?? 'text')
      // What a form may leave empty. Of a catalogue of before, an official row may lack what a form has to say.
      if (!required && kind !== 'flag') expect(columns.get(name)?.nula, name).toBe(true)
    }
    for (const name of ['id', 'activo', 'version', 'busqueda']) expect(columns.get(name)?.nula, name).toBe(false)
  })

  it('dicen cómo se lee cada una', () => {
    const wrong = listed().filter(({ tipo, said }) => tipo !== ANYTHING && !said.read.has(READ[tipo] ?? tipo))
    expect(namesOf(wrong)).toEqual([])
  })

  it('dicen que puede faltar lo que en la tabla puede faltar', () => {
    const wrong = listed().filter(({ tipo, nula, said }) => tipo !== ANYTHING && nula && !said.read.has('null'))
    expect(namesOf(wrong)).toEqual([])
  })

  it('no dejan sin escribir lo que la tabla exige', () => {
    const wrong = listed().filter(
      ({ opcional, said }) => !opcional && (said.insert.has('undefined') || said.insert.has('null')),
    )
    expect(namesOf(wrong)).toEqual([])
  })
})
