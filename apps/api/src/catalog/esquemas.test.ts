import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { esquemas } from './esquemas.ts'
import { importCatalog } from './import-catalog.ts'
import { readTable } from './read-table.ts'

let database: TestDatabase
let file: string
beforeAll(async () => {
  database = await openTestDatabase()
  file = await readFile(join(import.meta.dirname, '../seed/data/esquemas.tsv'), 'utf8')
})
afterAll(() => database.close())

const load = (text: string, version = '2026-11') =>
  importCatalog(database.db, {
    catalog: esquemas,
    table: readTable(new TextEncoder().encode(text)),
    map: [],
    source: 'esquemas.tsv',
    version,
    dryRun: false,
    strict: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  })

const drugsOf = (abbreviation: string) =>
  database.db
    .selectFrom('esquema_lineas as l')
    .innerJoin('esquemas as e', 'e.id', 'l.esquema_id')
    .select(['l.id', 'l.medicamento', 'l.dosis', 'l.dosis_maxima', 'l.dias'])
    .where('e.abreviatura_esquema', '=', abbreviation)
    .orderBy('l.orden')
    .execute()

const HEADER =
  'abreviatura\tnombre\tciclos\tfrecuencia_dias\tmedicamento\tdosis\tunidad\tindice_dosis\tvia\tdias\tfuente\torden\tdosis_maxima\n'
const row = (medicamento: string, orden: number, change: Readonly<Record<string, string>> = {}) => {
  const cells = {
    abreviatura: 'PRUEBA',
    nombre: 'Esquema de prueba',
    ciclos: '6',
    frecuencia_dias: '21',
    medicamento,
    dosis: '1,4',
    unidad: 'mg/m2',
    indice_dosis: 'ISC',
    via: 'Intravenosa',
    dias: '1,8',
    fuente: 'Protocolo de la institución, 2026',
    orden: String(orden),
    dosis_maxima: '2 mg',
    ...change,
  }
  return `${Object.values(cells).join('\t')}\n`
}

describe('the file of the product', () => {
  it('goes in whole with its version, and again changes nothing', async () => {
    expect(await load(file)).toMatchObject({ read: 313, inserted: 313, rejected: [], saved: true })
    expect(await load(file, '2026-12')).toMatchObject({ inserted: 0, updated: 0, unchanged: 313 })
    const versions = await database.db.selectFrom('catalogos_importados').select('version').orderBy('id').execute()
    expect(versions.map(({ version }) => version)).toEqual(['2026-11', '2026-12'])
    expect(await database.db.selectFrom('esquemas').select('id').execute()).toHaveLength(114)
    expect((await drugsOf('R-CHOP21')).find(({ medicamento }) => medicamento === 'Vincristina')).toMatchObject({
      dosis: '1.4',
      dosis_maxima: '2',
    })
  })
})

describe('a scheme', () => {
  it('is changed drug by drug; what did not change keeps its row and what is gone is taken out', async () => {
    await load(HEADER + row('Vincristina', 1) + row('Doxorrubicina', 2) + row('Prednisona', 3))
    const before = await drugsOf('PRUEBA')
    expect(before[0]).toMatchObject({ dosis: '1.4', dosis_maxima: '2' })
    const report = await load(HEADER + row('Vincristina', 1) + row('Doxorrubicina', 2, { dosis: '60' }))
    expect(report).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 })
    const after = await drugsOf('PRUEBA')
    expect(after.map(({ medicamento, dosis }) => [medicamento, dosis])).toEqual([
      ['Vincristina', '1.4'],
      ['Doxorrubicina', '60'],
    ])
    expect(after.map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id))
  })

  it('with a wrong line is not changed at all', async () => {
    const before = await drugsOf('PRUEBA')
    const report = await load(
      HEADER + row('Vincristina', 1, { dosis: '2' }) + row('Doxorrubicina', 2, { dosis: 'mucha' }) + row('Otro', 3),
    )
    expect(report).toMatchObject({ inserted: 0, updated: 0 })
    expect(report.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [3, '"dosis" debe ser un número y dice "mucha"'],
      [2, 'El esquema no se cambia: su línea 3 no es válida y un esquema entra entero'],
      [4, 'El esquema no se cambia: su línea 3 no es válida y un esquema entra entero'],
    ])
    expect(await drugsOf('PRUEBA')).toEqual(before)
  })

  it.each([
    [{ dosis: '0' }, '"dosis" debe ser un número mayor a 0'],
    [{ indice_dosis: 'PESO' }, 'La unidad "mg/m2" no es de una dosis PESO'],
    [{ indice_dosis: 'OTRO' }, '"indice_dosis" debe ser ISC, PESO, AUC o FIJA y dice "OTRO"'],
    [{ dias: '1,22' }, 'El día 22 no cabe en un ciclo de 21 días'],
    [
      { dias: 'lunes' },
      'Escriba los días de aplicación separados por comas (1,8,15) o como intervalo (1-5): dice "lunes"',
    ],
    [{ ciclos: '61' }, '"ciclos" debe ser un número entero de 1 a 60 y dice "61"'],
    [{ fuente: '' }, '"fuente" está vacío'],
    [{ dosis_maxima: 'dos' }, '"dosis_maxima" debe ser un número de mg y dice "dos"'],
  ])('says what is wrong with %j', async (change, reason) => {
    const report = await load(HEADER + row('Vincristina', 1, change))
    expect(report.rejected).toEqual([{ line: 2, reason }])
  })

  it('says the same of itself in every line, and each drug has its place', async () => {
    const report = await load(
      HEADER + row('Vincristina', 1) + row('Doxorrubicina', 2, { ciclos: '4' }) + row('Prednisona', 1),
    )
    expect(report.rejected.map(({ reason }) => reason)).toEqual([
      'No dice del esquema lo mismo que la línea 2',
      'El orden 1 del esquema ya está en otra línea',
      'El esquema no se cambia: su línea 3 no es válida y un esquema entra entero',
    ])
  })
})
