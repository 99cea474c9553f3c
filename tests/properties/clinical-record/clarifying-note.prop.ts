import * as Schema from 'effect/Schema'
import { fc } from '@fast-check/vitest'
import { checkNote, ClarifyingNote } from '@cauce/domain/clinical-record/clarifying-note'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const accepts = Schema.is(ClarifyingNote)
const text = fc.oneof(
  anyText,
  fc.integer({ min: 3_998, max: 4_002 }).map((length) => 'a'.repeat(length)),
)

property('of a finalised record, what the form takes is what the server reads', [text], (texto) => {
  // NUL cannot be typed: the server alone refuses it.
  return texto.includes('\0') || (checkNote('finalizada', texto) === null) === accepts({ texto })
})

property('an open record takes no note at all', [text], (texto) => checkNote('abierta', texto) !== null)
