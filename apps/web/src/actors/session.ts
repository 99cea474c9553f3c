/**
 * The session machine joined to the server. One actor for the whole application; it alone writes the token.
 * Pattern of every actor file: `machine.provide({ actors: { port: fromPromise(({ input }) => answered(…)) } })`.
 */
import type { User } from '@cauce/domain/session/user'
import { sessionMachine } from '@cauce/machines/session'
import type { SessionContext, SessionPorts } from '@cauce/machines/session/types'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { baseApi } from '../store/base-api.ts'
import { onSessionExpired } from '../store/call.ts'
import { answered } from '../store/port.ts'
import {
  clearToken,
  hasStoredToken,
  onTokenChangedElsewhere,
  storeProvisionalToken,
  storeToken,
} from '../store/session-token.ts'
import { preloadChanged } from '../store/slices/app.ts'
import { store } from '../store/store.ts'
import { followSignOut, purgeKept } from '../workspaces/ordering/kept.ts'

const { validarUsuario, validarCodigo, reenviarCodigo, me, logout, cerrarSesion } = baseApi.endpoints
/** What is said between the steps of a sign-in is of no use to anybody later. */
const UNTRACKED = { track: false } as const

type P = SessionPorts

const machine = sessionMachine.provide({
  actors: {
    validateUser: fromPromise<P['validateUser']['output'], P['validateUser']['input']>(({ input }) =>
      answered(store.dispatch(validarUsuario.initiate({ body: input }, UNTRACKED))),
    ),
    validateCode: fromPromise<P['validateCode']['output'], P['validateCode']['input']>(({ input }) =>
      answered(store.dispatch(validarCodigo.initiate({ body: input }, UNTRACKED))),
    ),
    resendCode: fromPromise<P['resendCode']['output'], undefined>(() =>
      answered(store.dispatch(reenviarCodigo.initiate({}, UNTRACKED))),
    ),
    checkSession: fromPromise<User, undefined>(() => answered(store.dispatch(me.initiate({}, UNTRACKED)))),
    closeSession: fromPromise<void, P['closeSession']['input']>(async ({ input }) => {
      await (input.userId === null
        ? answered(store.dispatch(logout.initiate({}, UNTRACKED)))
        : answered(store.dispatch(cerrarSesion.initiate({ body: { user_id: input.userId } }, UNTRACKED))))
    }),
  },
  actions: {
    storeToken: (_, { token, provisional }) => {
      if (provisional) storeProvisionalToken(token)
      else storeToken(token)
    },
    clearToken,
  },
})

const actor = createActor(machine)
type Snapshot = SnapshotFrom<typeof machine>

/** Where the session stands, as a screen needs to know it. */
export type SessionPhase = 'out' | 'code' | 'checking' | 'unreachable' | 'in'

const phaseOf = (snapshot: Snapshot): SessionPhase => {
  if (snapshot.matches('authenticated') || snapshot.matches('passwordExpired')) return 'in'
  if (snapshot.matches('checkingStored') || snapshot.matches('closing')) return 'checking'
  if (snapshot.matches('unreachable')) return 'unreachable'
  return snapshot.matches('secondFactor') ? 'code' : 'out'
}

/** The server is working on what the person sent. */
const isBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches('sendingCredentials') ||
  snapshot.matches({ secondFactor: 'verifying' }) ||
  snapshot.matches({ secondFactor: 'resending' })

/** Keeps the live connection while somebody is signed in. A failed download leaves the application without it, no less. */
const followLive = (): ((phase: SessionPhase) => void) => {
  let wanted = false
  let disconnect: (() => void) | null = null
  const connect = async (): Promise<void> => {
    const { connectSocket } = await import('../store/socket.ts')
    if (wanted) disconnect ??= connectSocket(store.dispatch)
  }
  return (phase) => {
    wanted = phase === 'in'
    if (wanted) {
      connect().catch(() => undefined)
      return
    }
    disconnect?.()
    disconnect = null
  }
}

let hasLeft = false

/** Whether the last session ended because the person said so: who signs in next is not taken to where that person was. */
export const hasSignedOut = (): boolean => hasLeft

/** Starts the session once, before the first render: a stored token is checked, and the other tabs are heard. */
export const startSession = (): void => {
  let before: SessionPhase = 'out'
  let leaving = false
  const live = followLive()
  actor.subscribe((snapshot) => {
    const phase = phaseOf(snapshot)
    // What the closing screens kept while they went away goes too.
    if (leaving && phase === 'out') purgeKept()
    leaving = snapshot.matches('closing')
    if (phase === before) return
    if (phase === 'in') hasLeft = false
    store.dispatch(preloadChanged(phase === 'checking'))
    live(phase)
    // Nobody sees what the person before them was shown. First the screens that show it go away.
    if (before === 'in') setTimeout(() => store.dispatch(baseApi.util.resetApiState()))
    before = phase
  })
  actor.start()
  followSignOut()
  onSessionExpired(() => actor.send({ type: 'session.expired' }))
  onTokenChangedElsewhere((present) => actor.send({ type: present ? 'session.restore' : 'session.expired' }))
  if (hasStoredToken()) actor.send({ type: 'session.restore' })
}

export const useSessionPhase = (): SessionPhase => useSelector(actor, phaseOf)
export const useSessionBusy = (): boolean => useSelector(actor, isBusy)
export const useSessionContext = (): SessionContext => useSelector(actor, ({ context }) => context)
/** Who has signed in, or null. */
export const useUser = (): User | null =>
  useSelector(actor, (snapshot) => (phaseOf(snapshot) === 'in' ? snapshot.context.usuario : null))

export const sendCredentials = (email: string, password: string): void =>
  actor.send({ type: 'credentials.sent', email, password })
export const sendCode = (codigo: string): void => actor.send({ type: 'code.sent', codigo })
export const resendCode = (): void => actor.send({ type: 'code.resend' })
export const backToCredentials = (): void => actor.send({ type: 'back' })
export const retrySession = (): void => actor.send({ type: 'retry' })
/** Ends the session. Unlike a session that merely expired, it forgets what was typed and not sent. */
export const signOut = (): void => {
  hasLeft = true
  purgeKept()
  actor.send({ type: 'logout' })
}
