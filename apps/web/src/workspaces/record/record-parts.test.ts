import { EMPTY_RECORD, NO_MEASURES, NO_RISK } from '@cauce/domain/clinical-record/record'
import { missingToFinalise } from '@cauce/domain/clinical-record/required-to-finalise'
import { describe, expect, it } from 'vitest'
import { neighbour } from './go-to.ts'
import { partOf, partState, RECORD_PARTS } from './record-parts.ts'

const statesOf = (record: typeof EMPTY_RECORD, ordered = 0) => {
  const missing = missingToFinalise(record, [])
  return RECORD_PARTS.map(({ id }) => {
    const { estado, faltan } = partState(id, record, missing, ordered)
    return `${id} ${estado} ${faltan}`
  })
}

describe('the parts of the record', () => {
  it('hold every field of the wire, each in one of them', () => {
    const fields = [...Object.keys(EMPTY_RECORD), ...Object.keys(NO_MEASURES), ...Object.keys(NO_RISK)]
    for (const field of fields)
      expect(
        RECORD_PARTS.filter(({ campos }) => campos.includes(field)),
        field,
      ).toHaveLength(1)
  })

  it('say what is missing, what is written and what may stay empty', () => {
    expect(statesOf(EMPTY_RECORD)).toEqual([
      'anamnesis missing 2',
      'antecedentes empty 0',
      'examen missing 1',
      'riesgo empty 0',
      'diagnosticos missing 1',
      'plan missing 1',
      'ordenes empty 0',
    ])
    const written = {
      ...EMPTY_RECORD,
      motivo: 'Tos',
      enfermedad_actual: 'Tres días',
      antecedentes: 'Ninguno',
      examen_fisico: 'Normal',
      riesgo: { ...NO_RISK, fuma: false },
      diagnosticos: [{ id: 1, codigo: 'J00', nombre: 'Rinofaringitis', principal: true, tipo: '01' as const }],
      plan: 'Líquidos',
    }
    expect(statesOf(written, 2)).toEqual(RECORD_PARTS.map(({ id }) => `${id} written 0`))
  })

  it('count a measure that cannot be with the exam, and an order without site with the orders', () => {
    expect([partOf('talla'), partOf('hdl'), partOf(null), partOf('ordenes')]).toEqual([
      'examen',
      'riesgo',
      'ordenes',
      'ordenes',
    ])
    expect(statesOf({ ...EMPTY_RECORD, medidas: { ...NO_MEASURES, peso: 900 } })[2]).toBe('examen missing 2')
  })

  it('follow each other, and stop at the ends', () => {
    expect(RECORD_PARTS.map(({ id }) => neighbour(id, 1))).toEqual([
      ...RECORD_PARTS.slice(1).map(({ id }) => id),
      'ordenes',
    ])
    expect(neighbour('anamnesis', -1)).toBe('anamnesis')
    expect(neighbour(null, 1)).toBe('anamnesis')
  })
})
