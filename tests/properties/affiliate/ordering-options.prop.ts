import { describe, expect } from 'vitest'
import { BENEFICIARY_WARNING, DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import { ORDERING_OPTIONS, type OrderingOption } from '@cauce/domain/ordering/order-type'
import { affiliateType, consultationType } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

/** The rule told per option instead of per kind of affiliate. */
const offeredTo = (option: OrderingOption, tipo: number, consulta: number): boolean => {
  const onlyProcedures = tipo === 2 && consulta === 87
  if (tipo === 4) return false
  if (option === 'Procedimientos') return true
  if (option === 'Incapacidades') return tipo === 2 && consulta !== 87
  return !onlyProcedures
}

describe('orderingOptions', () => {
  property(
    'cada opción se ofrece exactamente a quien dice la regla',
    [affiliateType, consultationType],
    (tipo, consulta) => {
      const { opciones } = orderingOptions({ tipo_afiliado_id: tipo, tipo_consulta_id: consulta })
      expect(opciones).toEqual(ORDERING_OPTIONS.filter((option) => offeredTo(option, tipo, consulta)))
    },
  )

  property(
    'la advertencia es para 1, 3 y 6, y el error para 4',
    [affiliateType, consultationType],
    (tipo, consulta) => {
      const { aviso, error } = orderingOptions({ tipo_afiliado_id: tipo, tipo_consulta_id: consulta })
      expect(aviso).toBe(new Set([1, 3, 6]).has(tipo) ? BENEFICIARY_WARNING : null)
      expect(error).toBe(tipo === 4 ? DECEASED_MESSAGE : null)
    },
  )

  property('no hay opciones exactamente cuando hay un error', [affiliateType, consultationType], (tipo, consulta) => {
    const { opciones, error } = orderingOptions({ tipo_afiliado_id: tipo, tipo_consulta_id: consulta })
    return (opciones.length === 0) === (error !== null)
  })
})
