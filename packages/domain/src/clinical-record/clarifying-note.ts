/** A clarifying note (nota aclaratoria): what is added to a finalised record, which itself is not touched. @fuente Resolución 1995 de 1999 */
import * as Schema from 'effect/Schema'
import { REQUIRED_FIELD, requiredText, tooLong } from '../text/field.ts'
import { formatDateTime } from '../calendar/bogota.ts'
import { NOTE_NEEDS_FINALISED, type RecordState } from './record-state.ts'

export const MAX_NOTE = 4_000
export const NOTE_ADDED = 'Nota aclaratoria guardada'

/** What is sent. Author and moment are of the session and of the server. */
export const ClarifyingNote = Schema.Struct({ texto: requiredText(MAX_NOTE) })

export interface SignedNote {
  readonly texto: string
  readonly autor: string
  /** Instant, ISO 8601. */
  readonly created_at: string
}

/**
 * Why the note cannot be added, or null.
 * @regla La nota aclaratoria necesita un texto y solo se escribe después de finalizar la historia.
 */
export const checkNote = (state: RecordState, texto: string): string | null => {
  if (state !== 'finalizada') return NOTE_NEEDS_FINALISED
  if (texto.trim() === '') return REQUIRED_FIELD
  return texto.length > MAX_NOTE ? tooLong(MAX_NOTE) : null
}

/** Heading under which a note is read: `Nota aclaratoria de Ana Ruiz, 21 nov 2026, 07:24`. */
export const noteHeading = ({ autor, created_at }: SignedNote): string =>
  `Nota aclaratoria de ${autor}, ${formatDateTime(created_at)}`
