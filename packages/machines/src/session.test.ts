import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { SIGN_IN_AGAIN, SIGN_IN_TOO_LATE, WRONG_CODE, type SecondFactor } from '@cauce/domain/session/access-code'
import { SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { LOCKED_OUT, WRONG_CREDENTIALS } from '@cauce/domain/session/lockout'
import type { User } from '@cauce/domain/session/user'
import { PortFailure } from './failure.ts'
import { sessionMachine } from './session.ts'
import type { SessionPorts as P } from './session/types.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const laura: User = {
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
const late: User = { ...laura, contrasena_vencida: true }
const tiempos = { reenvioMs: 30_000, venceMs: 600_000 }
const credentials = { type: 'credentials.sent', email: laura.email, password: 'Cauce.2026*' } as const

const SIGNED_IN = { authenticated: 'settled' }
const EXPIRED = { passwordExpired: 'waiting' }

const start = () => {
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

describe('sign-in', () => {
  it('goes through the code and stores the token only then', async () => {
    const { tokens, ports, signIn, now } = start()
    await signIn()
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: laura, error: null } })
    expect(ports.validateUser.last().input).toEqual({ email: laura.email, password: 'Cauce.2026*' })
    expect(tokens).toEqual(['p (provisional)', 't'])
  })

  it('shows the refusal, keeps the user name and never the password', async () => {
    const { ports, actor, now } = start()
    actor.send(credentials)
    ports.validateUser.last().reject(new PortFailure({ status: 401, error: WRONG_CREDENTIALS }))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { email: laura.email, error: WRONG_CREDENTIALS } })
    expect(JSON.stringify(now().context)).not.toContain('Cauce.2026')
  })

  it('asks for the code again when it is wrong, and starts anew when the sign-in no longer serves', async () => {
    const { tokens, ports, actor, toCode, now } = start()
    await toCode()
    actor.send({ type: 'code.sent', codigo: '000000' })
    ports.validateCode.last().reject(new PortFailure({ status: 422, error: WRONG_CODE }))
    await settle()
    expect(now()).toMatchObject({ value: { secondFactor: 'waiting' }, context: { error: WRONG_CODE } })
    actor.send({ type: 'code.sent', codigo: '000001' })
    ports.validateCode.last().reject(new PortFailure({ status: 401, error: WRONG_CODE }))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { error: SIGN_IN_AGAIN } })
    expect(tokens.at(-1)).toBe('cleared')
  })

  it('says what the server answered to another code', async () => {
    const { ports, actor, toCode, now } = start()
    await toCode()
    actor.send({ type: 'code.resend' })
    const later = { reenvioMs: 90_000, venceMs: 660_000 }
    ports.resendCode.last().resolve({ mensaje: 'Le enviamos un código nuevo.', tiempos: later })
    await settle()
    expect(now()).toMatchObject({
      value: { secondFactor: 'waiting' },
      context: { aviso: 'Le enviamos un código nuevo.', tiempos: later },
    })
  })

  it('waits for another code once the one of the mail has expired', async () => {
    const { ports, actor, toCode, now } = start()
    await toCode()
    expect(now().context.tiempos).toEqual(tiempos)
    actor.send({ type: 'code.expired' })
    actor.send({ type: 'code.sent', codigo: '402817' })
    expect([now().value, ports.validateCode.calls.length]).toEqual([{ secondFactor: 'expired' }, 0])
    actor.send({ type: 'code.resend' })
    ports.resendCode.last().resolve({ mensaje: 'Le enviamos un código nuevo.', tiempos })
    await settle()
    expect(now().value).toEqual({ secondFactor: 'waiting' })
  })

  it('asks the application for the code, sends no mail, and starts anew when the time is over', async () => {
    const { tokens, ports, actor, toCode, now } = start()
    await toCode('aplicacion')
    expect(now().context.segundoFactor).toBe('aplicacion')
    actor.send({ type: 'code.resend' })
    expect(ports.resendCode.calls).toEqual([])
    actor.send({ type: 'code.expired' })
    expect(now()).toMatchObject({ value: 'anonymous', context: { error: SIGN_IN_TOO_LATE } })
    expect(tokens.at(-1)).toBe('cleared')
  })

  it('starts anew when another code is asked for too late', async () => {
    const { ports, actor, toCode, now } = start()
    await toCode()
    actor.send({ type: 'code.resend' })
    ports.resendCode.last().reject(new PortFailure({ status: 401, error: SESSION_EXPIRED }))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { error: SIGN_IN_AGAIN } })
  })

  it('carries what the captcha answered, and nothing where there is none', () => {
    const { ports, actor } = start()
    actor.send({ ...credentials, captcha: 'visto' })
    expect(ports.validateUser.last().input).toEqual({ email: laura.email, password: 'Cauce.2026*', captcha: 'visto' })
  })

  it('ignores an answer that arrives after going back', async () => {
    const { tokens, ports, actor, now } = start()
    actor.send(credentials)
    actor.send({ type: 'back' })
    ports.validateUser.last().resolve({ token: 'p', usuario: { email: 'x', correo_enmascarado: 'x', segundo_factor: 'correo' }, tiempos })
    await settle()
    expect(now().value).toBe('anonymous')
    expect(tokens).toEqual([])
  })
})

