/** A clarifying note half written, kept on this computer until it is sent or its author signs out. */
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { forgetKept, readKept, writeKept, type KeptName } from '../../kit/draft/kept.ts'

/** The key goes with the text: who reloads before the answer and sends it again has added one note. */
const HalfNote = Schema.Struct({ texto: Schema.String, clave: Schema.String })
export type HalfNote = typeof HalfNote.Type
const readHalf = Schema.decodeUnknownOption(HalfNote)

export interface NoteOwner {
  readonly userId: number
  readonly consultaId: number
}

const nameOf = (owner: NoteOwner): KeptName => ({ ...owner, what: 'nota-aclaratoria' })

/**
 * What the form opens with: what was being written, and after it what is brought to it.
 * @param brought something that did not get into the record; empty where there is none
 */
export const halfNote = (owner: NoteOwner, brought: string): HalfNote => {
  const kept = Option.getOrNull(readHalf(readKept(nameOf(owner))))
  if (kept !== null && kept.texto.includes(brought)) return kept
  const texto = [kept?.texto ?? '', brought].filter((part) => part !== '').join('\n')
  return { texto, clave: crypto.randomUUID() }
}

/** Keeps the note; an empty one is forgotten. */
export const keepNote = (owner: NoteOwner, note: HalfNote): void => {
  if (note.texto === '') forgetKept(nameOf(owner))
  else writeKept(nameOf(owner), 'computer', note)
}
