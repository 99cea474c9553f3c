/** Sends what was written in channels that are no longer open: after the connection was lost, the tab closed or the computer went off. */
import { SEND_FAILED } from '@cauce/domain/chat/chat-messages'
import { failureOf, isWorthRetrying } from '@cauce/machines/failure'
import { isChannelOpen, onChatHint } from '../store/chat-hints.ts'
import type { AppDispatch } from '../store/store.ts'
import { keepOutgoing, readAllOutgoing, type OutboxRow } from './chat-outbox.ts'
import { sendMessage } from './chat.ts'

/** @returns whether the server answered, with a yes or a no */
const sendOne = async (dispatch: AppDispatch, row: OutboxRow): Promise<boolean> => {
  const { usuario, canal, clave, mensaje, at, estado, error } = row
  const owner = { userId: usuario, canalId: canal }
  const one = { clave, mensaje, at, estado, error }
  try {
    await sendMessage(dispatch, { canalId: canal, mensaje, clave })
    await keepOutgoing(owner, [one], [])
    return true
  } catch (thrown) {
    const failure = failureOf(thrown)
    if (isWorthRetrying(failure)) return false
    await keepOutgoing(owner, [], [{ ...one, estado: 'fallido', error: failure.error ?? SEND_FAILED }])
    return true
  }
}

let running: Promise<void> | null = null

const sendAll = async (dispatch: AppDispatch, userId: number): Promise<void> => {
  const rows = await readAllOutgoing(userId)
  for (const row of rows) {
    // A channel that is open sends its own.
    if (row.estado !== 'enviando' || isChannelOpen(row.canal)) continue
    // One after the other: a conversation keeps its order.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await sendOne(dispatch, row))) return
  }
}

/** Sends what is kept on this computer of channels that are not open; without a connection it stays kept. */
export const sendLeftBehind = (dispatch: AppDispatch, userId: number): Promise<void> => {
  running ??= sendAll(dispatch, userId)
    .catch(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}

/** Does it now and whenever the connection is back. Returns the function that stops. */
export const followLeftBehind = (dispatch: AppDispatch, userId: number): (() => void) => {
  const send = (): void => void sendLeftBehind(dispatch, userId)
  send()
  const unhear = onChatHint(({ kind }) => {
    if (kind === 'connected') send()
  })
  window.addEventListener('online', send)
  return () => {
    unhear()
    window.removeEventListener('online', send)
  }
}
