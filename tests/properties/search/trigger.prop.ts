import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type AnsweredSearch, localMatch, normalizeSearch, searchStep } from '@cauce/domain/search/trigger'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const CATALOGUE = [
  'Colonoscopia total',
  'Colonoscopia izquierda',
  'Colón por enema',
  'Ecografía de abdomen total',
  'Ecografía de colon y recto',
  'Hemograma IV',
  'Hemoglobina glicosilada',
  'Colocación de catéter',
]
const THRESHOLD = 4

/** Texts of a person who types, deletes, pastes and corrects. */
const typing = fc.array(
  fc
    .tuple(fc.constantFrom(...CATALOGUE, 'COLON total', 'ecografia  abdomen'), fc.nat(22))
    .map(([text, length]) => text.slice(0, length)),
  { minLength: 1, maxLength: 12 },
)
const serverLimit = fc.integer({ min: 1, max: CATALOGUE.length + 1 })

/** What a search without memory would show, or null below the threshold. */
const wanted = (text: string): readonly string[] | null =>
  normalizeSearch(text).length < THRESHOLD ? null : CATALOGUE.filter((row) => localMatch(row, text))

describe('searchStep', () => {
  property('seguirla muestra lo mismo que preguntar cada vez', [typing, serverLimit], (texts, limit) => {
    let answered: (AnsweredSearch & { readonly rows: readonly string[] }) | null = null
    for (const text of texts) {
      const step = searchStep({ text, threshold: THRESHOLD, answered })
      const expected = wanted(text)
      if (step === 'fetch') {
        const rows = CATALOGUE.filter((row) => localMatch(row, text))
        answered = { text, rows: rows.slice(0, limit), truncated: rows.length > limit }
      }
      if (step === 'clear') answered = null
      const shown = answered?.rows.filter((row) => localMatch(row, text)) ?? null
      expect(shown).toEqual(expected?.slice(0, limit) ?? null)
    }
  })

  property(
    'una respuesta completa no se pide otra vez mientras su texto solo crece',
    [fc.constantFrom(...CATALOGUE)],
    (row) => {
      const prefixes = Array.from({ length: row.length - THRESHOLD }, (_, index) => row.slice(0, THRESHOLD + 1 + index))
      const answered = { text: row.slice(0, THRESHOLD), truncated: false }
      expect(prefixes.map((text) => searchStep({ text, threshold: THRESHOLD, answered }))).not.toContain('fetch')
    },
  )

  property('por debajo del umbral siempre se borra', [anyText, fc.integer({ min: 1, max: 9 })], (text, threshold) => {
    const short = normalizeSearch(text).length < threshold
    expect(searchStep({ text, threshold, answered: { text, truncated: false } }) === 'clear').toBe(short)
  })
})

describe('localMatch', () => {
  const row = fc.constantFrom(...CATALOGUE)

  property('el orden de las palabras no importa', [row, fc.constantFrom(...CATALOGUE)], (text, query) => {
    const turned = query.split(' ').toReversed().join('  ')
    expect(localMatch(text, turned.toUpperCase())).toBe(localMatch(text, query))
  })

  property('un texto más largo nunca encuentra más', [row, row, fc.nat(20)], (text, query, length) => {
    return !localMatch(text, query) || localMatch(text, query.slice(0, length))
  })
})

property('normalizar dos veces no cambia nada', [anyText], (text) => {
  expect(normalizeSearch(normalizeSearch(text))).toBe(normalizeSearch(text))
})
