/** What of a row that is being written differs from what is stored, and whose each difference is. */
import { masterProblems } from '@cauce/domain/kit/master/problems'
import { tidyForm } from '@cauce/domain/kit/master/tidy'
import { merge3 } from '@cauce/domain/kit/merge'
import type { RecordEditContext, Theirs } from './types.ts'

/** Fields that saving would change. */
export const ownChanges = ({ of, base, draft }: Pick<RecordEditContext, 'of' | 'base' | 'draft'>): readonly string[] =>
  merge3(base, base, tidyForm(of, draft)).mine

type Meeting = Pick<RecordEditContext, 'of' | 'theirs' | 'before' | 'mine' | 'chosen'>

const met = ({ of, theirs, before, mine }: Meeting) =>
  theirs === null ? null : merge3(before, theirs.valores, tidyForm(of, mine))

/** Fields that both changed, each to something else. */
export const disputed = (context: Meeting): readonly string[] => met(context)?.disputed ?? []

/** Fields that only the other changed. */
export const broughtIn = (context: Meeting): readonly string[] => met(context)?.theirs ?? []

/** Fields that both changed and nobody has decided. */
export const undecided = (context: Meeting): readonly string[] =>
  disputed(context).filter((field) => !context.chosen.includes(field))

export const problemsOf = ({ of, draft }: RecordEditContext): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(masterProblems(of, draft)).map(([field, message]) => [field, [message]]))

/**
 * What is being written over what another person left: theirs where only they wrote; of what both wrote, mine until it is decided.
 * Theirs becomes what is stored, so that only what is mine is sent as a change.
 */
export const meet = (context: RecordEditContext, theirs: Theirs): Partial<RecordEditContext> => ({
  version: theirs.version,
  theirs,
  before: context.base,
  mine: context.draft,
  base: theirs.valores,
  draft: { ...context.draft, ...merge3(context.base, theirs.valores, tidyForm(context.of, context.draft)).merged },
  chosen: [],
  idempotencyKey: null,
  unsure: false,
})

export const NOBODY = { theirs: null, before: {}, mine: {}, chosen: [] } as const
