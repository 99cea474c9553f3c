/** What a person chooses where two devices wrote in the same field of a draft. */
import type { DraftFields, DraftMerge } from './draft-merge.ts'

/** `ambos` writes one text after the other; it is offered where both are texts. */
export type DraftChoice = 'mio' | 'otro' | 'ambos'

/** Which choices a conflict has. */
export const choicesFor = ({ mio, otro }: { readonly mio: unknown; readonly otro: unknown }): readonly DraftChoice[] =>
  typeof mio === 'string' && typeof otro === 'string' ? ['mio', 'otro', 'ambos'] : ['mio', 'otro']

const both = (mio: unknown, otro: unknown): unknown =>
  typeof mio === 'string' && typeof otro === 'string' ? `${otro}\n${mio}` : mio

export type ResolvedDraft =
  | { readonly ok: true; readonly datos: DraftFields }
  /** Fields that nobody chose yet. */
  | { readonly ok: false; readonly faltan: readonly string[] }

/**
 * The draft with what was chosen; it can be sent only when every conflict has a choice.
 * @regla Un borrador en conflicto no se envía hasta elegir qué queda en cada campo.
 */
export const resolveDraft = (
  { datos, conflictos }: DraftMerge,
  choices: Readonly<Record<string, DraftChoice>>,
): ResolvedDraft => {
  const choiceOf = (campo: string) => (Object.hasOwn(choices, campo) ? choices[campo] : undefined)
  const faltan = conflictos.map(({ campo }) => campo).filter((campo) => choiceOf(campo) === undefined)
  if (faltan.length > 0) return { ok: false, faltan }
  const chosen = conflictos.map(({ campo, mio, otro }) => {
    const choice = choiceOf(campo)
    if (choice === 'ambos') return [campo, both(mio, otro)] as const
    return [campo, choice === 'otro' ? otro : mio] as const
  })
  const all = [...Object.entries(datos), ...chosen]
  return { ok: true, datos: Object.fromEntries([...new Map(all)].filter(([, value]) => value !== undefined)) }
}
