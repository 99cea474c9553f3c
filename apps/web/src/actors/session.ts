/**
 * The session machine joined to the server. One actor for the whole application; it alone writes the token.
 * Pattern of every actor file: `machine.provide({ actors: { port: fromPromise(({ input }) => answered(…)) } })`.
 */
import type { User } from '@cauce/domain/session/user'
import { sessionMachine } from '@cauce/machines/session'
import type { CodeTimes, Credentials, SessionContext, SessionPorts } from '@cauce/machines/session/types'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { shareActivity } from '../store/activity.ts'
import { baseApi } from '../store/base-api.ts'
import { onSessionNotice } from '../store/call.ts'
import { answered } from '../store/port.ts'
import { whenQuiet } from '../store/quiet.ts'
import {
  clearToken,
  hasStoredToken,
  onTokenChangedElsewhere,
  storeProvisionalToken,
  storeToken,
} from '../store/session-token.ts'
import { preloadChanged } from '../store/slices/app.ts'
import { store } from '../store/store.ts'
import { followSignOut, purgeKept } from '../kit/draft/kept.ts'
import { forgetWalkIn } from './walk-in-patient.ts'

const { validarUsuario, validarCodigo, reenviarCodigo, me, logout, cerrarSesion } = baseApi.endpoints
/** What is said between the steps of a sign-in is of no use to anybody later. */
const UNTRACKED = { track: false } as const
/** For the browser's own log; nothing in it tells whose session it was. */
const CLOSE_FAILED = 'El servidor no supo que la sesión se cerró'

type P = SessionPorts

let forgetting: Promise<void> | null = null

/** Forgets what the server answered, once the screens that show it are gone, and the patient whom nobody came to see. */
const forgetAnswers = (): void => {
  forgetWalkIn()
  forgetting = new Promise((resolve) => {
    setTimeout(() => {
      store.dispatch(baseApi.util.resetApiState())
      forgetting = null
      resolve()
    })
  })
}

/** Forgetting cancels the calls that are under way: those of the session itself are made after it. */
const answersForgotten = async (): Promise<void> => {
  // Whoever hears of the new situation hears of it in this very turn.
  await Promise.resolve()
  await forgetting
}

const MS = 1_000

/** The seconds that the server tells, as instants of this computer. */
const timesOf = (answer: { readonly espera_segundos: number; readonly vence_segundos: number }): CodeTimes => ({
  reenvioMs: Date.now() + answer.espera_segundos * MS,
  venceMs: Date.now() + answer.vence_segundos * MS,
})

const machine = sessionMachine.provide({
  actors: {
    validateUser: fromPromise<P['validateUser']['output'], P['validateUser']['input']>(async ({ input }) => {
      const { token, usuario, ...times } = await answered(
        store.dispatch(validarUsuario.initiate({ body: input }, UNTRACKED)),
      )
      return { token, usuario, tiempos: timesOf(times) }
    }),
    validateCode: fromPromise<P['validateCode']['output'], P['validateCode']['input']>(({ input }) =>
      answered(store.dispatch(validarCodigo.initiate({ body: input }, UNTRACKED))),
    ),
    resendCode: fromPromise<P['resendCode']['output'], undefined>(async () => {
      const { mensaje, ...times } = await answered(store.dispatch(reenviarCodigo.initiate({}, UNTRACKED)))
      return { mensaje, tiempos: timesOf(times) }
    }),
    checkSession: fromPromise<User, undefined>(async () => {
      await answersForgotten()
      return answered(store.dispatch(me.initiate({}, UNTRACKED)))
    }),
    closeSession: fromPromise<void, P['closeSession']['input']>(async ({ input }) => {
      await answersForgotten()
      await (input.userId === null
        ? answered(store.dispatch(logout.initiate({}, UNTRACKED)))
        : answered(store.dispatch(cerrarSesion.initiate({ body: { user_id: input.userId } }, UNTRACKED))))
    }),
  },
  actions: {
    storeToken: (_, { token, provisional }) => {
      if (provisional) {
        storeProvisionalToken(token)
        return
      }
      // First: the tabs that the token wakes up count from this sign-in, not from what was left of another one.
      shareActivity(Date.now())
      storeToken(token)
    },
    clearToken,
    noteCloseFailure: (_, { status, codigo }) => console.warn(CLOSE_FAILED, { status, codigo }),
  },
})

const actor = createActor(machine)
type Snapshot = SnapshotFrom<typeof machine>

/**
 * Where the session stands, as a screen needs to know it. `in`: signed in, everything is open. `expired`: signed in, and nothing
 * but changing the password is served. `blocked` is `out` with a reason.
 */
export type SessionPhase = 'out' | 'blocked' | 'code' | 'checking' | 'unreachable' | 'in' | 'expired'

/** Somebody has signed in. */
export const isInside = (phase: SessionPhase): boolean => phase === 'in' || phase === 'expired'

