/** What the draft reaches of the limits of its drugs, with what was applied before and what an added drug holds. */
import { NOTHING_KNOWN, type ReachedLimits } from '@cauce/machines/scheme/limits'
import { draftLimits } from '@cauce/machines/scheme/rows'
import type { SchemeContext } from '@cauce/machines/scheme/types'
import { useTopesEsquemaQuery } from '../../store/esquemas-api.ts'

export interface DraftLimits extends ReachedLimits {
  /** What was given before could not be read: the server adds it when it is ordered. */
  readonly unread: boolean
}

export const useLimits = (context: SchemeContext): DraftLimits => {
  const { consultaId, rows, scheme } = context
  const added = rows.flatMap(({ drug, line }) => (drug === null ? (line.codesumi_id ?? []) : []))
  const anadidos = [...new Set(added)].toSorted((one, other) => one - other)
  const { data, isError } = useTopesEsquemaQuery(
    { params: { consultaId }, body: { anadidos } },
    { skip: scheme === null, refetchOnMountOrArgChange: true },
  )
  return { ...draftLimits(context, data ?? NOTHING_KNOWN), unread: isError }
}
