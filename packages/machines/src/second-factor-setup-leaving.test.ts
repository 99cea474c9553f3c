import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { CODES, KEY, LEFT, startFactor } from './testing/second-factor-flow.ts'

describe('leaving the second factor as it was', () => {
  const NOTHING = { secreto: '', uri: '', codigo: '', codigos: [] }

  it('begins with nothing of the key nor of the codes', () => {
    const { now } = startFactor('turnOff')
    expect(now().context).toEqual({ intent: 'turnOff', ...NOTHING, codeError: null, error: null, kept: false })
  })

  it.each([
    ['while the key comes', async () => startFactor('turnOn')],
    [
      'when the key did not come',
      async () => {
        const factor = startFactor('turnOn')
        factor.startSetup.last().reject(new PortFailure({}))
        await settle()
        return factor
      },
    ],
    [
      'with the key on the screen',
      async () => {
        const factor = startFactor('turnOn')
        factor.startSetup.last().resolve(KEY)
        await settle()
        return factor
      },
    ],
    [
      'while the code is typed',
      async () => {
        const factor = startFactor('turnOn')
        await factor.code('12345')
        return factor
      },
    ],
    ['before new codes are made', async () => startFactor('renewCodes')],
    ['before it is turned off', async () => startFactor('turnOff')],
  ])('is possible %s, and forgets the key', async (_, arrive) => {
    const { actor, now } = await arrive()
    actor.send({ type: 'closed' })
    expect(now()).toMatchObject({ value: 'cancelled', status: 'done', context: NOTHING })
  })

  it('goes a step back from the code to the key, with what was wrong forgotten', async () => {
    const { actor, code, now } = startFactor('turnOn')
    await code('12345')
    actor.send({ type: 'back' })
    expect(now()).toMatchObject({ value: 'showingSecret', context: { ...KEY, codeError: null, error: null } })
  })

  it.each([
    ['the code is looked at', 'turnOn', 'typingCode'],
    ['new codes are made', 'renewCodes', 'askingRenewal'],
    ['it is turned off', 'turnOff', 'askingOff'],
  ] as const)('need not wait while %s', async (_, intent, value) => {
    const { actor, code, now } = startFactor(intent)
    if (intent === 'turnOn') await code('123456')
    else actor.send({ type: 'confirmed' })
    expect(now().value).not.toBe(value)
    actor.send({ type: 'back' })
    expect(now()).toMatchObject({ value, context: { error: null, codeError: null } })
  })

  it('without the password asks again, with nothing said', async () => {
    const renewal = startFactor('renewCodes')
    renewal.actor.send({ type: 'confirmed' })
    renewal.renewCodes.last().reject(LEFT)
    await settle()
    expect(renewal.now()).toMatchObject({ value: 'askingRenewal', context: { error: null } })
    const off = startFactor('turnOff')
    off.actor.send({ type: 'confirmed' })
    off.turnOff.last().reject(LEFT)
    await settle()
    expect(off.now()).toMatchObject({ value: 'askingOff', context: { error: null } })
  })
})

describe('what is said while the second factor changes', () => {
  it('says why new codes were not made, and no longer when they are asked for again', async () => {
    const { actor, renewCodes, now } = startFactor('renewCodes')
    actor.send({ type: 'confirmed' })
    renewCodes.last().reject(new PortFailure({ status: 503, error: 'El servicio no responde' }))
    await settle()
    expect(now()).toMatchObject({ value: 'askingRenewal', context: { error: 'El servicio no responde' } })
    actor.send({ type: 'confirmed' })
    expect(now()).toMatchObject({ value: 'renewing', context: { error: null } })
  })

  it('no longer says why it was not turned off when it is asked again', async () => {
    const { actor, turnOff, now } = startFactor('turnOff')
    actor.send({ type: 'confirmed' })
    turnOff.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'confirmed' })
    expect(now()).toMatchObject({ value: 'turningOff', context: { error: null } })
  })

  it('says in one line all that the server found wrong with the code', async () => {
    const { actor, code, confirmCode, now } = startFactor('turnOn')
    await code('123456')
    confirmCode.last().reject(new PortFailure({ status: 422, errores: { codigo: ['Ya se usó.', 'Espere otro.'] } }))
    await settle()
    expect(now().context.codeError).toBe('Ya se usó. Espere otro.')
    actor.send({ type: 'code.sent' })
    expect(now()).toMatchObject({ value: 'verifying', context: { codeError: null } })
    confirmCode.last().reject(new PortFailure({ status: 422, error: 'Código vencido' }))
    await settle()
    expect(now().context.codeError).toBe('Código vencido')
  })

  it('keeps the recovery codes on the screen until the person says that they are kept', async () => {
    const { actor, renewCodes, now } = startFactor('renewCodes')
    actor.send({ type: 'confirmed' })
    renewCodes.last().resolve({ codigos: CODES })
    await settle()
    actor.send({ type: 'codes.kept', kept: true })
    actor.send({ type: 'codes.kept', kept: false })
    actor.send({ type: 'closed' })
    expect(now()).toMatchObject({ value: 'showingCodes', context: { kept: false, codigos: CODES } })
  })
})
