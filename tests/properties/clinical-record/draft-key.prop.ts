import { fc } from '@fast-check/vitest'
import { draftKey, draftKeysOf, parseDraftKey, type DraftPlace } from '@cauce/domain/clinical-record/draft-key'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const part = fc.oneof(anyText, fc.string({ unit: fc.constantFrom('/', '%', '2', 'F', '5'), maxLength: 8 }))
const place: fc.Arbitrary<DraftPlace> = fc.record({
  consulta_id: fc.oneof(fc.integer({ min: 1, max: 2_147_483_647 }), fc.integer({ min: 1, max: 12 })),
  modelo: part,
  ruta: part,
  componente: part,
})

property('a key gives its place back', [place], (where) => {
  return JSON.stringify(parseDraftKey(draftKey(where))) === JSON.stringify(where)
})

property('two places share a key only when they are the same', [place, place], (one, other) => {
  return (draftKey(one) === draftKey(other)) === (JSON.stringify(one) === JSON.stringify(other))
})

property('a key begins with those of its consultation only', [place, place], (one, other) => {
  return draftKey(one).startsWith(draftKeysOf(other.consulta_id)) === (one.consulta_id === other.consulta_id)
})

property('no text breaks the reading of a key', [anyText], (text) => {
  const found = parseDraftKey(text)
  return found === null || draftKey(found).length > 0
})
