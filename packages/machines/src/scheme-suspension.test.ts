import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { SELECT_ACTIVE } from '@cauce/domain/oncology/suspension'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { schemeSuspensionMachine } from './scheme-suspension.ts'
import { settle } from './testing/fake-port.ts'
import { openHistory } from './testing/suspension-flow.ts'

describe('suspending lines of a scheme', () => {
  it('cannot begin where nobody brings the history', async () => {
    const actor = createActor(schemeSuspensionMachine, { input: { afiliadoId: 11 } }).start()
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'unread', context: { rows: [], error: CONNECTION_LOST } })
  })

  it('chooses only active ones', async () => {
    const { actor, now } = await openHistory()
    actor.send({ type: 'lines.chosen', ids: [1, 2, 3] })
    expect(now().context.chosen).toEqual([1, 3])
    actor.send({ type: 'line.toggled', id: 2 })
    actor.send({ type: 'line.toggled', id: 1 })
    expect(now().context.chosen).toEqual([3])
  })

  it('asks for a line and an observation', async () => {
    const { actor, now } = await openHistory()
    actor.send({ type: 'suspend.requested' })
    expect(now().context.errores).toEqual({ orden: [SELECT_ACTIVE], observacion: [REQUIRED_FIELD] })
    actor.send({ type: 'line.toggled', id: 1 })
    expect(Object.keys(now().context.errores)).toEqual(['observacion'])
  })

  it('says that it was done and reads the history again', async () => {
    const { ports, actor, suspend, now } = await openHistory()
    actor.send({ type: 'line.toggled', id: 1 })
    actor.send({ type: 'observation.changed', observacion: ' Neutropenia febril ' })
    await suspend()
    expect(ports.suspendLines.last().input).toEqual({ orden: [1], observacion: 'Neutropenia febril', key: 'clave-1' })
    ports.suspendLines.last().resolve({ mensaje: 'Esquema suspendido con exito', suspendidas: 1 })
    await settle()
    expect(ports.loadHistory.calls).toHaveLength(2)
    expect(now().context).toMatchObject({ changed: true, notice: { message: 'Esquema suspendido con exito' } })
    actor.send({ type: 'closed' })
    expect(now().output).toEqual({ changed: true })
  })

  it('shows a failure, and repeats with the same key where no answer came', async () => {
    const { ports, actor, suspend, now } = await openHistory()
    actor.send({ type: 'line.toggled', id: 1 })
    actor.send({ type: 'observation.changed', observacion: 'Neutropenia febril' })
    await suspend()
    ports.suspendLines.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toBe('interrupted')
    actor.send({ type: 'retry' })
    ports.suspendLines.last().reject(new PortFailure({ status: 409, error: 'Ya no está activa' }))
    await settle()
    expect(now().value).toBe('choosing')
    expect(now().context.error).toBe('Ya no está activa')
    expect(ports.suspendLines.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })
})
