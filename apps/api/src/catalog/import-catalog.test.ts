import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { findCatalog } from './catalogs.ts'
import { ImportCancelled, importCatalog, type ImportOptions } from './import-catalog.ts'
import { readTable } from './read-table.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of [
    'cie10',
    'cups',
    'medicamentos',
    'municipios',
    'departamentos',
    'catalogos_importados',
  ] as const) {
    await database.db.deleteFrom(table).execute()
  }
})

const load = (name: string, text: string, options: Partial<ImportOptions> = {}) => {
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
    ...options,
  })
}

const diagnoses = () =>
  database.db.selectFrom('cie10').select(['codigo', 'nombre', 'seleccionable']).orderBy('codigo').execute()

const CIE10 = 'codigo,nombre\nA00-B99,Infecciosas\nA09,Diarrea\nA09.0,Gastroenteritis\n'

describe('importCatalog', () => {
  test('guarda las filas y deja constancia de la importación', async () => {
    const report = await load('cie10', CIE10)
    expect(report).toMatchObject({ read: 3, inserted: 3, updated: 0, unchanged: 0, rejected: [], saved: true })
    expect(await diagnoses()).toEqual([
      { codigo: 'A00-B99', nombre: 'Infecciosas', seleccionable: false },
      { codigo: 'A09', nombre: 'Diarrea', seleccionable: true },
      { codigo: 'A090', nombre: 'Gastroenteritis', seleccionable: true },
    ])
    const [record] = await database.db.selectFrom('catalogos_importados').selectAll().execute()
    expect(record).toMatchObject({ catalogo: 'cie10', fuente: 'prueba.csv', version: 'v1', filas: 3, rechazadas: 0 })
  })

  test('repetirla no cambia nada, y lo que cambió se actualiza por su código', async () => {
    await load('cie10', CIE10)
    expect(await load('cie10', CIE10)).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 })
    const changed = await load('cie10', 'codigo,nombre\nA09,Diarrea y gastroenteritis\nB01,Varicela\n')
    expect(changed).toMatchObject({ inserted: 1, updated: 1, unchanged: 0 })
    expect((await diagnoses()).map(({ codigo }) => codigo)).toEqual(['A00-B99', 'A09', 'A090', 'B01'])
  })

  test('dice la línea y el motivo de cada fila rechazada y guarda las demás', async () => {
    const report = await load(
      'cie10',
      'codigo,nombre\nA09,Diarrea\nXX,Mal\nA10,\nA09,Repetido\nB01,Varicela,sobra\nB02,Herpes\n',
    )
    expect(report.rejected).toEqual([
      { line: 3, reason: 'El código "XX" no es de CIE-10 (se espera algo como A09, A090 o A00-B99)' },
      { line: 4, reason: '"nombre" está vacío' },
      { line: 5, reason: 'El código A09 ya está en la línea 2' },
      { line: 6, reason: 'Tiene 3 columnas y el encabezado 2: sobra un separador' },
    ])
    expect(report).toMatchObject({ read: 6, inserted: 2, saved: true })
    expect((await diagnoses()).map(({ codigo }) => codigo)).toEqual(['A09', 'B02'])
  })

  test('en ensayo cuenta lo mismo y no guarda nada', async () => {
    expect(await load('cie10', CIE10, { dryRun: true })).toMatchObject({ inserted: 3, saved: false })
    expect(await diagnoses()).toEqual([])
  })

  test('en modo estricto una fila mala impide guardar las buenas', async () => {
    const report = await load('cie10', 'codigo,nombre\nA09,Diarrea\nXX,Mal\n', { strict: true })
    expect(report).toMatchObject({ inserted: 1, saved: false })
    expect(await diagnoses()).toEqual([])
  })

  test('si ninguna fila sirve no queda ni la constancia', async () => {
    expect(await load('cie10', 'codigo,nombre\nXX,Mal\n')).toMatchObject({ saved: false })
    expect(await database.db.selectFrom('catalogos_importados').selectAll().execute()).toEqual([])
  })

  test('cancelada a la mitad no deja nada', async () => {
    const rows = Array.from(
      { length: 1_200 },
      (_, n) => `A${String(n % 100).padStart(2, '0')}${Math.floor(n / 100)},Fila ${n}`,
    )
    const cancel = new AbortController()
    const half = load('cie10', ['codigo,nombre', ...rows].join('\n'), {
      signal: cancel.signal,
      onProgress: (done) => {
        if (done >= 500) cancel.abort()
      },
    })
    await expect(half).rejects.toThrow(ImportCancelled)
    expect(await diagnoses()).toEqual([])
    expect(await load('cie10', CIE10)).toMatchObject({ inserted: 3, saved: true })
  })

  test('un error de la base de datos a mitad del archivo no deja nada', async () => {
    const rows = Array.from(
      { length: 700 },
      (_, n) => `05,Antioquia,05${String(n + 1).padStart(3, '0')},Municipio ${n}`,
    )
    await database.db.insertInto('departamentos').values({ id: 8, codigo: '99', nombre: 'Otro' }).execute()
    const text = [
      'codigo_departamento,departamento,codigo_municipio,municipio',
      ...rows,
      '08,Atlántico,08001,Barranquilla',
    ].join('\n')
    await expect(load('divipola', text)).rejects.toThrow()
    expect(await database.db.selectFrom('municipios').selectAll().execute()).toEqual([])
    await database.db.deleteFrom('departamentos').execute()
  })
})

