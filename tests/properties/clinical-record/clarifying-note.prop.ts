import * as Schema from 'effect/Schema'
import * as fc from 'fast-check'
import { checkNote, ClarifyingNote } from '@cauce/domain/clinical-record/clarifying-note'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const accepts = Schema.is(ClarifyingNote)
const text = fc.oneof(
  anyText,
  fc.integer({ min: 3_998, max: 4_002 }).map((length) => 'a'.repeat(length)),
)

property('de una historia finalizada, lo que acepta el formulario es lo que lee el servidor', [text], (texto) => {
  // NUL cannot be typed: the server alone refuses it.
  return texto.includes('\0') || (checkNote('finalizada', texto) === null) === accepts({ texto })
})

property('una historia abierta no acepta ninguna nota', [text], (texto) => checkNote('abierta', texto) !== null)
