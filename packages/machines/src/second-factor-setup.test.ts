import { describe, expect, it } from 'vitest'
import { CODE_FORMAT } from '@cauce/domain/session/access-code'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { CODES, KEY, LEFT, startFactor } from './testing/second-factor-flow.ts'

describe('turning the application on', () => {
  it('shows the key, takes a code with blanks, and shows the recovery codes until they are kept', async () => {
    const { actor, code, confirmCode, now } = startFactor('turnOn')
    await code('123 456')
    expect(confirmCode.last().input).toEqual({ codigo: '123456' })
    confirmCode.last().resolve({ codigos: CODES })
    await settle()
    expect(now()).toMatchObject({ value: 'showingCodes', context: { codigos: CODES } })
    actor.send({ type: 'closed' })
    expect(now().value).toBe('showingCodes')
    actor.send({ type: 'codes.kept', kept: true })
    actor.send({ type: 'closed' })
    expect(now()).toMatchObject({ value: 'done', context: { secreto: '', uri: '', codigo: '', codigos: [] } })
  })

  it('does not send what is not a code', async () => {
    const { code, confirmCode, now } = startFactor('turnOn')
    await code('12345')
    expect(now()).toMatchObject({ value: 'typingCode', context: { codeError: CODE_FORMAT, codigo: '12345' } })
    expect(confirmCode.calls).toEqual([])
  })

  it('says at the field why the server refused, until another is typed', async () => {
    const { actor, code, confirmCode, now } = startFactor('turnOn')
    await code('123456')
    const errores = { codigo: ['El código no es válido o ya venció'] }
    confirmCode.last().reject(new PortFailure({ status: 422, error: 'Revise los datos', errores }))
    await settle()
    expect(now()).toMatchObject({
      value: 'typingCode',
      context: { codeError: 'El código no es válido o ya venció', error: null, codigo: '123456' },
    })
    actor.send({ type: 'code.changed', codigo: '1234' })
    expect(now().context.codeError).toBeNull()
  })

  it('a lost answer is no fault of the code', async () => {
    const { code, confirmCode, now } = startFactor('turnOn')
    await code('123456')
    confirmCode.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'typingCode', context: { codeError: null, error: CONNECTION_LOST } })
  })

  it('who does not type the password has changed nothing', async () => {
    const first = startFactor('turnOn')
    first.startSetup.last().reject(LEFT)
    await settle()
    expect(first.now().value).toBe('cancelled')
    const later = startFactor('turnOn')
    await later.code('123456')
    later.confirmCode.last().reject(LEFT)
    await settle()
    expect(later.now()).toMatchObject({ value: 'typingCode', context: { codigo: '123456', error: null } })
  })

  it('tries again when the key did not come', async () => {
    const { actor, startSetup, now } = startFactor('turnOn')
    startSetup.last().reject(new PortFailure({ status: 503, error: 'El servicio no responde' }))
    await settle()
    expect(now()).toMatchObject({ value: 'failed', context: { error: 'El servicio no responde' } })
    actor.send({ type: 'retry' })
    startSetup.last().resolve(KEY)
    await settle()
    expect(now()).toMatchObject({ value: 'showingSecret', context: { ...KEY, error: null } })
  })
})

describe('new recovery codes', () => {
  it('come after saying what happens to the old ones', async () => {
    const { actor, renewCodes, now } = startFactor('renewCodes')
    expect(renewCodes.calls).toEqual([])
    actor.send({ type: 'confirmed' })
    renewCodes.last().resolve({ codigos: CODES })
    await settle()
    expect(now()).toMatchObject({ value: 'showingCodes', context: { codigos: CODES } })
  })
})

describe('turning it off', () => {
  it('asks first and says what went wrong', async () => {
    const { actor, turnOff, now } = startFactor('turnOff')
    actor.send({ type: 'confirmed' })
    turnOff.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'askingOff', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'confirmed' })
    turnOff.last().resolve({ mensaje: 'Listo' })
    await settle()
    expect(now()).toMatchObject({ value: 'done', status: 'done' })
  })
})
