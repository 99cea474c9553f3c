import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import { afterDelivery, deliveredInWords, deliveryUrgency } from '@cauce/domain/history/delivery-words'
import { orderedAmount } from '@cauce/domain/history/order-kinds'
import { consentAnswer, REPORT_COUNTS, REPORT_KINDS } from '@cauce/domain/history/reports'
import { property } from '../../support/property.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 21, 12)

describe('searchedAffiliate', () => {
  property(
    'un documento se busca por sus cifras, con puntos o sin ellos, desde la cuarta',
    [fc.nat(99_999_999)],
    (number) => {
      const plain = String(number)
      const dotted = plain.replaceAll(/\B(?=(?:\d{3})+$)/gu, '.')
      expect(searchedAffiliate(dotted)).toBe(plain.length >= 4 ? plain : null)
    },
  )
})

describe('deliveryUrgency', () => {
  property(
    'tarde desde su hora, con las horas o los días que pasaron',
    [fc.integer({ min: -200, max: 200 })],
    (hours) => {
      const words = deliveryUrgency(new Date(NOW + hours * HOUR).toISOString(), NOW)
      expect(words?.tone).toBe(hours > 0 ? 'waiting' : 'bad')
      const span = Math.abs(hours)
      const number = span >= 72 ? Math.floor(span / 24) : span
      expect(words?.texto.includes(span === 0 ? 'menos de una hora' : ` ${number} `)).toBe(true)
    },
  )

  property('de lo que no se debe no se dice nada', [fc.nat()], (now) => {
    expect(deliveryUrgency(null, now)).toBeNull()
  })
})

const amount = fc.integer({ min: 0, max: 200 })

describe('deliveredInWords', () => {
  property('están las dos cifras y la unidad', [amount, fc.integer({ min: 2, max: 200 })], (given, prescribed) => {
    const text = deliveredInWords({ cantidad_entregada: given, cantidad_formulada: prescribed, unidad: 'Tableta' })
    expect(text).toBe(`${given} de ${prescribed} tabletas`)
  })
})

describe('afterDelivery', () => {
  property(
    'lo que se debe menos lo que se entrega',
    [fc.integer({ min: 2, max: 200 }), fc.option(fc.integer({ min: -1, max: 250 }), { nil: null })],
    (owed, given) => {
      const text = afterDelivery({ cantidad_pendiente: owed, unidad: 'Tableta' }, given)
      const can = given !== null && given > 0 && given <= owed
      if (!can) expect(text).toBe(`Pendiente: ${owed} tabletas`)
      else if (given === owed) expect(text).toContain('no queda nada')
      else expect(text.match(/\d+/gu)?.map(Number)).toEqual([given, owed - given])
    },
  )
})

describe('orderedAmount', () => {
  property(
    'cada clase dice su cifra, y un medicamento también su unidad',
    [fc.constantFrom(1, 2, 3, 4), fc.integer({ min: 2, max: 90 }), fc.integer({ min: 1, max: 6 })],
    (tipo, cantidad, meses) => {
      const text = orderedAmount({ tipo_orden_id: tipo, cantidad, unidad: 'mg', meses, dosis: 100 })
      expect(text.startsWith(String(cantidad))).toBe(true)
      expect(text.includes('mg')).toBe(tipo === 1 || tipo === 3)
      expect(text.includes('meses')).toBe(tipo === 1 && meses > 1)
    },
  )
})

describe('los informes', () => {
  property('cada uno dice lo que cuenta, y cuenta lo suyo', [fc.constantFrom(...Object.keys(REPORT_KINDS))], (kind) => {
    const texts = Object.entries(REPORT_COUNTS)
    const own = texts.find(([key]) => key === kind)?.[1] ?? ''
    expect(own).toMatch(/días.*\.$/u)
    expect(texts.filter(([, text]) => text === own)).toHaveLength(1)
  })

  property(
    'un consentimiento guardado está firmado, salvo que sea un disentimiento',
    [fc.oneof(fc.constantFrom('disentido', 'firmado', 'impreso'), fc.string())],
    (estado) => {
      expect(consentAnswer(estado) === 'firmado').toBe(estado !== 'disentido')
    },
  )
})
