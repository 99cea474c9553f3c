import { describe, expect, it } from 'vitest'
import { BROWSER_CLOSED, SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { credentials, EXPIRED, late, laura, SIGNED_IN, startSession } from '../testing/session-actor.ts'

const nobody = { usuario: null, segundoFactor: 'correo', correo_enmascarado: '', tiempos: null, aviso: null }

const signedIn = async (usuario = laura) => {
  const session = startSession()
  await session.signIn(usuario)
  return session
}

/** A stored token was checked and nobody answered. */
const unreachable = async () => {
  const session = startSession()
  session.actor.send({ type: 'session.restore' })
  session.ports.checkSession.last().reject(new PortFailure({}))
  await settle()
  return session
}

it('who has not signed in is nobody', () => {
  expect(startSession().now()).toMatchObject({ value: 'anonymous' })
  expect(startSession().now().context).toEqual({ email: '', error: null, ...nobody })
})

describe.each([
  ['with a password that serves', laura, SIGNED_IN],
  ['with an expired password', late, EXPIRED],
] as const)('a session %s', (_, usuario, where) => {
  it('that expired is told, and nobody is left', async () => {
    const { actor, now, tokens } = await signedIn(usuario)
    expect(now()).toMatchObject({ value: where, context: { error: null } })
    actor.send({ type: 'session.expired' })
    expect(now().value).toBe('anonymous')
    expect(now().context).toEqual({ email: laura.email, ...nobody, error: SESSION_EXPIRED })
    expect(tokens.at(-1)).toBe('cleared')
  })

  it('of a user who was blocked is told, and nobody is left', async () => {
    const { actor, now, tokens } = await signedIn(usuario)
    actor.send({ type: 'user.blocked' })
    expect(now().value).toBe('blocked')
    expect(now().context).toEqual({ email: laura.email, ...nobody, error: LOCKED_OUT })
    expect(tokens.at(-1)).toBe('cleared')
  })

  it('that another page took is checked before anything is shown', async () => {
    const { actor, now, tell, tokens } = await signedIn(usuario)
    actor.send({ type: 'session.restore' })
    expect(now().value).toBe('checkingStored')
    expect(now().context).toEqual({ email: laura.email, ...nobody, error: null })
    await tell({ ...laura, id: 2 })
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: { id: 2 } } })
    expect(tokens).toEqual(['p (provisional)', 't'])
  })

  it('is closed at the server, and here whatever it answers', async () => {
    for (const end of ['closed', 'failed', 'left']) {
      const { actor, now, ports, noted, tokens } = await signedIn(usuario)
      actor.send({ type: 'logout' })
      expect(now().value).toBe('closing')
      expect(ports.closeSession.last().input).toEqual({ userId: 1 })
      if (end === 'closed') ports.closeSession.last().resolve()
      if (end === 'failed') ports.closeSession.last().reject(new PortFailure({ error: 'No se pudo, Laura' }))
      if (end === 'left') actor.send({ type: 'back' })
      await settle()
      expect(now().value).toBe('anonymous')
      expect(now().context).toEqual({ email: laura.email, ...nobody, error: null })
      expect(tokens).toEqual(['p (provisional)', 't', 'cleared'])
      expect(noted).toEqual(end === 'failed' ? [{ status: null, codigo: null }] : [])
    }
  })

  it.each(['user.refresh', 'password.changed'] as const)('asks who it is after %s', async (type) => {
    const { actor, now, tell } = await signedIn(usuario)
    actor.send({ type })
    expect(now().value).toEqual(usuario === laura ? { authenticated: 'refreshing' } : { passwordExpired: 'reloading' })
    await tell({ ...usuario, totp_activo: true })
    expect(now()).toMatchObject({ value: where, context: { usuario: { ...usuario, totp_activo: true } } })
  })
})

