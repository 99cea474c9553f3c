import { describe, expect, it } from 'vitest'
import type { Ceiling, CeilingLine } from './ceiling-amounts.ts'
import { ceilingLine } from './ceiling-lines.ts'
import { checkCeilings, forbiddenRoute } from './ceilings.ts'
import type { SchemeLine } from './scheme.ts'

const PATIENT = { isc: 1.64, peso: 62 }
const FUENTE = 'Ficha técnica'

const ceiling = (change: Partial<Ceiling>): Ceiling => ({
  principio_activo: 'Doxorrubicina',
  tipo: 'por_dosis',
  fase: '',
  valor: 90,
  unidad: 'mg/m2',
  vias_permitidas: ['Intravenosa'],
  vias_prohibidas: ['Intratecal', 'Oral'],
  desviacion_maxima_pct: 10,
  fuente: FUENTE,
  ...change,
})
const line = (change: Partial<CeilingLine>): CeilingLine => ({
  principios: ['Doxorrubicina'],
  via: 'Intravenosa',
  fase: null,
  fija: false,
  propia: false,
  cantidad: { cantidad: 98.4, unidad: 'mg' },
  auc: null,
  aplicaciones: 1,
  ciclos: [1, 2, 3, 4],
  ...change,
})
const mg = (cantidad: number) => ({ cantidad, unidad: 'mg' })
const who = (lines: readonly CeilingLine[], ceilings: readonly Ceiling[]) =>
  checkCeilings(lines, ceilings, PATIENT).map(({ lugar, campo, quien }) => [lugar, campo, quien])

describe('a dose', () => {
  it('within its limit is not spoken of, and neither is its rounding', () => {
    expect(who([line({})], [ceiling({})])).toEqual([])
    // 90 × 1.64 = 147.6
    expect(who([line({ cantidad: mg(147.6) })], [ceiling({})])).toEqual([])
    // 3.6 × 71.3 = 256.68, written 256.7
    const kadcyla = ceiling({ unidad: 'mg/kg', valor: 3.6, desviacion_maxima_pct: 0 })
    expect(checkCeilings([line({ cantidad: mg(256.7) })], [kadcyla], { isc: 1.8, peso: 71.3 })).toEqual([])
  })

  it('over it is signed by a second professional as far as the table allows, and then by nobody', () => {
    expect(who([line({ cantidad: mg(155) })], [ceiling({})])).toEqual([[0, 'dosis_formulada', 'segunda_firma']])
    expect(who([line({ cantidad: mg(165) })], [ceiling({})])).toEqual([[0, 'dosis_formulada', 'nadie']])
  })

  it('that a second professional may sign says so', () => {
    const [breach] = checkCeilings([line({ cantidad: mg(155) })], [ceiling({})], PATIENT)
    expect(breach?.mensaje).toBe(
      'Tope por dosis de Doxorrubicina: 90 mg/m²; se llegaría a 94,51 mg/m² (Ficha técnica). Lo firma también otro profesional.',
    )
  })

  it('says the limit, what it would reach and the source', () => {
    const cap = ceiling({ principio_activo: 'Vincristina', valor: 2, unidad: 'mg', desviacion_maxima_pct: 0 })
    const [breach] = checkCeilings([line({ principios: ['vincristina'], cantidad: mg(2.3) })], [cap], PATIENT)
    expect(breach?.mensaje).toBe(
      'Tope por dosis de Vincristina: 2 mg; se llegaría a 2,3 mg (Ficha técnica). No se ordena.',
    )
  })

  it('in units, by area under the curve and in grams', () => {
    const units = ceiling({ valor: 30, unidad: 'UI' })
    expect(who([line({ cantidad: { cantidad: 31, unidad: 'U' } })], [units])).toEqual([
      [0, 'dosis_formulada', 'segunda_firma'],
    ])
    const auc = ceiling({ valor: 7, unidad: 'AUC' })
    expect(who([line({ auc: 7.5 })], [auc])).toEqual([[0, 'dosis_formulada', 'segunda_firma']])
    expect(who([line({ auc: 7 })], [auc])).toEqual([])
    expect(who([line({})], [auc])).toEqual([])
    expect(who([line({ cantidad: { cantidad: 0.3, unidad: 'g' } })], [ceiling({})])).toHaveLength(1)
  })

  it('of somebody who was not measured, or of no known unit, is not compared', () => {
    expect(checkCeilings([line({ cantidad: mg(9_999) })], [ceiling({})], { isc: null, peso: null })).toEqual([])
    expect(who([line({ cantidad: null })], [ceiling({})])).toEqual([])
    expect(who([line({ cantidad: { cantidad: 9_999, unidad: 'unidad' } })], [ceiling({})])).toEqual([])
  })
})

