import { describe, expect, it } from 'vitest'
import { SIGN_IN_AGAIN, SIGN_IN_TOO_LATE, WRONG_CODE } from '@cauce/domain/session/access-code'
import { WRONG_CREDENTIALS } from '@cauce/domain/session/lockout'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure, type Failure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { credentials, EXPIRED, late, laura, SIGNED_IN, startSession, tiempos } from '../testing/session-actor.ts'

/** Nobody is known any more; the user name that was typed stays. */
const nobody = {
  email: laura.email,
  usuario: null,
  segundoFactor: 'correo',
  correo_enmascarado: '',
  tiempos: null,
  aviso: null,
}
/** The code was sent and nothing was said of it. */
const asked = {
  email: laura.email,
  usuario: null,
  segundoFactor: 'correo',
  correo_enmascarado: 'm•••@cauce.demo',
  tiempos,
  error: null,
  aviso: null,
}

type Session = ReturnType<typeof startSession>

const toCode = async (factor: 'correo' | 'aplicacion' = 'correo'): Promise<Session> => {
  const session = startSession()
  await session.toCode(factor)
  return session
}

const wrongCode = async ({ actor, ports }: Session) => {
  actor.send({ type: 'code.sent', codigo: '000000' })
  ports.validateCode.last().reject(new PortFailure({ status: 422, error: WRONG_CODE }))
  await settle()
}

describe('the credentials', () => {
  it('that serve ask for the code: where it went and until when it serves', async () => {
    const { now, tokens } = await toCode()
    expect(now()).toMatchObject({ value: { secondFactor: 'waiting' } })
    expect(now().context).toEqual(asked)
    expect(tokens).toEqual(['p (provisional)'])
  })

  it.each<readonly [Partial<Failure>, string]>([
    [{ status: 401, error: WRONG_CREDENTIALS }, WRONG_CREDENTIALS],
    [{}, CONNECTION_LOST],
    [{ status: 422, error: 'Revise', errores: { captcha: ['Repita la verificación'] } }, 'Repita la verificación'],
  ])('that do not serve say why, and the next try forgets it: %o', async (failure, error) => {
    const { actor, ports, now, tokens } = startSession()
    actor.send(credentials)
    expect(now().context.error).toBeNull()
    ports.validateUser.last().reject(new PortFailure(failure))
    await settle()
    expect(now()).toMatchObject({ value: 'anonymous', context: { ...nobody, error } })
    actor.send({ ...credentials, email: 'otra@cauce.demo' })
    expect(now()).toMatchObject({ value: 'sendingCredentials', context: { error: null, email: 'otra@cauce.demo' } })
    expect(tokens).toEqual([])
  })
})

describe('the code', () => {
  it('is sent as it was typed, and forgets what was said of the one before', async () => {
    const session = await toCode()
    await wrongCode(session)
    expect(session.now().context).toEqual({ ...asked, error: WRONG_CODE })
    session.actor.send({ type: 'code.sent', codigo: '402817' })
    expect(session.ports.validateCode.last().input).toEqual({ codigo: '402817' })
    expect(session.now()).toMatchObject({ value: { secondFactor: 'verifying' }, context: { error: null } })
  })

  it('that serves opens the session of that person', async () => {
    const { actor, ports, now, tokens } = await toCode()
    actor.send({ type: 'code.sent', codigo: '402817' })
    ports.validateCode.last().resolve({ token: 't', usuario: laura })
    await settle()
    expect(now()).toMatchObject({ value: SIGNED_IN, context: { usuario: laura, error: null, aviso: null } })
    expect(tokens).toEqual(['p (provisional)', 't'])
  })

  it('that serves to whom has an expired password opens only its change', async () => {
    const { actor, ports, now, tokens } = await toCode()
    actor.send({ type: 'code.sent', codigo: '402817' })
    ports.validateCode.last().resolve({ token: 't', usuario: late })
    await settle()
    expect(now()).toMatchObject({ value: EXPIRED, context: { usuario: late } })
    expect(tokens).toEqual(['p (provisional)', 't'])
  })

  it('that nobody could look at is asked for again', async () => {
    const { actor, ports, now, tokens } = await toCode()
    actor.send({ type: 'code.sent', codigo: '402817' })
    ports.validateCode.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: { secondFactor: 'waiting' } })
    expect(now().context).toEqual({ ...asked, error: CONNECTION_LOST })
    expect(tokens).toEqual(['p (provisional)'])
  })

  it.each(['validateCode', 'resendCode'] as const)(
    'of a sign-in that no longer serves starts anew: %s',
    async (port) => {
      for (const status of [401, 403]) {
        const { actor, ports, now, tokens } = await toCode()
        actor.send(port === 'validateCode' ? { type: 'code.sent', codigo: '402817' } : { type: 'code.resend' })
        ports[port].last().reject(new PortFailure({ status, error: 'No' }))
        await settle()
        expect(now().value).toBe('anonymous')
        expect(now().context).toEqual({ ...nobody, error: SIGN_IN_AGAIN })
        expect(tokens).toEqual(['p (provisional)', 'cleared'])
      }
    },
  )
})

