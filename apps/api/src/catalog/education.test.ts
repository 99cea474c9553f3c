import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { findCatalog } from './catalogs.ts'
import { importCatalog } from './import-catalog.ts'
import { readTable } from './read-table.ts'

const DATA = join(import.meta.dirname, '../seed/data')

let database: TestDatabase
const load = (name: string, text: string) => {
  const catalog = findCatalog(name)
  if (catalog === undefined) throw new Error(`no catalogue ${name}`)
  return importCatalog(database.db, {
    catalog,
    table: readTable(new TextEncoder().encode(text)),
    map: [],
    source: 'prueba.csv',
    version: 'v1',
    dryRun: false,
    strict: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
}

/** In the order of the file: those that only the database refuses are told last. */
const rejectedOf = async (name: string, text: string) =>
  (await load(name, text)).rejected.toSorted((one, other) => one.line - other.line)

beforeAll(async () => {
  database = await openTestDatabase()
  await load('divipola', await readFile(join(DATA, 'divipola.tsv'), 'utf8'))
})
afterAll(() => database.close())

describe('las secretarías de educación', () => {
  it('entran todas las del archivo del producto, y otra vez no cambian nada', async () => {
    const file = await readFile(join(DATA, 'secretarias-educacion.tsv'), 'utf8')
    expect(await load('secretarias-educacion', file)).toMatchObject({ read: 96, inserted: 96, rejected: [] })
    expect(await load('secretarias-educacion', file)).toMatchObject({ inserted: 0, updated: 0, unchanged: 96 })
    const { db } = database
    const departments = await db.selectFrom('departamentos').select('id').orderBy('id').execute()
    const own = await db
      .selectFrom('secretarias_educacion')
      .select('departamento_id as id')
      .distinct()
      .orderBy('departamento_id')
      .execute()
    expect(own).toEqual(departments)
  })

  it('recuperan el cero que quita la hoja de cálculo, y se actualizan por su código', async () => {
    const text = 'código,secretaría,tipo\n5,Antioquia (nueva),departamental\n5001,Medellín (nueva),\n'
    expect(await load('secretarias-educacion', text)).toMatchObject({ inserted: 0, updated: 2, rejected: [] })
    const { db } = database
    const rows = await db
      .selectFrom('secretarias_educacion')
      .select(['nombre', 'tipo', 'municipio_id'])
      .where('codigo_dane', 'in', ['05', '05001'])
      .orderBy('codigo_dane')
      .execute()
    expect(rows).toEqual([
      { nombre: 'Antioquia (nueva)', tipo: 'departamento', municipio_id: null },
      { nombre: 'Medellín (nueva)', tipo: 'municipio', municipio_id: 5001 },
    ])
  })

  it('dicen por qué se rechaza cada fila', async () => {
    const text =
      'codigo_dane,nombre_secretaria,tipo\n123,Rara,\n05001,Medellín,departamento\n99999,Ninguna,\n05002,,\nabc,Letras,\n'
    expect(await rejectedOf('secretarias-educacion', text)).toEqual([
      { line: 2, reason: '"codigo_dane" debe tener 2 números (departamento) o 5 (municipio) y dice "123"' },
      { line: 3, reason: '"tipo" no corresponde al código: dice "departamento"' },
      { line: 4, reason: 'El código 99999 no está en la DIVIPOLA' },
      { line: 5, reason: '"nombre_secretaria" está vacío' },
      { line: 6, reason: '"codigo_dane" debe tener 2 números (departamento) o 5 (municipio) y dice "abc"' },
    ])
  })
})

describe('los colegios', () => {
  it('se leen con los encabezados del directorio del ministerio', async () => {
    const text =
      'CODIGOMUNICIPIO;CODIGO ESTABLECIMIENTO;NOMBRE ESTABLECIMIENTO\n05001;105001000001;INSTITUCION EDUCATIVA EL CEDRO\n5088;205088000002;Colegio La Ceiba\n'
    expect(await load('colegios', text)).toMatchObject({ read: 2, inserted: 2, rejected: [] })
    const rows = await database.db
      .selectFrom('colegios')
      .select(['codigo', 'municipio_id', 'busqueda'])
      .orderBy('codigo')
      .execute()
    expect(rows).toEqual([
      { codigo: '105001000001', municipio_id: 5001, busqueda: '105001000001 institucion educativa el cedro' },
      { codigo: '205088000002', municipio_id: 5088, busqueda: '205088000002 colegio la ceiba' },
    ])
  })

  it('dicen por qué se rechaza cada fila', async () => {
    const text = 'codigo,nombre,codigo_municipio\n12,Corto,05001\n105001000003,Lejos,99999\n105001000001,,05001\n'
    expect(await rejectedOf('colegios', text)).toEqual([
      { line: 2, reason: '"codigo" debe ser un código de 12 números y dice "12"' },
      { line: 3, reason: 'El municipio 99999 no está en la DIVIPOLA' },
      { line: 4, reason: '"nombre" está vacío' },
    ])
  })
})
