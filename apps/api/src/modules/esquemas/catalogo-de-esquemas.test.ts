/** The catalogue, and the dose tables of published regimens worked by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarOf } from '@cauce/domain/oncology/calendar'
import { mosteller } from '@cauce/domain/clinical-record/body-surface'
import { ceilingKey } from '@cauce/domain/oncology/ceiling-amounts'
import { ceilingLine } from '@cauce/domain/oncology/ceiling-lines'
import { checkCeilings } from '@cauce/domain/oncology/ceilings'
import { proposalsFor } from '@cauce/domain/oncology/proposals'
import { lineUnit, withProposal } from '@cauce/domain/oncology/scheme-line'
import { openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

const tableOf = async (abreviatura: string, kg: number, cm: number) => {
  const isc = mosteller(kg, cm)
  const order = await schemes.orderOf(abreviatura, isc)
  return {
    isc,
    order,
    doses: order.codeSumiEsquemaSeleccionado.map((line) => [line.nombre, line.dosis_formulada, lineUnit(line)]),
  }
}

const calendarFrom = (order: Awaited<ReturnType<Schemes['orderOf']>>, fecha_inicio: string) =>
  calendarOf({
    ...order,
    fecha_inicio,
    lineas: order.codeSumiEsquemaSeleccionado.map((line) => ({ ...line, unidad: lineUnit(line) })),
  })

describe('the published schemes', () => {
  it('are within their limits of a dose, a cycle and a life in all of their cycles, once the usual caps are taken', async () => {
    const patient = { isc: 1.75, peso: 70, talla: 165, edad: 60, sexo: 'F', creatinina: 0.9 }
    const over: string[] = []
    for (const { abreviatura_esquema, id } of await schemes.list()) {
      const drugs = await schemes.drugs(id)
      const order = await schemes.orderOf(abreviatura_esquema, patient.isc)
      const lines = order.codeSumiEsquemaSeleccionado.map((line, place) => {
        const drug = drugs[place]
        const taken = drug === undefined ? undefined : proposalsFor(drug, patient).at(-1)
        const own = taken === undefined ? line : withProposal(line, taken)
        return ceilingLine(own, { principios: [line.nombre], presentation: null, propia: true }, order, patient.peso)
      })
      expect(drugs.every(({ topes }) => (topes ?? []).length > 0)).toBe(true)
      const ceilings = [
        ...new Map(drugs.flatMap(({ topes }) => (topes ?? []).map((each) => [ceilingKey(each), each]))).values(),
      ]
      over.push(...checkCeilings(lines, ceilings, patient).map(({ mensaje }) => `${abreviatura_esquema}: ${mensaje}`))
    }
    expect(over).toEqual([])
  })

  it('are all there, each with where it was published', async () => {
    const all = await schemes.list()
    expect(all).toHaveLength(114)
    expect(all.every(({ biografia }) => biografia.trim() !== '')).toBe(true)
    expect(all.find(({ abreviatura_esquema }) => abreviatura_esquema === 'AC')).toMatchObject({
      ciclos: 4,
      frecuencia_repeat: 21,
      biografia: 'Fisher B, J Clin Oncol 1990 (NSABP B-15); protocolo SRL Nueva Zelanda, AC cada 3 semanas',
      cie10: ['C50'],
      duracion: 'FIJA',
    })
  })

  it('have drugs whose days fit in the cycle and whose applications are days by doses a day', async () => {
    for (const { id, frecuencia_repeat } of await schemes.list())
      for (const drug of await schemes.drugs(id)) {
        const days = drug.dias_aplicacion.split(',').map(Number)
        expect(Math.max(...days)).toBeLessThanOrEqual(frecuencia_repeat)
        expect(drug.cantidad_aplicaciones).toBe(days.length * drug.tomas_dia)
        expect(drug.fuente).not.toBe('')
      }
  })

  it('are known in the catalogue of medicines where it has the ingredient', async () => {
    const { order } = await tableOf('R-CHOP21', 80, 175)
    expect(order.codeSumiEsquemaSeleccionado.every(({ codesumi_id }) => typeof codesumi_id === 'number')).toBe(true)
  })

  it('are kept in the catalogue with their version', async () => {
    const row = await schemes.server.db
      .selectFrom('catalogos_importados')
      .selectAll()
      .where('catalogo', '=', 'esquemas')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ version: '2026-11', filas: 114 })
  })

  it('that are not there are not found', async () => {
    expect(await schemes.post('/codesumis/codesumiEsquema', { esquema: 9_999 })).toMatchObject({
      status: 404,
      body: { error: 'El esquema no existe en el catálogo' },
    })
  })
})

/**
 * R-CHOP-21. Coiffier B, N Engl J Med 2002;346:235 (GELA): rituximab 375 mg/m², ciclofosfamida 750, doxorrubicina 50,
 * vincristina 1.4 (at most 2 mg) on day 1, prednisona on days 1 to 5; every 21 days.
 * 80 kg, 175 cm: √(80 × 175 ÷ 3600) = 1.97 m².
 */