describe('a password', () => {
  it('that expired in the middle of the work has to be changed, and the person is still known', async () => {
    const { actor, now } = await signedIn()
    actor.send({ type: 'password.expired' })
    expect(now()).toMatchObject({ value: EXPIRED, context: { usuario: laura } })
  })

  it('that expired is found when who it is is asked for again', async () => {
    const { actor, now, tell } = await signedIn()
    actor.send({ type: 'user.refresh' })
    await tell(late)
    expect(now()).toMatchObject({ value: EXPIRED, context: { usuario: late } })
  })

  it('that was changed opens the session, without what was said before', async () => {
    const { actor, now, tell, ports } = await signedIn(late)
    actor.send({ type: 'password.changed' })
    ports.checkSession.last().reject(new PortFailure({ status: 503, error: 'En mantenimiento' }))
    await settle()
    expect(now()).toMatchObject({ value: 'unreachable', context: { usuario: late, error: 'En mantenimiento' } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: 'checkingStored', context: { error: null } })
    await tell(laura)
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: laura, error: null } })
  })
})

describe('a stored session', () => {
  it('that the server does not know any more is forgotten, and the sign-in says why', async () => {
    const { actor, now, ports, tokens } = startSession()
    actor.send({ type: 'session.restore' })
    ports.checkSession.last().reject(new PortFailure({ status: 401, error: BROWSER_CLOSED }))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { ...nobody, error: BROWSER_CLOSED } })
    expect(tokens).toEqual(['cleared'])
  })

  it.each([403, 404, 502, 503])('is kept where the server answers %d', async (status) => {
    const { actor, now, ports, tokens } = startSession()
    actor.send({ type: 'session.restore' })
    ports.checkSession.last().reject(new PortFailure({ status }))
    await settle()
    expect(now()).toMatchObject({ value: 'unreachable', context: { error: CONNECTION_LOST } })
    expect(tokens).toEqual([])
  })

  it('of an expired password is met by its change', async () => {
    const { actor, now, tell } = startSession()
    actor.send({ type: 'session.restore' })
    await tell(late)
    expect(now()).toMatchObject({ value: EXPIRED, context: { usuario: late } })
  })

  it('need not be waited for', () => {
    const { actor, now } = startSession()
    actor.send({ type: 'session.restore' })
    actor.send({ type: 'back' })
    expect(now().value).toBe('unreachable')
  })

  it('that nobody answered for may be closed, of nobody in particular', async () => {
    const { actor, now, ports, tokens } = await unreachable()
    actor.send({ type: 'logout' })
    expect(ports.closeSession.last().input).toEqual({ userId: null })
    ports.closeSession.last().resolve()
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { error: null } })
    expect(tokens).toEqual(['cleared'])
  })

  it('that was closed in another page ends here too', async () => {
    const { actor, now, tokens } = await unreachable()
    actor.send({ type: 'session.expired' })
    expect(now()).toMatchObject({ value: 'anonymous', context: { ...nobody, error: SESSION_EXPIRED } })
    expect(tokens).toEqual(['cleared'])
  })
})

const blocked = async () => {
  const session = await signedIn()
  session.actor.send({ type: 'user.blocked' })
  return session
}

describe('a user who was blocked', () => {
  it('signs in again', async () => {
    const { actor, now, ports } = await blocked()
    actor.send({ ...credentials, email: 'otra@cauce.demo' })
    expect(now()).toMatchObject({ value: 'sendingCredentials', context: { error: null, email: 'otra@cauce.demo' } })
    expect(ports.validateUser.last().input).toEqual({ email: 'otra@cauce.demo', password: credentials.password })
  })

  it('is checked again when another page signs in', async () => {
    const { actor, now } = await blocked()
    actor.send({ type: 'session.restore' })
    expect(now()).toMatchObject({ value: 'checkingStored', context: { error: null } })
  })
})

it('what was said at the sign-in is forgotten while a stored session is checked', async () => {
  const { actor, now, ports } = startSession()
  actor.send(credentials)
  ports.validateUser.last().reject(new PortFailure({ status: 401, error: 'No' }))
  await settle()
  actor.send({ type: 'session.restore' })
  expect(now()).toMatchObject({ value: 'checkingStored', context: { error: null } })
})
