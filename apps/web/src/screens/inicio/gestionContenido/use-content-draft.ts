import type { contenido } from '@cauce/contract/contenido'
import type { Answer } from '@cauce/contract/entry'
import type { FieldErrors } from '@cauce/machines/failure'
import { useState } from 'react'
import { useUser } from '../../../actors/session.ts'
import { forgetKept, readKept, writeKept } from '../../../kit/draft/kept.ts'
import { checkDraft, type ContentDraft, draftIn, EMPTY_DRAFT, keptName, sameDraft } from './content-draft.ts'

export type WholeContent = Answer<typeof contenido.abrir>

/** What is being written about `content`; what was left half written on this computer comes back. */
export const useContentDraft = (content: WholeContent | null) => {
  const name = keptName(useUser()?.id ?? 0, content?.id ?? null)
  const saved: ContentDraft = content ?? EMPTY_DRAFT
  const [kept] = useState(() => draftIn(readKept(name)))
  const [draft, setDraft] = useState(kept ?? saved)
  const [errores, setErrores] = useState<FieldErrors>({})
  const dirty = !sameDraft(draft, saved)
  const change = (part: Partial<ContentDraft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    setErrores(Object.fromEntries(Object.entries(errores).filter(([field]) => !(field in part))))
    if (sameDraft(next, saved)) forgetKept(name)
    else writeKept(name, 'computer', next)
  }
  return {
    draft,
    dirty,
    /** Something that was not saved the last time is on the screen. */
    recovered: kept !== null && dirty,
    errores,
    setErrores,
    change,
    /** Back to what the server has. */
    discard: (): void => {
      forgetKept(name)
      setDraft(saved)
      setErrores({})
    },
    forget: (): void => forgetKept(name),
    /** What is written goes on with the content that was just created. */
    carryTo: (id: number): void => {
      forgetKept(name)
      writeKept(keptName(name.userId, id), 'computer', draft)
    },
    /** The form to send, or null with the messages at their fields. */
    checked: () => {
      const result = checkDraft(draft)
      if (result.ok) return result.value
      setErrores(result.errores)
      return null
    },
  }
}
