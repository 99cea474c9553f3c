/** Whether a draft that arrives at the server is kept, was kept already, or would erase what somebody else wrote. */
import { sameValue } from './same-value.ts'
import type { DraftFields, DraftVersion } from './draft-merge.ts'

/** Bytes of JSON that the draft of one component may take. */
export const MAX_DRAFT_BYTES = 65_536

export const OTHER_VERSION = 'Este borrador se cambió en otro dispositivo: revise lo que llegó antes de seguir'
export const DRAFT_TOO_LARGE = 'El borrador es demasiado grande'

export type DraftSaving =
  /** It is written under this version. */
  | { readonly kind: 'guardar'; readonly version: number }
  /** The server has it already: the answer to an earlier request was lost. */
  | { readonly kind: 'guardado'; readonly version: number }
  /** Somebody wrote in between: it is not written. */
  | { readonly kind: 'otra_version'; readonly version: number }

/**
 * What is done with a draft that starts from `sent.version` (0: there was none) where the server has `kept` (null: nothing).
 * @regla Un borrador se guarda solo si parte de la última versión; el mismo borrador enviado otra vez cuenta como guardado.
 */
export const draftSaving = (kept: DraftVersion | null, sent: DraftVersion): DraftSaving => {
  if (kept !== null && sameValue(kept.datos, sent.datos)) return { kind: 'guardado', version: kept.version }
  const version = kept?.version ?? 0
  return sent.version === version ? { kind: 'guardar', version: version + 1 } : { kind: 'otra_version', version }
}

interface KeptDraft extends DraftVersion {
  readonly componente: string
}

/**
 * Components whose draft on the server says something that who finalises did not see: neither its version nor what it says.
 * @regla No se finaliza la historia mientras otro dispositivo haya escrito algo que quien finaliza no ha visto.
 */
export const unseenDrafts = (
  kept: readonly KeptDraft[],
  sent: Readonly<Record<string, DraftFields>>,
  seen: Readonly<Record<string, number>>,
): readonly string[] =>
  kept
    .filter(({ componente, version, datos }) => {
      const known = Object.hasOwn(seen, componente) ? (seen[componente] ?? 0) : 0
      return version > known && !(Object.hasOwn(sent, componente) && sameValue(datos, sent[componente]))
    })
    .map(({ componente }) => componente)
