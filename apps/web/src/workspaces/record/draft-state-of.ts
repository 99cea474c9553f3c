/** What the machine of the draft is doing, as a screen says it. Pure. */
import { formatTime } from '@cauce/domain/calendar/bogota'
import { draftStatus, type DraftStage } from '@cauce/domain/clinical-record/draft-status'
import { draftValueInWords } from '@cauce/domain/clinical-record/draft-words'
import { recordFieldName } from '@cauce/domain/clinical-record/field-names'
import type { RecordSnapshot } from '../../actors/record-session.ts'
import type { LeftOver, RecordDraftState } from './record-draft-state.ts'

type Snapshot = RecordSnapshot | undefined

/** Which of the four situations of the screen it is. */
export const screenStateOf = (snapshot: Snapshot): RecordDraftState['state'] => {
  if (snapshot === undefined || snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('finalised') ? 'finalised' : 'open'
}

const RESTING = ['offline', 'refused', 'conflict', 'watching', 'upToDate'] as const

const stageOf = (snapshot: Snapshot): DraftStage => {
  const state = screenStateOf(snapshot)
  if (snapshot === undefined || state === 'loading' || state === 'failed') return 'loading'
  if (state === 'finalised') return 'finalised'
  if (snapshot.matches({ finalising: 'interrupted' })) return 'interrupted'
  if (snapshot.matches('finalising')) return 'finalising'
  return RESTING.find((open) => snapshot.matches({ open })) ?? 'sending'
}

const RETRIED: ReadonlySet<DraftStage> = new Set(['offline', 'refused', 'interrupted'])

/** The situation, and where what is typed is. */
export const draftStateOf = (
  snapshot: Snapshot,
  keepFailed: boolean,
): Pick<RecordDraftState, 'state' | 'error' | 'status'> => {
  const stage = stageOf(snapshot)
  const { savedAt = null, error = null } = snapshot?.context ?? {}
  const words = draftStatus({ stage, keepFailed, savedAt: savedAt === null ? null : formatTime(savedAt) })
  return {
    state: screenStateOf(snapshot),
    error,
    status: { ...words, detail: stage === 'refused' ? error : null, retries: RETRIED.has(stage) },
  }
}

/** What was typed and did not get into the finalised record, whole and in words. */
export const leftOverOf = (snapshot: Snapshot): readonly LeftOver[] =>
  (snapshot?.context.leftOver ?? []).map(({ campo, valor }) => ({
    nombre: recordFieldName(campo),
    texto: draftValueInWords(campo, valor),
  }))
