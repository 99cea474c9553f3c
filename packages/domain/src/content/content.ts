/** Manuals and news that an editor publishes and everybody reads. @fuente spec 1 §2 (Inicio) */
import * as Schema from 'effect/Schema'
import { normalizeSearch } from '../search/trigger.ts'
import { optionalText, requiredText } from '../text/field.ts'

export const CONTENT_KINDS = { manual: 'Manual', novedad: 'Novedad' } as const
export type ContentKind = keyof typeof CONTENT_KINDS

export const CONTENT_STATES = { borrador: 'Borrador', publicado: 'Publicado', retirado: 'Retirado' } as const
export type ContentState = keyof typeof CONTENT_STATES

/** Where it stands, for the colour and the shape of its word. */
export const contentTone = (state: ContentState): 'ok' | 'waiting' | 'unknown' =>
  state === 'publicado' ? 'ok' : state === 'borrador' ? 'waiting' : 'unknown'

export const MAX_TITLE = 160
export const MAX_SUMMARY = 300
/** Characters of Markdown; about forty printed pages. */
export const MAX_BODY = 100_000

/** What the editor writes. The body is Markdown; HTML in it is shown as text. */
export const ContentForm = Schema.Struct({
  tipo: Schema.Literals(['manual', 'novedad']).annotate({ message: 'Elija si es un manual o una novedad' }),
  titulo: requiredText(MAX_TITLE),
  resumen: optionalText(MAX_SUMMARY),
  cuerpo: requiredText(MAX_BODY),
})
export type ContentForm = typeof ContentForm.Type

export const NOT_DRAFT = 'Solo se elimina un borrador que nunca se publicó. Lo demás se retira.'
export const CONTENT_MOVE_NOT_ALLOWED = 'El contenido ya no está en un estado que permita este cambio.'
export const CONTENT_CHANGED =
  'Otra persona guardó cambios mientras usted escribía. Lo que escribió se conserva: compare y guarde de nuevo.'

/** The text by which it is found: title, summary and body without accents. */
export const contentSearch = ({ titulo, resumen, cuerpo }: ContentForm): string =>
  normalizeSearch(`${titulo} ${resumen} ${cuerpo}`)

/**
 * True while the person has something new to read: published, and not opened since.
 * @regla Un contenido es nuevo para quien no lo ha abierto desde que se publicó.
 */
export const isNews = (publishedMs: number | null, readMs: number | null): boolean =>
  publishedMs !== null && (readMs === null || readMs < publishedMs)
