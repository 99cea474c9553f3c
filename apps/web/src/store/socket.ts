/**
 * The live connection of who has signed in. What it carries is a hint; the truth is asked for by a call. Loaded after the
 * sign-in: the sign-in page does not download it.
 */
import { WHOLE_RECORD_PROGRESS } from '@cauce/domain/history/whole-record-stage'
import { JOB_EVENT } from '@cauce/domain/kit/jobs/work-state'
import { REVIEW_EVENT } from '@cauce/domain/antecedents/learned'
import { LIFE_EVENT } from '@cauce/domain/kit/life/hint'
import { REFERRAL_EVENT } from '@cauce/domain/referral/referral-event'
import { io } from 'socket.io-client'
import { baseApi } from './base-api.ts'
import { failureOf } from './call.ts'
import { followChat } from './chat-hints.ts'
import { lifeHintsMissed, lifeMoved } from './life-hints.ts'
import { documentProgressed } from './document-hints.ts'
import { jobMoved } from './job-hints.ts'
import { draftSavedElsewhere, hintsMissed, recordLockedElsewhere } from './record-hints.ts'
import { readToken } from './session-token.ts'
import type { AppDispatch } from './store.ts'

/** The server ended this connection on purpose: the session was closed elsewhere or expired, or the server stops. */
const ENDED_BY_SERVER = 'io server disconnect'

/**
 * Connects with the session's token, and asks who is signed in when the server ends the connection: if nobody is any more,
 * the 401 of that call ends the session here too; if somebody is, it connects again. Other losses mend themselves.
 * @param onRights an administrator changed what this person may do
 * @returns the function that disconnects
 */
export const connectSocket = (dispatch: AppDispatch, onRights: () => void): (() => void) => {
  const socket = io({ auth: (tell) => tell({ token: readToken() }), transports: ['websocket', 'polling'] })
  let wanted = true
  const ask = async (): Promise<void> => {
    const { error } = await dispatch(baseApi.endpoints.me.initiate({ quiet: true }, { track: false }))
    const ended = error !== undefined && failureOf(error).status === 401
    if (wanted && !ended) socket.connect()
  }
  // Somebody came or went: whoever looks at the list asks for it.
  socket.on('en_linea', () => dispatch(baseApi.util.invalidateTags(['EnLinea'])))
  socket.on('permisos', () => onRights())
  socket.on(JOB_EVENT, () => {
    dispatch(baseApi.util.invalidateTags(['Trabajos']))
    jobMoved()
  })
  socket.on('historia.borrador', draftSavedElsewhere)
  socket.on('historia.finalizada', recordLockedElsewhere)
  socket.on(WHOLE_RECORD_PROGRESS, documentProgressed)
  const leaveChat = followChat(socket)
  // A referral changed, or may have while there was no connection: whoever has one before their eyes asks for it.
  const referralsChanged = () => dispatch(baseApi.util.invalidateTags(['Referencias']))
  socket.on(REFERRAL_EVENT, referralsChanged)
  socket.on('connect', referralsChanged)
  // Something was learned of a patient: what waits to be reviewed, and the screen of theirs that is open, are asked for again.
  socket.on(REVIEW_EVENT, () => dispatch(baseApi.util.invalidateTags(['Medicamentos'])))
  socket.on(LIFE_EVENT, lifeMoved)
  socket.on('connect', lifeHintsMissed)
  // Also the first time: a record may have been open before there was a connection.
  socket.on('connect', hintsMissed)
  socket.on('disconnect', (reason) => {
    if (reason === ENDED_BY_SERVER) void ask()
  })
  return () => {
    wanted = false
    leaveChat()
    socket.disconnect()
  }
}