describe('R-CHOP-21 for 80 kg and 175 cm', () => {
  it('has the doses of the table', async () => {
    const { isc, doses } = await tableOf('R-CHOP21', 80, 175)
    expect(isc).toBe(1.97)
    expect(doses).toEqual([
      ['Rituximab', 738.8, 'mg'], // 375 × 1.97 = 738.75
      ['Ciclofosfamida', 1477.5, 'mg'], // 750 × 1.97 = 1477.50
      ['Doxorrubicina', 98.5, 'mg'], // 50 × 1.97 = 98.50
      ['Vincristina', 2.8, 'mg'], // 1.4 × 1.97 = 2.758
      ['Prednisona', 100, 'mg'],
    ])
  })

  it('proposes the cap of vincristine and of nothing else', async () => {
    const { order } = await tableOf('R-CHOP21', 80, 175)
    const drugs = await schemes.drugs(order.esquema_id ?? 0)
    const patient = { isc: 1.97, peso: 80, talla: 175, edad: 60, sexo: 'M', creatinina: null }
    const proposed = drugs.flatMap((drug) => proposalsFor(drug, patient).map((p) => [drug.nombre, p.tipo, p.valor]))
    expect(proposed).toEqual([['Vincristina', 'tope', 2]])
  })

  it('is given every 21 days, with prednisone on days 1 to 5', async () => {
    const { order } = await tableOf('R-CHOP21', 80, 175)
    const days = calendarFrom(order, '2026-11-23')
    expect(days.filter(({ dia }) => dia === 1).map(({ fecha }) => fecha)).toEqual([
      '2026-11-23',
      '2026-12-14',
      '2027-01-04',
      '2027-01-25',
      '2027-02-15',
      '2027-03-08',
    ])
    expect(days.filter(({ ciclo }) => ciclo === 1).map(({ dia, medicamentos }) => [dia, medicamentos.length])).toEqual([
      [1, 5],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ])
  })
})

/**
 * mFOLFOX6. de Gramont A, J Clin Oncol 2000;18:2938, modified with oxaliplatino 85: every 14 days oxaliplatino 85 mg/m², folinato 400,
 * fluorouracilo 400 in bolus and 2400 in 46 hours.
 * 62 kg, 160 cm: √(62 × 160 ÷ 3600) = 1.66 m².
 */
it('mFOLFOX6 for 62 kg and 160 cm has the doses of the table, twelve times every 14 days', async () => {
  const { isc, doses, order } = await tableOf('mFOLFOX6', 62, 160)
  expect(isc).toBe(1.66)
  expect(doses).toEqual([
    ['Oxaliplatino', 141.1, 'mg'], // 85 × 1.66 = 141.10
    ['Folinato cálcico', 664, 'mg'], // 400 × 1.66
    ['Fluorouracilo', 664, 'mg'],
    ['Fluorouracilo', 3984, 'mg'], // 2400 × 1.66
  ])
  const days = calendarFrom(order, '2026-11-23')
  expect(days).toHaveLength(12)
  expect(days.at(-1)?.fecha).toBe('2027-04-26') // 23 November + 11 × 14 days
})

/**
 * AC followed by weekly paclitaxel. Sparano JA, N Engl J Med 2008;358:1663 (ECOG E1199): doxorrubicina 60 and ciclofosfamida 600 mg/m²
 * every 21 days four times, then paclitaxel 80 mg/m² every week twelve times.
 * 68 kg, 162 cm: √(68 × 162 ÷ 3600) = 1.75 m².
 */
it('AC-T for 68 kg and 162 cm has the doses of the table: four cycles of AC, then twelve weeks of paclitaxel', async () => {
  const { isc, doses, order } = await tableOf('AC-T semanal', 68, 162)
  expect(isc).toBe(1.75)
  expect(doses).toEqual([
    ['Doxorrubicina', 105, 'mg'], // 60 × 1.75
    ['Ciclofosfamida', 1050, 'mg'], // 600 × 1.75
    ['Paclitaxel', 140, 'mg'], // 80 × 1.75
  ])
  const days = calendarFrom(order, '2026-11-23')
  const withPaclitaxel = days.filter(({ medicamentos }) => medicamentos.some(({ nombre }) => nombre === 'Paclitaxel'))
  expect(days.slice(0, 4).map(({ ciclo, medicamentos }) => [ciclo, medicamentos.length])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
  ])
  expect(withPaclitaxel.map(({ ciclo, dia }) => `${ciclo}:${dia}`)).toEqual(
    [5, 6, 7, 8].flatMap((cycle) => [1, 8, 15].map((day) => `${cycle}:${day}`)),
  )
})

/**
 * Carboplatino AUC 6 and paclitaxel 175 mg/m² every 21 days. Perren TJ, N Engl J Med 2011;365:2484 (ICON7, control arm).
 * A woman of 58, 55 kg, 157 cm, creatinine 0.8: surface 1.55 m²; index 22.31, so her real weight;
 * (140 − 58) × 55 ÷ (72 × 0.8) × 0.85 = 66.55 mL/min, not rounded; 6 × (66.5538 + 25) = 549.3 mg.
 */
it('carboplatin and paclitaxel for 55 kg and 157 cm has the doses of the table, and proposes the milligrams of Calvert', async () => {
  const { isc, doses, order } = await tableOf('CP ovario', 55, 157)
  expect(isc).toBe(1.55)
  expect(doses).toEqual([
    ['Paclitaxel', 271.3, 'mg'], // 175 × 1.55 = 271.25
    ['Carboplatino', 6, 'AUC'],
  ])
  const [, carboplatin] = await schemes.drugs(order.esquema_id ?? 0)
  const patient = { isc: 1.55, peso: 55, talla: 157, edad: 58, sexo: 'F', creatinina: 0.8 }
  expect(carboplatin && proposalsFor(carboplatin, patient)).toMatchObject([{ tipo: 'auc', valor: 549.3, unidad: 'mg' }])
})
