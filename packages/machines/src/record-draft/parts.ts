/** One component of the record: what is typed beside what the server has. Pure. */
import { resolveDraft, type DraftChoice } from '@cauce/domain/clinical-record/draft-choice'
import { mergeDraft, type DraftFields, type DraftVersion } from '@cauce/domain/clinical-record/draft-merge'
import { sameValue } from '@cauce/domain/clinical-record/same-value'
import type { DraftPart } from './types.ts'

/** A component as the server has it, with nothing typed over it. */
export const partOf = (base: DraftVersion): DraftPart => ({ base, datos: base.datos, conflictos: [], enviados: [] })

/** There is something here that the server did not confirm. */
export const isUnsent = ({ base, datos, conflictos, enviados }: DraftPart): boolean =>
  conflictos.length > 0 || enviados.length > 0 || !sameValue(datos, base.datos)

/** It is to be sent, and may be: a component in conflict waits for the person. */
export const isSendable = (part: DraftPart): boolean => part.conflictos.length === 0 && isUnsent(part)

/** What is typed goes on top; a field in conflict goes on being in conflict, with what it says now. */
export const typed = (part: DraftPart, campos: DraftFields): DraftPart => {
  const datos = { ...part.datos, ...campos }
  const conflictos = part.conflictos.map((each) =>
    Object.hasOwn(campos, each.campo) ? { ...each, mio: campos[each.campo] } : each,
  )
  return { ...part, datos, conflictos }
}

/** The most sends without an answer that are remembered; the server has at most one of them. */
const MAX_UNANSWERED = 20

/** `datos` leave: until they are answered the server may have them. */
export const sending = (part: DraftPart): DraftPart => ({
  ...part,
  enviados: [...part.enviados.filter((sent) => !sameValue(sent, part.datos)), part.datos].slice(-MAX_UNANSWERED),
})

/** The server confirmed what was sent last. */
export const saved = (part: DraftPart, version: number): DraftPart => ({
  ...part,
  base: { version, datos: part.enviados.at(-1) ?? part.datos },
  enviados: [],
})

/** The server refused what was sent last: it does not have it. */
export const refused = (part: DraftPart): DraftPart => ({ ...part, enviados: part.enviados.slice(0, -1) })

export interface Joined {
  readonly part: DraftPart
  /** Fields that came from the other device. */
  readonly recibidos: readonly string[]
}

/** What both started from: a field that the server has as it was sent from here is one's own, though the answer was lost. */
const commonBase = ({ base, enviados }: DraftPart, theirs: DraftFields): DraftFields => {
  const own = Object.entries(theirs).filter(([campo, valor]) => enviados.some((sent) => sameValue(sent[campo], valor)))
  return { ...base.datos, ...Object.fromEntries(own) }
}

/**
 * The component joined with what the server has now.
 * @regla Lo que llega de otro equipo se une campo por campo: lo que los dos cambiaron queda como está aquí y en conflicto, y se pregunta.
 */
export const joined = (part: DraftPart, theirs: DraftVersion): Joined => {
  if (theirs.version === part.base.version) return { part, recibidos: [] }
  const base = { version: part.base.version, datos: commonBase(part, theirs.datos) }
  const { datos, version, recibidos, conflictos } = mergeDraft(base, part.datos, theirs)
  const found = Object.fromEntries(conflictos.map(({ campo, base: before }) => [campo, before]))
  return {
    part: { base: { version, datos: { ...theirs.datos, ...found } }, datos, conflictos, enviados: [] },
    recibidos,
  }
}

/** What another tab kept on this computer, joined as if another device had written it: nothing of either is lost. */
export const adopted = (part: DraftPart, kept: DraftPart): Joined => joined(kept, part.base)

/** The component with what was chosen, ready to be sent; the same one while a choice is missing. */
export const resolved = (part: DraftPart, choices: Readonly<Record<string, DraftChoice>>): DraftPart => {
  const { base, datos, conflictos } = part
  const merge = { kind: 'conflict', datos, version: base.version, recibidos: [], conflictos } as const
  const chosen = resolveDraft(merge, choices)
  if (!chosen.ok) return part
  const theirs = Object.fromEntries(conflictos.map(({ campo, otro }) => [campo, otro]))
  return {
    base: { version: base.version, datos: { ...base.datos, ...theirs } },
    datos: chosen.datos,
    conflictos: [],
    enviados: [],
  }
}
