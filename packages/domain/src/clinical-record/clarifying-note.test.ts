import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import { checkNote, ClarifyingNote, MAX_NOTE, noteHeading } from './clarifying-note.ts'
import { NOTE_NEEDS_FINALISED } from './record-state.ts'

describe('checkNote', () => {
  it('takes a text after finalising, up to its limit', () => {
    expect(checkNote('finalizada', 'La dosis correcta es 50 mg')).toBeNull()
    expect(checkNote('finalizada', 'a'.repeat(MAX_NOTE))).toBeNull()
    expect(checkNote('finalizada', 'a'.repeat(MAX_NOTE + 1))).toBe('Máximo 4000 caracteres')
  })

  it('asks for the text', () => {
    for (const empty of ['', '   ', '\n']) expect(checkNote('finalizada', empty)).toBe(REQUIRED_FIELD)
  })

  it('is refused while the record is open', () => {
    expect(checkNote('abierta', 'La dosis correcta es 50 mg')).toBe(NOTE_NEEDS_FINALISED)
  })

  it('says of what is sent the same as the schema', () => {
    for (const texto of ['La dosis', ' ', '', 'a'.repeat(MAX_NOTE + 1)])
      expect(Schema.is(ClarifyingNote)({ texto })).toBe(checkNote('finalizada', texto) === null)
  })
})

it('is read under who wrote it and when, in Bogotá', () => {
  expect(noteHeading({ texto: 'x', autor: 'Ana Ruiz', created_at: '2026-11-21T12:24:00.000Z' })).toBe(
    'Nota aclaratoria de Ana Ruiz, 21 nov 2026, 07:24',
  )
})