describe('the dose of the published scheme', () => {
  it('passes a limit that is only a plausible one, and not a hard one', () => {
    const over = line({ cantidad: mg(150), propia: true })
    expect(who([over], [ceiling({})])).toEqual([])
    expect(who([over], [ceiling({ desviacion_maxima_pct: 0 })])).toEqual([[0, 'dosis_formulada', 'nadie']])
    expect(who([over], [ceiling({ tipo: 'por_ciclo' })])).toHaveLength(1)
  })

  it('of no body is compared with the figures of no body, where there are any', () => {
    const fixed = line({ cantidad: mg(480), fija: true })
    const [plain, byWeight] = [ceiling({ valor: 480, unidad: 'mg' }), ceiling({ valor: 3, unidad: 'mg/kg' })]
    expect(who([fixed], [plain, byWeight])).toEqual([])
    expect(who([fixed], [byWeight])).toEqual([[0, 'dosis_formulada', 'nadie']])
    expect(who([{ ...fixed, fija: false }], [plain, byWeight])).toHaveLength(1)
  })
})

describe('the way of giving it', () => {
  const FU = { principios: ['Fluorouracilo'], cantidad: mg(2_000) }
  const rows = [
    ceiling({ principio_activo: 'Fluorouracilo', fase: 'bolo', valor: 600 }),
    ceiling({ principio_activo: 'Fluorouracilo', fase: 'infusión continua', valor: 3_200 }),
  ]
  it('chooses the limit of a bolus or of a pump', () => {
    expect(who([line({ ...FU, fase: 'infusión continua' })], rows)).toEqual([])
    expect(who([line({ ...FU, fase: 'bolo' })], rows)).toEqual([[0, 'dosis_formulada', 'nadie']])
    expect(who([line(FU)], rows)).toEqual([[0, 'dosis_formulada', 'nadie']])
  })

  it('asks for the rescue where the limit depends on it', () => {
    const mtx = { principios: ['Metotrexato'], cantidad: mg(492) }
    const limits = [
      ceiling({ principio_activo: 'Metotrexato', fase: 'sin rescate', valor: 100 }),
      ceiling({ principio_activo: 'Metotrexato', fase: 'con rescate', valor: 12_000 }),
    ]
    expect(who([line(mtx)], limits)).toEqual([[0, 'dosis_formulada', 'nadie']])
    expect(who([line(mtx), line({ principios: ['Folinato cálcico'], cantidad: mg(15) })], limits)).toEqual([])
  })
})

const before = (cantidad: number, isc: number | null = 1.64) => [
  { principio: 'Doxorrubicina', cantidad: mg(cantidad), isc },
]

