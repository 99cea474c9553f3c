import { describe, expect, it } from 'vitest'
import { afterDelivery, amountInWords, deliveredInWords, deliveryUrgency } from './delivery-words.ts'

const NOW = Date.parse('2026-11-21T15:00:00.000Z')

describe('lo que se debe de un medicamento, en palabras', () => {
  it.each([
    ['2026-11-22T15:30:00.000Z', 'waiting', 'Quedan 24 horas'],
    ['2026-11-24T14:59:00.000Z', 'waiting', 'Quedan 71 horas'],
    ['2026-11-24T15:00:00.000Z', 'waiting', 'Quedan 3 días'],
    ['2026-11-21T17:00:00.000Z', 'waiting', 'Quedan 2 horas'],
    ['2026-11-21T16:00:00.000Z', 'waiting', 'Queda 1 hora'],
    ['2026-11-21T15:59:00.000Z', 'waiting', 'Queda menos de una hora'],
    ['2026-11-21T15:00:00.000Z', 'bad', 'Venció hace menos de una hora'],
    ['2026-11-18T14:00:00.000Z', 'bad', 'Venció hace 3 días'],
    ['2026-11-19T15:00:00.000Z', 'bad', 'Venció hace 48 horas'],
  ])('con límite %s: %s, «%s»', (limite, tone, texto) => {
    expect(deliveryUrgency(limite, NOW)).toEqual({ tone, texto })
  })

  it('si no se debe nada no hay plazo', () => {
    expect(deliveryUrgency(null, NOW)).toBeNull()
  })

  it.each([
    [18, 'Se entregan 18 tabletas: no queda nada pendiente'],
    [17, 'Se entregan 17 tabletas: queda pendiente 1 tableta'],
    [1, 'Se entrega 1 tableta: quedan pendientes 17 tabletas'],
    [null, 'Pendiente: 18 tabletas'],
    [0, 'Pendiente: 18 tabletas'],
    [19, 'Pendiente: 18 tabletas'],
  ])('si se escribe %s: «%s»', (cantidad, texto) => {
    expect(afterDelivery({ cantidad_pendiente: 18, unidad: 'Tableta' }, cantidad)).toBe(texto)
  })

  it('lo entregado va junto a lo formulado, con su unidad', () => {
    expect(deliveredInWords({ cantidad_entregada: 12, cantidad_formulada: 30, unidad: 'Tableta' })).toBe(
      '12 de 30 tabletas',
    )
    expect(amountInWords(1, 'Tableta')).toBe('1 tableta')
    expect(amountInWords(3, '')).toBe('3')
  })
})
