/** A running session for the tests of its machine. */
import { createActor } from 'xstate'
import type { SecondFactor } from '@cauce/domain/session/access-code'
import type { User } from '@cauce/domain/session/user'
import { sessionMachine } from '../session.ts'
import type { SessionPorts as P } from '../session/types.ts'
import { fakePort, settle } from './fake-port.ts'

export const laura: User = {
  id: 1,
  email: 'medico@cauce.demo',
  tipo_usuario: 1,
  permissions: ['blog.vista'],
  password_changed_at: null,
  contrasena_vencida: false,
  totp_activo: false,
  operador: null,
  datosAfiliado: null,
}
/** Her password is too old. */
export const late: User = { ...laura, contrasena_vencida: true }
export const tiempos = { reenvioMs: 30_000, venceMs: 600_000 }
export const credentials = { type: 'credentials.sent', email: laura.email, password: 'Cauce.2026*' } as const

export const SIGNED_IN = { authenticated: 'settled' }
export const EXPIRED = { passwordExpired: 'waiting' }

/** The session machine with its fake ports. */
export const startSession = () => {
  const tokens: string[] = []
  const noted: unknown[] = []
  const ports = {
    validateUser: fakePort<P['validateUser']['output'], P['validateUser']['input']>(),
    validateCode: fakePort<P['validateCode']['output'], P['validateCode']['input']>(),
    resendCode: fakePort<P['resendCode']['output'], undefined>(),
    checkSession: fakePort<User, undefined>(),
    closeSession: fakePort<void, P['closeSession']['input']>(),
  }
  const machine = sessionMachine.provide({
    actors: {
      validateUser: ports.validateUser.logic,
      validateCode: ports.validateCode.logic,
      resendCode: ports.resendCode.logic,
      checkSession: ports.checkSession.logic,
      closeSession: ports.closeSession.logic,
    },
    actions: {
      storeToken: (_, { token, provisional }) => tokens.push(provisional ? `${token} (provisional)` : token),
      clearToken: () => tokens.push('cleared'),
      noteCloseFailure: (_, failure) => noted.push(failure),
    },
  })
  const actor = createActor(machine).start()
  const toCode = async (segundo_factor: SecondFactor = 'correo') => {
    actor.send(credentials)
    const usuario = { email: laura.email, correo_enmascarado: 'm•••@cauce.demo', segundo_factor }
    ports.validateUser.last().resolve({ token: 'p', usuario, tiempos })
    await settle()
  }
  const signIn = async (usuario: User = laura) => {
    await toCode()
    actor.send({ type: 'code.sent', codigo: '402817' })
    ports.validateCode.last().resolve({ token: 't', usuario })
    await settle()
  }
  /** The server tells again who is signed in. */
  const tell = async (usuario: User) => {
    ports.checkSession.last().resolve(usuario)
    await settle()
  }
  return { tokens, noted, ports, actor, toCode, signIn, tell, now: () => actor.getSnapshot() }
}
