import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { rows, startHistory, writtenSuspension, sentSuspension } from './testing/suspension-flow.ts'

const lost = new PortFailure({})

describe('the history of schemes', () => {
  it('is of the affiliate, with nothing chosen', async () => {
    const { ports, load, now } = startHistory()
    expect(now().context).toEqual({
      afiliadoId: 11,
      rows: [],
      chosen: [],
      observacion: '',
      errores: {},
      error: null,
      idempotencyKey: null,
      changed: false,
      notice: null,
    })
    expect(ports.loadHistory.last().input).toEqual({ afiliadoId: 11 })
    await load()
    expect(now()).toMatchObject({ value: 'choosing', context: { rows } })
  })

  it('that could not be read says why, and is read again', async () => {
    const { ports, actor, load, now } = startHistory()
    ports.loadHistory.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'unread', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: 'loading', context: { error: null } })
    await load()
    expect(now().value).toBe('choosing')
  })

  it('is closed from anywhere, and says that nothing was suspended', async () => {
    const early = startHistory()
    early.actor.send({ type: 'closed' })
    expect(early.now()).toMatchObject({ value: 'closed', output: { changed: false } })
    const unread = startHistory()
    unread.ports.loadHistory.last().reject(lost)
    await settle()
    unread.actor.send({ type: 'closed' })
    expect(unread.now()).toMatchObject({ value: 'closed', output: { changed: false } })
    const open = await writtenSuspension()
    open.actor.send({ type: 'closed' })
    expect(open.now()).toMatchObject({ value: 'closed', output: { changed: false } })
    const unknown = await sentSuspension()
    unknown.actor.send({ type: 'wait.cancelled' })
    unknown.actor.send({ type: 'closed' })
    expect(unknown.now()).toMatchObject({ value: 'closed', output: { changed: false } })
  })
})

describe('the lines that would be suspended', () => {
  it.each([
    ['a line is chosen', { type: 'line.toggled', id: 1 }, 'orden'],
    ['lines are chosen', { type: 'lines.chosen', ids: [1] }, 'orden'],
    ['the observation is written', { type: 'observation.changed', observacion: 'Neutropenia' }, 'observacion'],
  ] as const)('are wrong no longer in what changed when %s', async (_, event, field) => {
    const { actor, load, now } = startHistory()
    await load()
    actor.send({ type: 'suspend.requested' })
    expect(Object.keys(now().context.errores)).toEqual(['orden', 'observacion'])
    actor.send(event)
    expect(Object.keys(now().context.errores)).toEqual(['orden', 'observacion'].filter((name) => name !== field))
  })

  it.each([
    { type: 'line.toggled', id: 1 },
    { type: 'lines.chosen', ids: [1] },
    { type: 'observation.changed', observacion: 'Neutropenia' },
  ] as const)('make the last failure old when they change: $type', async (event) => {
    const { ports, actor, now } = await sentSuspension()
    ports.suspendLines.last().reject(new PortFailure({ status: 409, error: 'Ya no está activa' }))
    await settle()
    actor.send(event)
    expect(now().context.error).toBeNull()
  })

  it('are left as chosen when one of them is left out and taken again', async () => {
    const { actor, now } = await writtenSuspension()
    actor.send({ type: 'line.toggled', id: 1 })
    expect(now().context.chosen).toEqual([3])
    actor.send({ type: 'line.toggled', id: 1 })
    expect(now().context.chosen).toEqual([1, 3])
  })
})