describe('another code', () => {
  const later = { reenvioMs: 90_000, venceMs: 660_000 }

  it('is told with its times, and what was said of the one before is forgotten', async () => {
    const session = await toCode()
    await wrongCode(session)
    const { actor, ports, now } = session
    actor.send({ type: 'code.resend' })
    expect(now()).toMatchObject({ value: { secondFactor: 'resending' }, context: { error: null } })
    ports.resendCode.last().resolve({ mensaje: 'Le enviamos un código nuevo.', tiempos: later })
    await settle()
    expect(now()).toMatchObject({ value: { secondFactor: 'waiting' } })
    expect(now().context).toEqual({ ...asked, aviso: 'Le enviamos un código nuevo.', tiempos: later })
    actor.send({ type: 'code.resend' })
    expect(now().context.aviso).toBeNull()
  })

  it('that could not be sent is told, and the one before goes on serving', async () => {
    const { actor, ports, now } = await toCode()
    actor.send({ type: 'code.resend' })
    ports.resendCode.last().reject(new PortFailure({ status: 429, error: 'Espere un minuto' }))
    await settle()
    expect(now()).toMatchObject({ value: { secondFactor: 'waiting' } })
    expect(now().context).toEqual({ ...asked, error: 'Espere un minuto' })
    // What was said stays to be read once the code expires.
    actor.send({ type: 'code.expired' })
    expect(now()).toMatchObject({ value: { secondFactor: 'expired' }, context: { error: 'Espere un minuto' } })
    actor.send({ type: 'code.resend' })
    expect(now()).toMatchObject({ value: { secondFactor: 'resending' }, context: { error: null } })
  })

  it('is not sent where the application makes it: too late, the sign-in starts anew', async () => {
    const { actor, ports, now, tokens } = await toCode('aplicacion')
    expect(now().context).toEqual({ ...asked, segundoFactor: 'aplicacion' })
    actor.send({ type: 'code.resend' })
    expect(now().value).toEqual({ secondFactor: 'waiting' })
    expect(ports.resendCode.calls).toEqual([])
    actor.send({ type: 'code.expired' })
    expect(now().value).toBe('anonymous')
    expect(now().context).toEqual({ ...nobody, error: SIGN_IN_TOO_LATE })
    expect(tokens).toEqual(['p (provisional)', 'cleared'])
  })
})

it.each([
  ['waiting', undefined],
  ['verifying', { type: 'code.sent', codigo: '402817' }],
  ['resending', { type: 'code.resend' }],
  ['expired', { type: 'code.expired' }],
] as const)('going back from %s leaves nothing of the sign-in but the user name', async (where, event) => {
  const session = await toCode()
  if (where === 'waiting') await wrongCode(session)
  if (event !== undefined) session.actor.send(event)
  expect(session.now().value).toEqual({ secondFactor: where })
  session.actor.send({ type: 'back' })
  expect(session.now().value).toBe('anonymous')
  expect(session.now().context).toEqual({ ...nobody, error: null })
  expect(session.tokens).toEqual(['p (provisional)', 'cleared'])
})