const phaseOf = (snapshot: Snapshot): SessionPhase => {
  if (snapshot.matches('authenticated')) return 'in'
  if (snapshot.matches('passwordExpired')) return 'expired'
  if (snapshot.matches('blocked')) return 'blocked'
  if (snapshot.matches('checkingStored') || snapshot.matches('closing')) return 'checking'
  if (snapshot.matches('unreachable')) return 'unreachable'
  return snapshot.matches('secondFactor') ? 'code' : 'out'
}

/** The server is working on what the person sent. */
const isBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches('sendingCredentials') ||
  snapshot.matches({ secondFactor: 'verifying' }) ||
  snapshot.matches({ secondFactor: 'resending' })

/** Keeps the live connection while somebody is signed in, from when their page can be used. A failed download leaves the application without it, no less. */
const followLive = (): ((phase: SessionPhase) => void) => {
  let wanted = false
  let disconnect: (() => void) | null = null
  let giveUp: (() => void) | null = null
  const connect = async (): Promise<void> => {
    const { connectSocket } = await import('../store/socket.ts')
    if (wanted) disconnect ??= connectSocket(store.dispatch, refreshUser)
  }
  return (phase) => {
    wanted = phase === 'in'
    if (wanted) {
      giveUp = whenQuiet(() => void connect().catch(() => undefined))
      return
    }
    giveUp?.()
    giveUp = null
    disconnect?.()
    disconnect = null
  }
}

/** What the answers to any call say of the session. */
const NOTICE_EVENTS = {
  expired: 'session.expired',
  'password-expired': 'password.expired',
  blocked: 'user.blocked',
} as const

const phaseListeners = new Set<(phase: SessionPhase) => void>()
const phaseNow = (): SessionPhase => phaseOf(actor.getSnapshot())

/** Tells where the session stands, now and whenever it moves. Returns the function that stops. */
export const onSessionPhase = (listener: (phase: SessionPhase) => void): (() => void) => {
  phaseListeners.add(listener)
  listener(phaseNow())
  return () => {
    phaseListeners.delete(listener)
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
    if (leaving && hasLeft && phase === 'out') purgeKept()
    leaving = snapshot.matches('closing')
    if (phase === before) return
    if (isInside(phase)) hasLeft = false
    store.dispatch(preloadChanged(phase === 'checking'))
    live(phase)
    // Nobody sees what the person before them was shown, nor what an expired password had refused. First the screens go away.
    if (isInside(before) && phase !== 'expired') forgetAnswers()
    before = phase
    for (const listener of phaseListeners) listener(phase)
  })
  actor.start()
  followSignOut()
  onSessionNotice((notice) => actor.send({ type: NOTICE_EVENTS[notice] }))
  onTokenChangedElsewhere((present) => actor.send({ type: present ? 'session.restore' : 'session.expired' }))
  if (hasStoredToken()) actor.send({ type: 'session.restore' })
}

export const useSessionPhase = (): SessionPhase => useSelector(actor, phaseOf)
export const useSessionBusy = (): boolean => useSelector(actor, isBusy)
/** The code of the mail ran out, and another one has to be asked for. */
export const useCodeExpired = (): boolean =>
  useSelector(actor, (snapshot) => snapshot.matches({ secondFactor: 'expired' }))
/** The server is asked whether the password that was just set serves. */
export const usePasswordAsked = (): boolean =>
  useSelector(actor, (snapshot) => snapshot.matches({ passwordExpired: 'reloading' }))
export const useSessionContext = (): SessionContext => useSelector(actor, ({ context }) => context)
/** Who has signed in, also while their password is expired, or null. */
export const useUser = (): User | null =>
  useSelector(actor, (snapshot) => (isInside(phaseOf(snapshot)) ? snapshot.context.usuario : null))

export const sendCredentials = (credentials: Credentials): void =>
  actor.send({ type: 'credentials.sent', ...credentials })
export const sendCode = (codigo: string): void => actor.send({ type: 'code.sent', codigo })
export const resendCode = (): void => actor.send({ type: 'code.resend' })
/** The time of the code is over by this computer's clock. */
export const codeExpired = (): void => actor.send({ type: 'code.expired' })
/** One step back: from the code to the credentials, or out of a wait for the server. */
export const goBack = (): void => actor.send({ type: 'back' })
export const retrySession = (): void => actor.send({ type: 'retry' })

/** The own password was changed: the user is asked for again, and an expired session opens. */
export const passwordChanged = (): void => actor.send({ type: 'password.changed' })
/** The server locked the user after too many failures: the session is over, and the sign-in says why. */
export const userBlocked = (): void => actor.send({ type: 'user.blocked' })
/** Something that `/auth/me` tells was changed, such as the recovery mail: it is asked for again. */
export const refreshUser = (): void => actor.send({ type: 'user.refresh' })

/** Ends the session of who went away. What was typed stays on this computer, and the sign-in leads back to where it was. */
export const disconnectIdle = (): void => actor.send({ type: 'logout' })
/** Ends the session. Unlike a session that merely expired, it forgets what was typed and not sent. */
export const signOut = (): void => {
  hasLeft = true
  purgeKept()
  actor.send({ type: 'logout' })
}
