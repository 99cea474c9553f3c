import { expect, it } from 'vitest'
import type { Ceiling, CeilingLine } from './ceiling-amounts.ts'
import { lifetimesOf, lifetimeWords } from './lifetime.ts'

const PATIENT = { isc: 1.64, peso: 62 }
const LIFE: Ceiling = {
  principio_activo: 'Doxorrubicina',
  tipo: 'de_por_vida',
  fase: '',
  valor: 450,
  unidad: 'mg/m2',
  vias_permitidas: ['Intravenosa'],
  vias_prohibidas: [],
  desviacion_maxima_pct: 0,
  fuente: 'Ficha técnica',
}
const line = (change: Partial<CeilingLine>): CeilingLine => ({
  principios: ['Doxorrubicina'],
  via: 'Intravenosa',
  fase: null,
  fija: false,
  propia: true,
  cantidad: { cantidad: 98.4, unidad: 'mg' },
  auc: null,
  aplicaciones: 1,
  ciclos: [1, 2, 3, 4],
  ...change,
})
const given = [{ principio: 'doxorrubicina', cantidad: { cantidad: 196.8, unidad: 'mg' }, isc: 1.64 }]

it('is what was applied and what is ordered of it, in the unit of its limit', () => {
  const [life, ...others] = lifetimesOf([line({})], [LIFE, { ...LIFE, tipo: 'por_ciclo' }], PATIENT, given)
  expect(others).toEqual([])
  expect(life?.aplicado).toBeCloseTo(120)
  expect(life?.ordenado).toBeCloseTo(240)
  expect(life && lifetimeWords(life)).toBe(
    'Doxorrubicina: 120 mg/m² ya aplicados + 240 mg/m² de esta orden = 360 mg/m², de 450 mg/m²',
  )
})

it('adds the lines of the drug once, and is not of another', () => {
  const two = [line({}), line({ ciclos: [1] }), line({ principios: ['Ciclofosfamida'] })]
  const [life, ...others] = lifetimesOf(two, [LIFE], PATIENT, [])
  expect(others).toEqual([])
  expect(life?.aplicado).toBe(0)
  expect(life?.ordenado).toBeCloseTo(300)
  expect(lifetimesOf([line({ principios: ['Ciclofosfamida'] })], [LIFE], PATIENT, given)).toEqual([])
  expect(lifetimesOf([line({ via: 'Oral' })], [LIFE], PATIENT, given)).toEqual([])
})

it('of a limit that depends on a rescue asks whether the order brings it', () => {
  const rescue = line({ principios: ['Folinato cálcico'] })
  const [without, withIt] = ['sin rescate', 'con rescate'].map((fase) => ({
    ...LIFE,
    fase,
    valor: fase === 'sin rescate' ? 100 : 12_000,
  }))
  const rows = [without, withIt].flatMap((each) => each ?? [])
  expect(lifetimesOf([line({})], rows, PATIENT, []).map(({ tope }) => tope)).toEqual([100])
  expect(lifetimesOf([line({}), rescue], rows, PATIENT, []).map(({ tope }) => tope)).toEqual([12_000])
})
