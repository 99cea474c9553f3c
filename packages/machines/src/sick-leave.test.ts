import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { LEAVE_REGISTERED_BEFORE, LEAVE_UNANSWERED } from '@cauce/domain/sick-leave/screen-messages'
import { PortFailure } from './failure.ts'
import { sickLeaveMachine } from './sick-leave.ts'
import { shownErrors } from './sick-leave/flow.ts'
import type { SickLeavePorts as P } from './sick-leave/types.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { leaveBase, leaveOf, written } from './testing/sick-leave-samples.ts'

const ANSWER = { id: 9, radicado: '2026-118403', mensaje: 'Incapacidad registrada con éxito' }

const start = (base = leaveBase()) => {
  const ports = {
    newKey: fakePort<string, undefined>(),
    register: fakePort<P['register']['output'], P['register']['input']>(),
  }
  const actor = createActor(
    sickLeaveMachine.provide({ actors: { newKey: ports.newKey.logic, register: ports.register.logic } }),
  ).start()
  actor.send({ type: 'base.arrived', base })
  const now = () => actor.getSnapshot()
  const write = (draft: Partial<LeaveDraft>) => actor.send({ type: 'draft.changed', draft })
  const register = async (key = 'clave-1') => {
    actor.send({ type: 'register.requested' })
    if (now().matches({ registering: 'keying' })) ports.newKey.last().resolve(key)
    await settle()
  }
  return { ports, actor, now, write, register }
}

describe('writing a leave', () => {
  it('starts with what the server knows, and anew while nobody wrote', () => {
    const { actor, now } = start()
    expect(now()).toMatchObject({ value: 'writing', context: { draft: { fechaInicio: '2026-11-03' }, touched: false } })
    actor.send({ type: 'base.arrived', base: leaveBase({ hoy: '2026-11-04' }) })
    expect(now().context.draft?.fechaInicio).toBe('2026-11-04')
  })

  it('what was written stays when what the server knows changes', () => {
    const { actor, now, write } = start()
    write(written)
    actor.send({ type: 'base.arrived', base: leaveBase({ hoy: '2026-11-04', incapacidades: [] }) })
    expect(now().context).toMatchObject({ draft: { dias: 15, fechaInicio: '2026-11-03' }, base: { hoy: '2026-11-04' } })
  })

  it('tells what is wrong while it is written, and what is missing when it is tried', async () => {
    const { ports, now, write, register } = start()
    write({ dias: 31 })
    expect(Object.keys(shownErrors(now().context))).toEqual(['dias'])
    await register()
    expect(Object.keys(shownErrors(now().context)).toSorted()).toEqual([
      'contingencia',
      'descripcion_incapacidad',
      'dias',
    ])
    expect(now().value).toBe('writing')
    expect(ports.newKey.calls).toEqual([])
  })

  it('what was cleared may be put back', () => {
    const { actor, now, write } = start()
    write(written)
    actor.send({ type: 'draft.cleared' })
    expect(now().context).toMatchObject({ draft: { dias: null }, touched: false })
    actor.send({ type: 'clear.undone' })
    expect(now().context).toMatchObject({ draft: { dias: 15 }, touched: true, cleared: null })
  })
})

describe('registering a leave', () => {
  it('sends it once and tells its number until another one is begun', async () => {
    const { ports, actor, now, write, register } = start()
    write(written)
    await register()
    expect(ports.register.last().input).toMatchObject({
      key: 'clave-1',
      form: { dias: 15, fecha_final: '2026-11-17', prorroga: 'Si', colegio_id: 7 },
    })
    ports.register.last().resolve(ANSWER)
    await settle()
    expect(now()).toMatchObject({
      value: 'registered',
      context: {
        touched: false,
        draft: { dias: null },
        registered: { ...ANSWER, dias: 15, fecha_inicio: '2026-11-03', fecha_final: '2026-11-17' },
        idempotencyKey: null,
      },
    })
    actor.send({ type: 'draft.changed', draft: { dias: 2 } })
    expect(now()).toMatchObject({ value: 'writing', context: { registered: null, draft: { dias: 2 }, touched: true } })
  })

  it('does not send one that crosses another', async () => {
    const { ports, now, write, register } = start(
      leaveBase({ incapacidades: [leaveOf(5, { fecha_final: '2026-11-03' })] }),
    )
    write(written)
    await register()
    expect(shownErrors(now().context)).toEqual({ fecha_inicio: ['Incapacidad Duplicada'] })
    expect(ports.newKey.calls).toEqual([])
  })

  it('a refusal is told, beside its field too, and lets go of the key', async () => {
    const { ports, actor, now, write, register } = start()
    write(written)
    await register()
    const errores = { fecha_inicio: ['Incapacidad Duplicada'] }
    ports.register
      .last()
      .reject(
        new PortFailure({ status: 409, codigo: 'incapacidad.duplicada', error: 'Incapacidad Duplicada', errores }),
      )
    await settle()
    expect(now().context).toMatchObject({
      dialog: { titulo: 'Error', mensaje: 'Incapacidad Duplicada' },
      idempotencyKey: null,
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(shownErrors(now().context)).toEqual(errores)
    write({ dias: 3 })
    expect(shownErrors(now().context)).toEqual({})
  })

  it('a lost answer is no duplicate: the same goes again under the same key', async () => {
    const { ports, actor, now, write, register } = start()
    write(written)
    await register()
    ports.register.last().reject(new PortFailure({}))
    await settle()
    expect(now().context.dialog?.mensaje).toBe(LEAVE_UNANSWERED)
    actor.send({ type: 'retry' })
    expect(ports.register.calls[1]?.input).toEqual(ports.register.calls[0]?.input)
  })

  it('left for later it goes again under its key, also when it did reach the server', async () => {
    const { ports, actor, now, write, register } = start()
    write(written)
    await register()
    ports.register.last().reject(new PortFailure({ status: 503 }))
    await settle()
    actor.send({ type: 'register.postponed' })
    const own = leaveOf(9, { fecha_inicio: '2026-11-03', fecha_final: '2026-11-17' })
    actor.send({ type: 'base.arrived', base: leaveBase({ incapacidades: [own] }) })
    expect(shownErrors(now().context)).toEqual({})
    await register('clave-2')
    expect(ports.register.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })

  it('says so where an earlier try registered another thing', async () => {
    const { ports, actor, now, write, register } = start()
    write(written)
    await register()
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'register.postponed' })
    write({ dias: 3 })
    await register()
    ports.register.last().reject(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    await settle()
    expect(now()).toMatchObject({
      value: { registering: 'refused' },
      context: { dialog: { mensaje: LEAVE_REGISTERED_BEFORE }, idempotencyKey: null, draft: { dias: 3 } },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null, draft: { dias: 3 } } })
  })
})