describe('a stored session', () => {
  it('is cleared by 401 and 500, and kept when nobody answers', async () => {
    for (const status of [401, 500]) {
      const { tokens, ports, actor, now } = start()
      actor.send({ type: 'session.restore' })
      ports.checkSession.last().reject(new PortFailure({ status }))
      await settle()
      expect([now().value, tokens]).toEqual(['anonymous', ['cleared']])
    }
    const { tokens, ports, actor, now } = start()
    actor.send({ type: 'session.restore' })
    ports.checkSession.last().reject(new PortFailure({}))
    await settle()
    expect([now().value, tokens]).toEqual(['unreachable', []])
    actor.send({ type: 'retry' })
    ports.checkSession.last().resolve(laura)
    await settle()
    expect(now().value).toEqual(SIGNED_IN)
  })
})

describe('the end of a session', () => {
  it('clears the token although the call fails', async () => {
    const { tokens, noted, ports, actor, signIn, now } = start()
    await signIn()
    actor.send({ type: 'logout' })
    expect(ports.closeSession.last().input).toEqual({ userId: 1 })
    ports.closeSession.last().reject(new PortFailure({ status: 500, codigo: 'interno', error: 'No se pudo, Laura' }))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { usuario: null } })
    expect(tokens.at(-1)).toBe('cleared')
    expect(noted).toEqual([{ status: 500, codigo: 'interno' }])
  })

  it('says that the session expired, or that the user was blocked', async () => {
    const expired = start()
    await expired.signIn()
    expired.actor.send({ type: 'session.expired' })
    expect(expired.now()).toMatchObject({ value: 'anonymous', context: { error: SESSION_EXPIRED, usuario: null } })
    const blocked = start()
    await blocked.signIn()
    blocked.actor.send({ type: 'password.expired' })
    blocked.actor.send({ type: 'user.blocked' })
    expect(blocked.now()).toMatchObject({ value: 'blocked', context: { error: LOCKED_OUT } })
    expect(blocked.tokens.at(-1)).toBe('cleared')
    blocked.actor.send(credentials)
    expect(blocked.now()).toMatchObject({ value: 'sendingCredentials', context: { error: null } })
  })

  it('checks who is signed in when another tab signed in', async () => {
    const { actor, signIn, tell, now } = start()
    await signIn()
    actor.send({ type: 'session.restore' })
    expect(now()).toMatchObject({ value: 'checkingStored', context: { usuario: null } })
    await tell({ ...laura, id: 2 })
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: { id: 2 } } })
  })
})

describe('an expired password', () => {
  it('is met at the sign-in, at a stored session and in the middle of the work', async () => {
    const signing = start()
    await signing.signIn(late)
    const restored = start()
    restored.actor.send({ type: 'session.restore' })
    await restored.tell(late)
    const working = start()
    await working.signIn()
    working.actor.send({ type: 'password.expired' })
    const refreshed = start()
    await refreshed.signIn()
    refreshed.actor.send({ type: 'user.refresh' })
    await refreshed.tell(late)
    for (const { now } of [signing, restored, working, refreshed]) expect(now().value).toEqual(EXPIRED)
    expect(signing.tokens).toEqual(['p (provisional)', 't'])
  })

  it('opens once it was changed and the server says so', async () => {
    const { actor, signIn, tell, now } = start()
    await signIn(late)
    actor.send({ type: 'password.changed' })
    await tell(late)
    expect(now().value).toEqual(EXPIRED)
    actor.send({ type: 'password.changed' })
    await tell({ ...laura, password_changed_at: '2026-11-21T12:00:00.000Z' })
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: { contrasena_vencida: false } } })
  })

  it('keeps the session when nobody answers after the change', async () => {
    const { tokens, ports, actor, signIn, tell, now } = start()
    await signIn(late)
    actor.send({ type: 'password.changed' })
    ports.checkSession.last().reject(new PortFailure({}))
    await settle()
    expect([now().value, tokens.at(-1)]).toEqual(['unreachable', 't'])
    actor.send({ type: 'retry' })
    await tell(laura)
    expect(now().value).toEqual(SIGNED_IN)
  })
})

describe('the data of the user', () => {
  it('are asked for again, and those known serve when nobody answers', async () => {
    const { ports, actor, signIn, tell, now } = start()
    await signIn()
    actor.send({ type: 'user.refresh' })
    expect(now().value).toEqual({ authenticated: 'refreshing' })
    await tell({ ...laura, totp_activo: true })
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: { totp_activo: true } } })
    actor.send({ type: 'password.changed' })
    ports.checkSession.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: { totp_activo: true }, error: null } })
  })
})
