import { describe, expect, it } from 'vitest'
import { BENEFICIARY_WARNING, DECEASED_MESSAGE } from './affiliate-type.ts'
import { ORDERING_OPTION_LABEL, orderingOptions } from './ordering-options.ts'

const offer = (tipo_afiliado_id: number, tipo_consulta_id: number) =>
  orderingOptions({ tipo_afiliado_id, tipo_consulta_id })

describe('orderingOptions', () => {
  it('offers everything, sick leave included, to a contributor in an ordinary consultation', () => {
    expect(offer(2, 1)).toEqual({
      opciones: ['Medicamentos', 'Procedimientos', 'Oncología', 'CodigosPropios', 'Incapacidades'],
      aviso: null,
      error: null,
    })
  })

  it('offers only procedures to a contributor in consultation type 87', () => {
    expect(offer(2, 87)).toEqual({ opciones: ['Procedimientos'], aviso: null, error: null })
  })

  it.each([1, 3, 6])('warns a beneficiary of type %i and leaves sick leave out', (tipo) => {
    expect(offer(tipo, 1)).toEqual({
      opciones: ['Medicamentos', 'Procedimientos', 'Oncología', 'CodigosPropios'],
      aviso: BENEFICIARY_WARNING,
      error: null,
    })
  })

  it('does not narrow the beneficiary in consultation type 87', () => {
    expect(offer(1, 87)).toEqual(offer(1, 1))
  })

  it('offers nothing for somebody who has died, in any consultation', () => {
    expect(offer(4, 1)).toEqual({ opciones: [], aviso: null, error: DECEASED_MESSAGE })
    expect(offer(4, 87)).toEqual(offer(4, 1))
  })

  it('gives a kind of affiliate that it does not know no sick leave and no warning', () => {
    expect(offer(5, 1)).toEqual({
      opciones: ['Medicamentos', 'Procedimientos', 'Oncología', 'CodigosPropios'],
      aviso: null,
      error: null,
    })
  })
})

it('reads the own codes as other services', () => {
  expect(ORDERING_OPTION_LABEL.CodigosPropios).toBe('Otros Servicios')
})
