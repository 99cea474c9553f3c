import * as fc from 'fast-check'
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

property('una clave devuelve su lugar', [place], (where) => {
  return JSON.stringify(parseDraftKey(draftKey(where))) === JSON.stringify(where)
})

property('dos lugares comparten clave solo si son el mismo', [place, place], (one, other) => {
  return (draftKey(one) === draftKey(other)) === (JSON.stringify(one) === JSON.stringify(other))
})

property('una clave empieza solo como las de su consulta', [place, place], (one, other) => {
  return draftKey(one).startsWith(draftKeysOf(other.consulta_id)) === (one.consulta_id === other.consulta_id)
})

property('ningún texto rompe la lectura de una clave', [anyText], (text) => {
  const found = parseDraftKey(text)
  return found === null || draftKey(found).length > 0
})
