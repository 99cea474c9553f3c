/** What an editor is writing: checked by the contract's own form, and kept on this computer until it is saved. */
import { decode } from '@cauce/contract/field-errors'
import { CONTENT_KINDS, ContentForm, type ContentKind } from '@cauce/domain/content/content'
import type { KeptName } from '../../../kit/draft/kept.ts'

export interface ContentDraft {
  /** Empty: not chosen yet. */
  readonly tipo: ContentKind | ''
  readonly titulo: string
  readonly resumen: string
  readonly cuerpo: string
}

export const EMPTY_DRAFT: ContentDraft = { tipo: '', titulo: '', resumen: '', cuerpo: '' }

export const keptName = (userId: number, id: number | null): KeptName => ({
  userId,
  what: `contenido.${id ?? 'nuevo'}`,
})

const isKind = (value: unknown): value is ContentKind =>
  typeof value === 'string' && Object.hasOwn(CONTENT_KINDS, value)
const textIn = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : ''
}

/** A draft that was kept, or null when it is none. */
export const draftIn = (value: unknown): ContentDraft | null => {
  if (typeof value !== 'object' || value === null) return null
  const tipo: unknown = Reflect.get(value, 'tipo')
  return {
    tipo: isKind(tipo) ? tipo : '',
    titulo: textIn(value, 'titulo'),
    resumen: textIn(value, 'resumen'),
    cuerpo: textIn(value, 'cuerpo'),
  }
}

export const sameDraft = (one: ContentDraft, other: ContentDraft): boolean =>
  one.tipo === other.tipo && one.titulo === other.titulo && one.resumen === other.resumen && one.cuerpo === other.cuerpo

/** The form that can be sent, or the messages of its fields. */
export const checkDraft = (draft: ContentDraft) => decode(ContentForm, draft)
