import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import { checkProposal, dateError, firstDayOf, sourceOf } from './proposal.ts'

const FIGURE = {
  clave: 'una',
  nombre: 'Una',
  toca: [],
  partes: { dias: { nombre: 'Días', unidad: ['día', 'días'], min: 1, max: 100 } },
} as const
const TODAY = '2026-11-27'
const situation = { today: TODAY, rige: { dias: 30 }, filas: ['2023-12-12'], pendientes: [], contado: undefined }
const proposal = {
  valor: { dias: 20 },
  vigente_desde: '2027-01-01',
  norma: 'Decreto 1 de 2026',
  articulo: 'art. 2',
  motivo: 'La norma nueva bajó el máximo',
}

describe('the first day', () => {
  it('is tomorrow where what was counted is not known, the day after what was counted, and any where nothing was', () => {
    expect(firstDayOf(situation)).toBe('2026-11-28')
    expect(firstDayOf({ ...situation, contado: '2026-11-20' })).toBe('2026-11-21')
    expect(firstDayOf({ ...situation, contado: null })).toBeNull()
    expect(dateError(TODAY, situation)).toBe('Ya se contó con la cifra anterior: puede regir desde el 28 nov 2026')
    expect(dateError('2026-11-21', { ...situation, contado: '2026-11-20' })).toBeNull()
    expect(dateError('2020-01-01', { ...situation, contado: null })).toBeNull()
  })

  it('is not one on which a row begins already, nor beyond ten years', () => {
    const free = { ...situation, contado: null }
    expect(dateError('2023-12-12', free)).toBe(
      'Ya hay una cifra que rige desde ese día: no se reescribe, elija otro día',
    )
    expect([dateError('2036-12-31', free), dateError('2037-01-01', free)]).toEqual([
      null,
      'Puede regir hasta el 31 dic 2036',
    ])
  })
})

describe('checkProposal', () => {
  it('passes what says all of it', () => {
    expect(checkProposal(FIGURE, proposal, situation)).toEqual({})
  })

  it('says each thing that is missing at its field', () => {
    const poor = { ...proposal, valor: {}, norma: ' ', articulo: '', motivo: 'no' }
    expect(checkProposal(FIGURE, poor, situation)).toEqual({
      'valor.dias': [REQUIRED_FIELD],
      norma: [REQUIRED_FIELD],
      articulo: [REQUIRED_FIELD],
      motivo: ['Diga por qué, con palabras: mínimo 10 letras'],
    })
  })

  it('refuses what changes nothing, and a second proposal of one day', () => {
    expect(checkProposal(FIGURE, { ...proposal, valor: { dias: 30 } }, situation)).toEqual({
      'valor.dias': ['Es lo mismo que ya rige ese día: no cambia nada'],
    })
    expect(checkProposal(FIGURE, proposal, { ...situation, pendientes: ['2027-01-01'] })).toEqual({
      vigente_desde: ['Ya hay una propuesta para ese día que nadie ha decidido'],
    })
  })
})

it('the source of the row is the norm with its article', () => {
  expect(sourceOf({ norma: ' Decreto 1 de 2026 ', articulo: ' art. 2' })).toBe('Decreto 1 de 2026, art. 2')
})
