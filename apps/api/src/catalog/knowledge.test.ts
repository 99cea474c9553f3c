import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { findCatalog } from './catalogs.ts'
import { importCatalog } from './import-catalog.ts'
import { readTable } from './read-table.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const TABLES = [
  'interacciones',
  'clases_farmacologicas',
  'alergias',
  'alergias_cruces',
  'dosis_habituales',
  'duplicidad_grupos',
  'cobertura_interacciones',
  'control_especial',
  'embarazo_lactancia',
  'lavado',
  'renal_ajustes',
  'adulto_mayor',
  'condiciones',
  'dosis_pediatricas',
  'desabastecimientos',
  'medicamentos',
  'catalogos_importados',
] as const
beforeEach(async () => {
  for (const table of TABLES) await database.db.deleteFrom(table).execute()
})

const load = (name: string, text: string, version = 'v1') => {
  const catalog = findCatalog(name)
  if (catalog === undefined) throw new Error(`no catalogue ${name}`)
  return importCatalog(database.db, {
    catalog,
    table: readTable(new TextEncoder().encode(text)),
    map: [],
    source: 'prueba.tsv',
    version,
    dryRun: false,
    strict: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
}
const seedFile = (name: string) => readFile(join(import.meta.dirname, '../seed/data', name), 'utf8')

describe('el conocimiento clínico se importa', () => {
  test.each([
    ['interacciones', 'interacciones.tsv', 'interacciones', 860],
    ['clases', 'clases.tsv', 'clases_farmacologicas', 638],
    ['alergias', 'alergias.tsv', 'alergias', 73],
    ['alergias-cruces', 'alergias-cruces.tsv', 'alergias_cruces', 83],
    ['dosis', 'dosis.tsv', 'dosis_habituales', 728],
    ['duplicidad', 'duplicidad.tsv', 'duplicidad_grupos', 126],
    ['cobertura-interacciones', 'cobertura-interacciones.tsv', 'cobertura_interacciones', 642],
    ['control-especial', 'control-especial.tsv', 'control_especial', 27],
    ['embarazo-lactancia', 'embarazo-lactancia.tsv', 'embarazo_lactancia', 542],
    ['lavado', 'lavado.tsv', 'lavado', 116],
    ['renal', 'renal.tsv', 'renal_ajustes', 446],
    ['adulto-mayor', 'adulto-mayor.tsv', 'adulto_mayor', 89],
    ['condiciones', 'condiciones.tsv', 'condiciones', 32],
    ['dosis-pediatricas', 'dosis-pediatricas.tsv', 'dosis_pediatricas', 373],
    ['topes-oncologia', 'topes-oncologia.tsv', 'topes_oncologia', 108],
  ] as const)('%s: todas sus filas entran, y repetirlo no cambia ninguna', async (name, file, table, rows) => {
    const text = await seedFile(file)
    expect(await load(name, text)).toMatchObject({ inserted: rows, rejected: [], saved: true })
    const { n } = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(rows)
    expect(await load(name, text, 'v2')).toMatchObject({ inserted: 0, updated: 0, unchanged: rows })
    const versions = await database.db.selectFrom('catalogos_importados').select('version').orderBy('id').execute()
    expect(versions).toEqual([{ version: 'v1' }, { version: 'v2' }])
  })

  const HEADER = 'principio_a\tprincipio_b\ttipo_a\ttipo_b\tseveridad\tefecto\n'

  test('una pareja que cambia se actualiza, conserva su número y lo que no viene se queda', async () => {
    await load(
      'interacciones',
      `${HEADER}A\tB\tprincipio\tclase\tmayor\tUno\nC\tD\tprincipio\tprincipio\tmoderada\tDos\n`,
    )
    const before = await database.db
      .selectFrom('interacciones')
      .select('id')
      .where('principio_a', '=', 'A')
      .executeTakeFirstOrThrow()
    expect(await load('interacciones', `${HEADER}A\tB\tprincipio\tclase\tcontraindicada\tTres\n`, 'v2')).toMatchObject({
      inserted: 0,
      updated: 1,
    })
    const rows = await database.db
      .selectFrom('interacciones')
      .select(['id', 'severidad', 'efecto'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: before.id, severidad: 'contraindicada', efecto: 'Tres' },
      { id: expect.any(Number), severidad: 'moderada', efecto: 'Dos' },
    ])
  })

  test.each([
    ['interacciones', `${HEADER}A\tB\tsal\tclase\tmayor\tUno\n`, '"tipo_a" debe ser principio o clase y dice "sal"'],
    [
      'interacciones',
      `${HEADER}A\tB\tclase\tclase\tleve\tUno\n`,
      '"severidad" debe ser contraindicada o mayor o moderada y dice "leve"',
    ],
    ['interacciones', `${HEADER}A\t\tclase\tclase\tmayor\tUno\n`, '"principio_b" está vacío'],
    [
      'alergias-cruces',
      'clase\tcruza_con\ttipo\tnivel\nA\tB\tclase\tmucho\n',
      '"nivel" debe ser alta o baja o teórica y dice "mucho"',
    ],
    [
      'dosis',
      'principio_activo\tvia\tunidad_dosis\tdosis_min\tdosis_max\nA\tOral\tmg\t9\t2\n',
      '"dosis_min" (9) es mayor que "dosis_max" (2)',
    ],
    [
      'renal',
      'principio_activo\ttfg_desde\ttfg_hasta\tajuste\tformula\nA\t30\t30\tevitar\tCKD-EPI\n',
      '"tfg_hasta" (30) debe ser mayor que "tfg_desde" (30)',
    ],
    [
      'renal',
      'principio_activo\ttfg_desde\ttfg_hasta\tajuste\tformula\nA\t0\t30\tevitar\tMDRD\n',
      '"formula" debe ser CKD-EPI o Cockcroft-Gault y dice "MDRD"',
    ],
    [
      'adulto-mayor',
      'principio_activo\tclase\tedad_desde\tnivel\tmotivo\nA\tB\t65\tevitar\tCaídas\n',
      'La fila es de un "principio_activo" o de una "clase", no de los dos',
    ],
    [
      'condiciones',
      'condicion\tprincipio_activo\tclase\tnivel\tefecto\ng6pd\tA\tB\tmayor\tHemólisis\n',
      'La fila es de un "principio_activo" o de una "clase", no de los dos',
    ],
    [
      'condiciones',
      'condicion\tprincipio_activo\tclase\tnivel\tefecto\nanemia\tA\t\tmayor\tHemólisis\n',
      '"condicion" debe ser g6pd o trasplante y dice "anemia"',
    ],
    [
      'adulto-mayor',
      'principio_activo\tclase\tedad_desde\tnivel\tmotivo\nA\t\t6.5\tevitar\tCaídas\n',
      '"edad_desde" debe ser un número entero de años, de 50 a 120',
    ],
    [
      'dosis-pediatricas',
      'principio_activo\tedad_min_meses\tedad_max_meses\nA\t12\t12\n',
      '"edad_max_meses" (12) debe ser mayor que "edad_min_meses" (12)',
    ],
    [
      'dosis-pediatricas',
      'principio_activo\tpeso_min_kg\tpeso_max_kg\nA\t12\t9\n',
      '"peso_max_kg" (9) debe ser mayor que "peso_min_kg" (12)',
    ],
    [
      'dosis-pediatricas',
      'principio_activo\tedad_min_meses\nA\t1.5\n',
      '"edad_min_meses" debe ser un número entero de meses',
    ],
    [
      'dosis-pediatricas',
      'principio_activo\tdosis_min\tdosis_max\tunidad\nA\t9\t2\tmg/dosis\n',
      '"dosis_min" (9) es mayor que "dosis_max" (2)',
    ],
    ['dosis-pediatricas', 'principio_activo\tdosis_max\nA\t2\n', '"dosis_max" y "unidad" van juntas'],
    [
      'dosis-pediatricas',
      'principio_activo\tvia\nA\tOral\n',
      'La fila no tiene "dosis_max" ni "contraindicado_bajo_meses": no dice nada',
    ],
    [
      'topes-oncologia',
      'principio_activo\ttipo\tvalor\tunidad\tdesviacion_maxima_pct\nVincristina\tpor_dosis\t0\tmg\t0\n',
      '"valor" debe ser un número mayor que 0',
    ],
    [
      'topes-oncologia',
      'principio_activo\ttipo\tvalor\tunidad\tdesviacion_maxima_pct\nVincristina\tpor_dosis\t2\tmg\t110\n',
      '"desviacion_maxima_pct" debe ser un porcentaje de 0 a 100',
    ],
  ])('una fila mala de %s se rechaza y se dice por qué', async (name, text, reason) => {
    expect(await load(name, text)).toMatchObject({ rejected: [{ line: 2, reason }], saved: false })
  })
})

const addMedicine = () =>
  database.db
    .insertInto('medicamentos')
    .values({
      codigo: 'M-1',
      atc: 'N05AH02',
      principio_activo: 'Clozapina',
      nombre: 'Clozapina 25 mg tableta',
      componentes: 'Clozapina',
      confianza: 'media',
      fuente: 'Prueba',
      busqueda: 'clozapina',
    })
    .execute()

describe('los desabastecimientos', () => {
  const HEADER = 'codigo\ttipo_alerta\tmensaje\tvigente_desde\tvigente_hasta\n'
  test('son de un medicamento del catálogo, por su código y desde una fecha', async () => {
    await addMedicine()
    const report = await load(
      'desabastecimientos',
      `${HEADER}M-1\tinformativa\tEntregas parciales\t2026-11-01\t\nM-2\tBloqueante\tSin existencias\t2026-11-01\t\n`,
    )
    expect(report).toMatchObject({
      inserted: 1,
      unchanged: 0,
      rejected: [{ line: 3, reason: 'El catálogo de medicamentos no tiene el código M-2' }],
    })
    await load('desabastecimientos', `${HEADER}M-1\tBloqueante\tSin existencias\t2026-11-01\t2026-12-31\n`, 'v2')
    const rows = await database.db
      .selectFrom('desabastecimientos')
      .select(['tipo_alerta', 'mensaje', 'vigente_desde', 'vigente_hasta', 'fuente'])
      .execute()
    expect(rows).toEqual([
      {
        tipo_alerta: 'Bloqueante',
        mensaje: 'Sin existencias',
        vigente_desde: '2026-11-01',
        vigente_hasta: '2026-12-31',
        fuente: 'prueba.tsv',
      },
    ])
  })

  test.each([
    ['M-1\tUrgente\tX\t2026-11-01\t', '"tipo_alerta" debe ser Informativa o Bloqueante y dice "Urgente"'],
    ['M-1\tInformativa\tX\t01/11/2026\t', '"vigente_desde" debe ser una fecha AAAA-MM-DD y dice "01/11/2026"'],
    [
      'M-1\tInformativa\tX\t2026-11-02\t2026-11-01',
      '"vigente_hasta" (2026-11-01) es antes de "vigente_desde" (2026-11-02)',
    ],
  ])('una fila mala se rechaza: %s', async (row, reason) => {
    await addMedicine()
    expect(await load('desabastecimientos', `${HEADER}${row}\n`)).toMatchObject({ rejected: [{ line: 2, reason }] })
  })
})
