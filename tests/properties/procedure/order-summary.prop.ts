import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { orderSummary } from '@cauce/domain/procedure/order-summary'
import { property } from '../../support/property.ts'

const item = fc.record({
  rep: fc.constantFrom(null, { id: 11 }),
  requiere_auditoria: fc.constantFrom(0, 1),
  consentimiento: fc.constantFrom(true, false, null),
})
const list = fc.array(item, { maxLength: 12 })

/** Reads a count back from the sentence; 0 where it is not said. */
const read = (sentence: string, words: RegExp): number =>
  Number(new RegExp(`(\\d+) (?:${words.source})`).exec(sentence)?.[1] ?? 0)

describe('orderSummary', () => {
  property('las cuentas se pueden leer de vuelta en la frase', [list], (items) => {
    const { titulo, detalle, boton, sinDireccionamiento } = orderSummary(items)
    const unrouted = items.filter(({ rep }) => rep === null).length
    expect([read(titulo, /por ordenar/), read(boton, /procedimientos?/), sinDireccionamiento]).toEqual([
      items.length,
      items.length,
      unrouted,
    ])
    expect(read(detalle, /pide|piden/)).toBe(items.filter(({ consentimiento }) => consentimiento === true).length)
    expect(read(detalle, /sin direccionamiento/)).toBe(unrouted)
    expect(read(detalle, /pasa|pasan/)).toBe(items.filter(({ requiere_auditoria }) => requiere_auditoria === 1).length)
  })

  property('nada se cuenta como cero y uno va en singular', [list], (items) => {
    const { detalle, boton } = orderSummary(items)
    expect(detalle).not.toMatch(/\b0 /)
    expect(detalle).not.toMatch(/\b1 (piden|pasan)|\b([2-9]|\d{2}) (pide|pasa) /)
    expect(boton.endsWith('procedimiento')).toBe(items.length === 1)
  })
})
