/** A clinician's own template: a text that is written often in a section of the record. */
import * as Schema from 'effect/Schema'
import { REQUIRED_FIELD, requiredText, tooLong } from '../text/field.ts'
import { isRecordSection, SECTION_NAMES } from './record.ts'

export const MAX_SNIPPET_TITLE = 80
export const MAX_SNIPPET_TEXT = 4_000
/** Templates that one clinician may keep. */
export const MAX_SNIPPETS = 200

export const SNIPPET_REPEATED = 'Ya tiene una plantilla con ese título en esta sección'
export const TOO_MANY_SNIPPETS = `Máximo ${MAX_SNIPPETS} plantillas: borre una que ya no use`
export const SNIPPET_COMPONENT = 'Elija la sección de la historia'
export const SNIPPET_SAVED = 'Plantilla guardada'
export const SNIPPET_DELETED = 'Plantilla borrada'
export const NO_ROOM = 'La plantilla no cabe en esta sección'

/** What is sent. Whose it is, the session says. */
export const TextSnippet = Schema.Struct({
  titulo: requiredText(MAX_SNIPPET_TITLE),
  componente: Schema.Literals(SECTION_NAMES).annotate({ message: SNIPPET_COMPONENT }),
  texto: requiredText(MAX_SNIPPET_TEXT),
})

interface SnippetDraft {
  readonly titulo: string
  readonly componente: string
  readonly texto: string
}

interface KeptSnippet {
  readonly id: number
  readonly titulo: string
  readonly componente: string
}

const asCompared = (title: string): string => title.trim().toLocaleLowerCase('es-CO')

const textProblem = (text: string, max: number): string | null => {
  if (text.trim() === '') return REQUIRED_FIELD
  return text.length > max ? tooLong(max) : null
}

const titleProblem = ({ titulo, componente }: SnippetDraft, others: readonly KeptSnippet[]): string | null => {
  const repeated = others.some(
    (other) => other.componente === componente && asCompared(other.titulo) === asCompared(titulo),
  )
  return textProblem(titulo, MAX_SNIPPET_TITLE) ?? (repeated ? SNIPPET_REPEATED : null)
}

/**
 * Messages by field; empty when it can be kept. `id`: the template that is edited; null for a new one.
 * @regla Una plantilla tiene título, sección y texto, y un mismo profesional no repite el título en una sección.
 */
export const checkSnippet = (
  draft: SnippetDraft,
  mine: readonly KeptSnippet[],
  id: number | null = null,
): Record<string, string[]> => {
  const others = mine.filter((each) => each.id !== id)
  const full = id === null && mine.length >= MAX_SNIPPETS ? TOO_MANY_SNIPPETS : null
  const problems = {
    titulo: titleProblem(draft, others) ?? full,
    componente: isRecordSection(draft.componente) ? null : SNIPPET_COMPONENT,
    texto: textProblem(draft.texto, MAX_SNIPPET_TEXT),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([campo, problem]) => (problem === null ? [] : [[campo, [problem]] as const])),
  )
}

export type Inserted =
  | { readonly ok: true; readonly texto: string; readonly cursor: number }
  | { readonly ok: false; readonly mensaje: string }

/**
 * The text with the template where the cursor is, and the cursor after it.
 * @param max longest text of the section
 * @regla Una plantilla se añade donde está el cursor, sin borrar lo escrito, y solo si cabe entera.
 */
export const insertSnippet = (text: string, cursor: number, snippet: string, max: number): Inserted => {
  const at = Math.min(Math.max(0, cursor), text.length)
  const before = text.slice(0, at)
  const blank = before === '' || /\s$/u.test(before) ? '' : ' '
  const texto = before + blank + snippet + text.slice(at)
  return texto.length > max
    ? { ok: false, mensaje: NO_ROOM }
    : { ok: true, texto, cursor: at + blank.length + snippet.length }
}
