import { describe, expect, it } from 'vitest'
import { SIGN_IN_AGAIN, SIGN_IN_TOO_LATE, WRONG_CODE } from '@cauce/domain/session/access-code'
import { SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { WRONG_CREDENTIALS } from '@cauce/domain/session/lockout'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { credentials, laura, SIGNED_IN, startSession as start, tiempos } from './testing/session-actor.ts'

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
    ports.validateUser
      .last()
      .resolve({ token: 'p', usuario: { email: 'x', correo_enmascarado: 'x', segundo_factor: 'correo' }, tiempos })
    await settle()
    expect(now().value).toBe('anonymous')
    expect(tokens).toEqual([])
  })
})
