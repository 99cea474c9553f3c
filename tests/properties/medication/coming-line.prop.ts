import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { comingOf, comingTotals, type ComingLine } from '@cauce/domain/medication/coming-line'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { property } from '../../support/property.ts'

const line: fc.Arbitrary<ComingLine> = fc.record({
  codesumi_id: fc.integer({ min: 1, max: 900 }),
  estado_id: fc.constantFrom(OrderStatus.active, OrderStatus.pendingAudit),
  requiere_autorizacion: fc.boolean(),
  sitio: fc.constantFrom(null, 'Farmacia Laureles'),
  segunda_firma: fc.constantFrom(null, 'Embarazo de 24 semanas'),
  urgencia: fc.boolean(),
  meses: fc.integer({ min: 1, max: 12 }),
  fecha_vigencia: fc.constant('2026-11-24'),
  fecha_vencimiento: fc.constant('2027-02-22'),
  reemplaza: fc.boolean(),
  falta: fc.subarray(['Dosis alta', 'Alergia sin verificar']),
})

describe('lo que va a pasar con una línea', () => {
  property(
    'lo que falta, lo que espera otra firma y lo que no se descarga nunca dice que va a la farmacia',
    [line],
    (one) => {
      const { descargar } = lineActions({ ...one, rep_id: null, direccionamieno_automatico: false })
      const goes = one.falta.length === 0 && one.segunda_firma === null && descargar.puede
      const { destino, detalles } = comingOf(one)
      expect(destino === 'farmacia').toBe(goes)
      expect(detalles.includes('Se imprime en la fórmula')).toBe(goes)
      for (const each of one.falta) expect(detalles).toContain(each)
      if (one.segunda_firma !== null) expect(detalles).toContain(one.segunda_firma)
    },
  )

  property('los conteos suman todas las líneas', [fc.array(line, { maxLength: 8 })], (lines) => {
    const counts = [...comingTotals(lines).matchAll(/\d+/gu)].map(([count]) => Number(count))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(lines.length)
  })
})