describe('a cycle and a life', () => {
  it('adds every line of the drug in the fullest cycle', () => {
    const cycle = ceiling({ tipo: 'por_ciclo', valor: 90 })
    const half = { cantidad: mg(80) }
    expect(who([line({ ...half, ciclos: [1] }), line({ ...half, ciclos: [2] })], [cycle])).toEqual([])
    expect(who([line({ ...half, ciclos: [1] }), line({ ...half, ciclos: [1] })], [cycle])).toEqual([
      [0, 'cantidad_aplicaciones', 'segunda_firma'],
      [1, 'cantidad_aplicaciones', 'segunda_firma'],
    ])
    expect(who([line({ ...half, aplicaciones: 3 })], [cycle])).toEqual([[0, 'cantidad_aplicaciones', 'nadie']])
  })

  const life = ceiling({ tipo: 'de_por_vida', valor: 450, desviacion_maxima_pct: 0 })
  it('adds what was applied before, each with the surface of its day', () => {
    // 60 mg/m² in four cycles: 240 mg/m²
    expect(checkCeilings([line({})], [life], PATIENT, before(336))).toEqual([])
    const [breach] = checkCeilings([line({})], [life], PATIENT, before(393.6))
    expect(breach).toMatchObject({ campo: 'cantidad_aplicaciones', quien: 'nadie' })
    expect(breach?.mensaje).toBe(
      'Tope de por vida de Doxorrubicina: 450 mg/m²; ya recibió 240 mg/m² y se llegaría a 480 mg/m² (Ficha técnica). No se ordena.',
    )
    expect(checkCeilings([line({})], [life], PATIENT, before(393.6, 2))).toEqual([])
    expect(checkCeilings([line({})], [life], PATIENT, before(393.6, null))).toHaveLength(1)
    expect(
      checkCeilings([line({})], [life], PATIENT, [{ principio: 'Epirrubicina', cantidad: mg(9_999), isc: 1.64 }]),
    ).toEqual([])
  })
})

describe('the route', () => {
  const rows = [
    ceiling({ vias_prohibidas: ['Intratecal', 'Subcutánea'] }),
    ceiling({ fase: 'subcutánea', vias_permitidas: ['Subcutánea'], vias_prohibidas: ['Intravenosa'] }),
  ]
  const by = (via: string) => forbiddenRoute({ principios: ['Doxorrubicina'], via }, rows)
  it('that a row allows is allowed, that one forbids is not, of others nothing is known', () => {
    expect([by('Intravenosa'), by('subcutanea'), by('Tópica')]).toEqual([null, null, null])
    expect(by('Intratecal')).toBe(
      'Doxorrubicina no va por vía Intratecal: Intravenosa, Subcutánea (Ficha técnica). No se ordena.',
    )
    expect(who([line({ via: 'Intratecal', cantidad: mg(9_999) })], rows)).toEqual([[0, 'via', 'nadie']])
  })
})

describe('a line of an order', () => {
  const own: SchemeLine = {
    nombre: 'Trastuzumab',
    dosis: 6,
    unidad_medida: 'mg/kg',
    indice_dosis: 'PESO',
    dosis_formulada: 6,
    via: ' Intravenosa ',
    dias_aplicacion: '1',
    ciclos_aplica: '2-3',
    cantidad_aplicaciones: 1,
    observaciones: '',
  }
  const course = { ciclo: 2, ciclo_total: 4 }
  const drug = { principios: ['Trastuzumab'], presentation: null, propia: true }
  it('has its dose in milligrams of this patient, in the cycles in which it is given', () => {
    expect(ceilingLine(own, drug, course, 62)).toMatchObject({
      via: 'Intravenosa',
      cantidad: mg(372),
      auc: null,
      ciclos: [2, 3],
    })
    expect(ceilingLine(own, drug, course, null).cantidad).toBeNull()
    const auc = { ...own, indice_dosis: 'AUC' as const, dosis: 6, unidad_medida: 'AUC' }
    expect(ceilingLine(auc, drug, course, 62)).toMatchObject({ auc: 6 })
  })

  it('added by its presentation has what its units hold', () => {
    const presentation = { concentracion: '1 mg/mL', unidad_presentacion: 'Vial', base_dosis: 'único' }
    const added = { ...own, indice_dosis: 'FIJA' as const, dosis: 3, unidad_medida: 'Vial' }
    expect(ceilingLine(added, { ...drug, presentation }, course, 62).cantidad).toBeNull()
    const tablet = { ...presentation, concentracion: '2,5 mg', unidad_presentacion: 'Tableta' }
    expect(ceilingLine(added, { ...drug, presentation: tablet }, course, 62).cantidad).toEqual(mg(7.5))
  })
})
