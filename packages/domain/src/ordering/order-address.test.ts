import { describe, expect, it } from 'vitest'
import { openedOption, optionOfType, orderingAddress } from './order-address.ts'
import { ORDERING_OPTIONS } from './order-type.ts'

describe('openedOption', () => {
  it.each([
    ['medicamentos', ORDERING_OPTIONS, 'Incapacidades', 'Medicamentos'],
    ['oncologia', ORDERING_OPTIONS, undefined, 'Oncología'],
    ['servicios', ORDERING_OPTIONS, undefined, 'CodigosPropios'],
    ['', ORDERING_OPTIONS, 'Medicamentos', 'Medicamentos'],
    ['otra', ORDERING_OPTIONS, undefined, 'Procedimientos'],
    ['incapacidades', ['Procedimientos'], 'Medicamentos', 'Procedimientos'],
    ['incapacidades', ['Medicamentos', 'Oncología'], undefined, 'Medicamentos'],
    ['medicamentos', [], 'Medicamentos', null],
  ] as const)('«%s» among %j, last %s: %s', (word, offered, last, opened) => {
    expect(openedOption(word, offered, last)).toBe(opened)
  })
})

describe('orderingAddress', () => {
  it('says the kind, or that it is the last one', () => {
    expect(orderingAddress(7, 'CodigosPropios')).toBe('/panelMedico/atencion/7?ordenar=servicios')
    expect(orderingAddress(7, null)).toBe('/panelMedico/atencion/7?ordenar=ultimo')
  })
})

describe('optionOfType', () => {
  it.each([
    [1, 'Medicamentos'],
    [2, 'Procedimientos'],
    [3, 'Oncología'],
    [4, 'CodigosPropios'],
    [9, null],
    [null, null],
  ])('%s is ordered in %s', (type, option) => {
    expect(optionOfType(type)).toBe(option)
  })
})