describe('divipola', () => {
  test('completa los ceros, une el código corto con su departamento y rechaza el que no corresponde', async () => {
    const header = 'codigo_departamento;departamento;codigo_municipio;municipio'
    const report = await load(
      'divipola',
      `${header}\n5;Antioquia;5001;Medellín\n08;Atlántico;1;Barranquilla\n05;Antioquia;76001;Cali\n`,
    )
    expect(report.rejected).toEqual([{ line: 4, reason: 'El municipio 76001 no es del departamento 05' }])
    const places = await database.db
      .selectFrom('municipios')
      .select(['id', 'codigo', 'departamento_id', 'busqueda'])
      .orderBy('id')
      .execute()
    expect(places).toEqual([
      { id: 5001, codigo: '05001', departamento_id: 5, busqueda: 'medellin antioquia' },
      { id: 8001, codigo: '08001', departamento_id: 8, busqueda: 'barranquilla atlantico' },
    ])
  })
})

const procedure = () => database.db.selectFrom('cups').selectAll().executeTakeFirstOrThrow()

describe('cups', () => {
  test('deduce el servicio y la cantidad máxima, y conserva lo que el archivo no trae', async () => {
    await load('cups', 'codigo,nombre,requiere_auditoria,requiere_consentimiento\n45.23.01,Colonoscopia total,1,si\n')
    expect(await procedure()).toMatchObject({
      codigo: '452301',
      servicio: 'endoscopia',
      cantidad_maxima: 1,
      requiere_auditoria: 1,
    })
    await load('cups', 'codigo,nombre,sexo\n452301,Colonoscopia total del colon,F\n')
    expect(await procedure()).toMatchObject({
      nombre: 'Colonoscopia total del colon',
      sexo: 'F',
      requiere_consentimiento: 1,
    })
  })

  test('el mismo nombre en mayúsculas sostenidas no reemplaza al escrito con minúsculas y acentos', async () => {
    await load('cups', 'codigo,nombre\n881302,Ecografía de abdomen total\n')
    expect(await load('cups', 'codigo,nombre\n881302,ECOGRAFIA DE ABDOMEN TOTAL\n')).toMatchObject({ unchanged: 1 })
    expect(await procedure()).toMatchObject({ nombre: 'Ecografía de abdomen total' })
  })

  test.each([
    ['1234,Corto,Z', 'El código "1234" no es de CUPS (seis letras o números)'],
    ['881302,Ecografía,H', '"sexo" debe ser F, M o Z y dice "H"'],
  ])('rechaza %j', async (row, reason) => {
    expect((await load('cups', `codigo,nombre,sexo\n${row}\n`)).rejected).toEqual([{ line: 2, reason }])
  })
})

describe('medicamentos', () => {
  test('sin código, la misma presentación se reconoce en otro orden y con otros acentos', async () => {
    const header = 'atc\tprincipio_activo\tnombre\tmax_dia\n'
    const [one, two] = [
      'N02BE01\tAcetaminofén\tAcetaminofén 500 mg tableta\t4000\n',
      'J01CA04\tAmoxicilina\tAmoxicilina 500 mg cápsula\t\n',
    ]
    expect(await load('medicamentos', header + one + two)).toMatchObject({ inserted: 2 })
    const again = await load('medicamentos', header + two + one.replace('4000', '3000,5'))
    expect(again).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 })
  })

  test.each([
    ['N02BE01\tAcetaminofén\tTableta\tmucho', '"max_dia" debe ser un número y dice "mucho"'],
    ['N02BE01\t\tTableta\t1', '"principio_activo" está vacío'],
    ['123\tAcetaminofén\tTableta\t1', '"atc" dice "123" y no es un código ATC'],
  ])('rechaza %j', async (row, reason) => {
    const report = await load('medicamentos', `atc\tprincipio_activo\tnombre\tmax_dia\n${row}\n`)
    expect(report.rejected).toEqual([{ line: 2, reason }])
  })
})
