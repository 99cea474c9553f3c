/**
 * A record open in this tab: its machine, the disk of this computer, the other tabs and the other devices, from the moment in which the
 * screen shows it until everything that was typed has been sent or kept.
 */
import { RECORD_COMPONENTS, type RecordComponent } from '@cauce/domain/clinical-record/record-components'
import { isUnsent } from '@cauce/machines/record-draft/parts'
import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { baseApi } from '../store/base-api.ts'
import { onRecordHint } from '../store/record-hints.ts'
import type { AppDispatch } from '../store/store.ts'
import { webDraftKeep, webRecordDraft } from './record-draft.ts'
import { holdTab } from './tab-lock.ts'

type RecordMachine = ReturnType<typeof webRecordDraft>
export type RecordActor = ActorRefFrom<RecordMachine>
export type RecordSnapshot = SnapshotFrom<RecordMachine>
type KeepActor = ActorRefFrom<ReturnType<typeof webDraftKeep>>

/** Who writes for long without a pause is sent all the same, this often. */
const SEND_AT_LEAST_MS = 5_000
/** How long a screen that was left waits for the last answer of the server; what is not answered stays on the disk. */
const LAST_ANSWER_MS = 10_000

export interface RecordSession {
  readonly actor: RecordActor
  readonly keeper: KeepActor
  /**
   * The screen goes away: what was typed is kept and sent, and then nothing runs any more.
   * @returns whether something could not be sent, and is only on this computer
   */
  readonly stop: () => Promise<boolean>
}

export interface RecordOwner {
  readonly userId: number
  readonly consultaId: number
  /** Full name of who writes. */
  readonly autor: string
}

const isAtRest = (snapshot: RecordSnapshot): boolean =>
  !(
    snapshot.matches('loading') ||
    snapshot.matches('finalising') ||
    snapshot.matches({ open: 'talking' }) ||
    snapshot.matches({ open: 'typing' })
  )

interface TabNews {
  readonly componente: RecordComponent
  readonly version: number
}

const newsOf = (data: unknown): TabNews | null => {
  if (typeof data !== 'object' || data === null || !('componente' in data) || !('version' in data)) return null
  const componente = RECORD_COMPONENTS.find((name) => name === data.componente)
  return componente === undefined || typeof data.version !== 'number' ? null : { componente, version: data.version }
}

/** The tabs of this browser tell each other what the server confirmed, also where the live connection does not reach. */
const talkToTabs = (actor: RecordActor, { userId, consultaId }: RecordOwner): (() => void) => {
  const channel = new BroadcastChannel(`cauce.historia.${userId}.${consultaId}`)
  channel.addEventListener('message', ({ data }) => {
    const news = newsOf(data)
    if (news !== null) actor.send({ type: 'draft.announced', ...news })
  })
  let told = actor.getSnapshot().context.parts
  const subscription = actor.subscribe(({ context: { parts, savedAt } }) => {
    if (parts === told) return
    for (const componente of RECORD_COMPONENTS) {
      const { version } = parts[componente].base
      if (savedAt === null || version <= told[componente].base.version) continue
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin and no other
      channel.postMessage({ componente, version })
    }
    told = parts
  })
  return () => {
    subscription.unsubscribe()
    channel.close()
  }
}

const hearDevices = (actor: RecordActor, consultaId: number): (() => void) =>
  onRecordHint((hint) => {
    if (hint.kind === 'connected') actor.send({ type: 'record.asked' })
    else if (hint.kind === 'locked' && hint.consultaId === consultaId) actor.send({ type: 'lock.announced' })
    else if (hint.kind === 'saved' && hint.saved.consulta_id === consultaId) {
      const { componente, version } = hint.saved
      actor.send({ type: 'draft.announced', componente, version })
    }
  })

/** What may be the last moment of the page, and the return of the connection. */
const watchPage = (actor: RecordActor, keeper: KeepActor): (() => void) => {
  const leaving = (): void => {
    keeper.send({ type: 'page.leaving' })
    actor.send({ type: 'writing.paused' })
  }
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') leaving()
  }
  const online = (): void => actor.send({ type: 'retry' })
  const timer = window.setInterval(() => actor.send({ type: 'writing.paused' }), SEND_AT_LEAST_MS)
  document.addEventListener('focusout', leaving)
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', leaving)
  window.addEventListener('online', online)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('focusout', leaving)
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', leaving)
    window.removeEventListener('online', online)
  }
}

/** Opens the record of a consultation in this tab. */
export const openRecordSession = (dispatch: AppDispatch, owner: RecordOwner): RecordSession => {
  const tab = holdTab()
  const own = { ...owner, tab: tab.id }
  const actor = createActor(webRecordDraft(dispatch, own), { input: owner })
  const keeper = createActor(webDraftKeep(own, () => actor.getSnapshot().context))
  let kept = actor.getSnapshot().context
  const subscription = actor.subscribe(({ context }) => {
    if (context.parts !== kept.parts || context.adopted !== kept.adopted) keeper.send({ type: 'data.changed' })
    if (context.view?.estado === 'finalizada' && kept.view?.estado === 'abierta')
      dispatch(baseApi.util.invalidateTags(['Consulta', 'Agenda', 'Historico']))
    kept = context
  })
  keeper.start()
  actor.start()
  const stops = [talkToTabs(actor, owner), hearDevices(actor, owner.consultaId), watchPage(actor, keeper)]

  const stop = async (): Promise<boolean> => {
    keeper.send({ type: 'page.leaving' })
    actor.send({ type: 'writing.paused' })
    await waitFor(actor, isAtRest, { timeout: LAST_ANSWER_MS }).catch(() => undefined)
    keeper.send({ type: 'page.leaving' })
    await waitFor(keeper, (snapshot) => snapshot.matches('kept'), { timeout: LAST_ANSWER_MS }).catch(() => undefined)
    subscription.unsubscribe()
    for (const end of stops) end()
    actor.stop()
    keeper.stop()
    tab.release()
    const { parts } = actor.getSnapshot().context
    return RECORD_COMPONENTS.some((name) => isUnsent(parts[name]))
  }
  return { actor, keeper, stop }
}
