import * as fc from 'fast-check'
import { expect } from 'vitest'
import { serviceSummary } from '@cauce/domain/own-code/summary'
import { property } from '../../support/property.ts'

const items = fc.array(
  fc.record({ rep: fc.constantFrom(null, { id: 11 }), requiere_auditoria: fc.constantFrom(0, 1) }),
  { maxLength: 12 },
)
const read = (sentence: string, words: RegExp): number =>
  Number(new RegExp(`(\\d+) (?:${words.source})`).exec(sentence)?.[1] ?? 0)

property('las cuentas se pueden leer de vuelta en la frase', [items], (list) => {
  const { titulo, detalle, boton, sinDireccionamiento } = serviceSummary(list)
  const unrouted = list.filter(({ rep }) => rep === null).length
  expect([read(titulo, /por ordenar/), read(boton, /servicios?/), sinDireccionamiento]).toEqual([
    list.length,
    list.length,
    unrouted,
  ])
  expect(read(detalle, /sin direccionamiento/)).toBe(unrouted)
  expect(read(detalle, /pasan? a/)).toBe(list.filter(({ requiere_auditoria }) => requiere_auditoria === 1).length)
})
