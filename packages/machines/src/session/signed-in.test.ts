import { describe, expect, it } from 'vitest'
import { SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { credentials, EXPIRED, late, laura, SIGNED_IN, startSession as start } from '../testing/session-actor.ts'

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

  it('leaves nobody when the session ends while nobody answers', async () => {
    for (const end of ['here', 'elsewhere']) {
      const { ports, actor, signIn, now } = start()
      await signIn(late)
      actor.send({ type: 'password.changed' })
      ports.checkSession.last().reject(new PortFailure({}))
      await settle()
      expect(now()).toMatchObject({ value: 'unreachable', context: { usuario: late } })
      actor.send({ type: end === 'here' ? 'retry' : 'session.expired' })
      if (end === 'here') ports.checkSession.last().reject(new PortFailure({ status: 401 }))
      await settle()
      expect(now()).toMatchObject({ value: 'anonymous', context: { usuario: null, correo_enmascarado: '' } })
    }
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
