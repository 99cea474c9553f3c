import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { WRONG_CODE } from '@cauce/domain/session/access-code'
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
const credentials = { type: 'credentials.sent', email: laura.email, password: 'Cauce.2026*' } as const

const start = () => {
  const tokens: string[] = []
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
    },
  })
  const actor = createActor(machine).start()
  const toCode = async () => {
    actor.send(credentials)
    const usuario = { email: laura.email, correo_enmascarado: 'm•••@cauce.demo' }
    ports.validateUser.last().resolve({ token: 'p', usuario })
    await settle()
  }
  const signIn = async () => {
    await toCode()
    actor.send({ type: 'code.sent', codigo: '402817' })
    ports.validateCode.last().resolve({ token: 't', usuario: laura })
    await settle()
  }
  return { tokens, ports, actor, toCode, signIn, now: () => actor.getSnapshot() }
}

describe('sign-in', () => {
  it('goes through the code and stores the token only then', async () => {
    const { tokens, ports, signIn, now } = start()
    await signIn()
    expect(now()).toMatchObject({ value: 'authenticated', context: { usuario: laura, error: null } })
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
    expect(now().value).toBe('anonymous')
    expect(tokens.at(-1)).toBe('cleared')
  })

  it('says what the server answered to another code', async () => {
    const { ports, actor, toCode, now } = start()
    await toCode()
    actor.send({ type: 'code.resend' })
    ports.resendCode.last().resolve({ mensaje: 'Le enviamos un código nuevo.' })
    await settle()
    expect(now()).toMatchObject({
      value: { secondFactor: 'waiting' },
      context: { aviso: 'Le enviamos un código nuevo.' },
    })
  })

  it('ignores an answer that arrives after going back', async () => {
    const { tokens, ports, actor, now } = start()
    actor.send(credentials)
    actor.send({ type: 'back' })
    ports.validateUser.last().resolve({ token: 'p', usuario: { email: 'x', correo_enmascarado: 'x' } })
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
    expect(now().value).toBe('authenticated')
  })
})

describe('the end of a session', () => {
  it('clears the token although the call fails', async () => {
    const { tokens, ports, actor, signIn, now } = start()
    await signIn()
    actor.send({ type: 'logout' })
    expect(ports.closeSession.last().input).toEqual({ userId: 1 })
    ports.closeSession.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { usuario: null } })
    expect(tokens.at(-1)).toBe('cleared')
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
  })
})
