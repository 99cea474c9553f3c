import { describe, expect, it } from 'vitest'
import { measuresOfRecord } from './kept-measures.ts'
import { NO_MEASURES } from './record.ts'

const DAY = '2026-11-21'
const before = {
  ...NO_MEASURES,
  fecha: '2026-11-19',
  peso: 68,
  talla: 162,
  imc: 25.91,
  isc: 1.75,
  presion_sistolica: 140,
  presion_diastolica: 90,
}

describe('measuresOfRecord', () => {
  it('works out index and surface of what the record measured', () => {
    expect(measuresOfRecord(null, { ...NO_MEASURES, peso: 70, talla: 170 }, DAY)).toEqual({
      ...NO_MEASURES,
      fecha: DAY,
      peso: 70,
      talla: 170,
      imc: 24.22,
      isc: 1.82,
    })
  })

  it('keeps what was taken before in the visit and the record does not say', () => {
    expect(measuresOfRecord(before, { ...NO_MEASURES, perimetro_abdominal: 88 }, DAY)).toEqual({
      ...before,
      perimetro_abdominal: 88,
    })
  })

  it('has the day of the record once weight or height are others', () => {
    expect(measuresOfRecord(before, { ...NO_MEASURES, peso: 64.5 }, DAY)).toMatchObject({
      fecha: DAY,
      peso: 64.5,
      talla: 162,
      imc: 24.58,
      isc: 1.7,
    })
    expect(measuresOfRecord(before, { ...NO_MEASURES, talla: 163 }, DAY)).toMatchObject({ fecha: DAY, peso: 68 })
    expect(measuresOfRecord(before, { ...NO_MEASURES, peso: 68, talla: 162 }, DAY)).toMatchObject({
      fecha: '2026-11-19',
    })
  })

  it('has no surface without both', () => {
    expect(measuresOfRecord(null, { ...NO_MEASURES, peso: 70 }, DAY)).toMatchObject({ imc: null, isc: null })
  })

  it('is nothing where nothing was ever measured', () => {
    expect(measuresOfRecord(null, NO_MEASURES, DAY)).toBeNull()
  })
})
