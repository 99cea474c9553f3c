import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import type { OpenedRecord } from './record-draft/types.ts'
import { startDraft } from './testing/record-draft-flow.ts'
import { openView, planOf, viewWithPlan } from './testing/record-draft-samples.ts'

const broken = new PortFailure({ status: 503, error: 'El servicio no está disponible' })

const denied = new PortFailure({ status: 403, error: 'No tiene permiso' })

const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version', error: 'Hay otra versión' })

const lockedBefore = new PortFailure({ status: 409, codigo: 'historia.finalizada', error: 'Ya está finalizada' })

/** The plan is on its way to the server. */
const saving = async (view: OpenedRecord = openView) => {
  const draft = await startDraft(view)
  draft.typePlan('Reposo')
  draft.actor.send({ type: 'writing.paused' })
  return draft
}

describe('a save', () => {
  it('says which component leaves, and when the server has it', async () => {
    const { context, confirm, now } = await saving()
    expect(context()).toMatchObject({
      saving: 'plan',
      typedSince: false,
      parts: { plan: { enviados: [planOf('Reposo')] } },
    })
    await confirm(7)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
    expect(context()).toMatchObject({ saving: null, savedAt: 7, error: null })
    expect(context().parts.plan).toEqual({
      base: { version: 7, datos: planOf('Reposo') },
      datos: planOf('Reposo'),
      conflictos: [],
      enviados: [],
    })
  })

  it.each([
    ['no answer came', async (f: Awaited<ReturnType<typeof saving>>) => f.refuse(broken), broken.failure.error],
    ['nobody waited', async (f: Awaited<ReturnType<typeof saving>>) => f.actor.send({ type: 'wait.cancelled' }), null],
  ])('stays on this computer when %s, the server may have it, and it is tried again', async (_, happen, error) => {
    const draft = await saving()
    await happen(draft)
    expect(draft.now().matches({ open: 'offline' })).toBe(true)
    expect(draft.context()).toMatchObject({ saving: null, error, parts: { plan: { enviados: [planOf('Reposo')] } } })
    draft.actor.send({ type: 'retry' })
    expect(draft.now().matches({ open: { talking: 'saving' } })).toBe(true)
    expect(draft.context().parts.plan.enviados).toEqual([planOf('Reposo')])
  })

  it('that the server does not take says why, and goes again when it is asked', async () => {
    const { actor, refuse, now, context, plan } = await saving()
    await refuse(denied)
    expect(now().matches({ open: 'refused' })).toBe(true)
    expect(context()).toMatchObject({ saving: null, error: 'No tiene permiso', parts: { plan: { enviados: [] } } })
    expect(plan()).toBe('Reposo')
    actor.send({ type: 'retry' })
    expect(now().matches({ open: { talking: 'saving' } })).toBe(true)
  })

  it.each([
    ['another version is there', otherVersion],
    ['the record is locked', lockedBefore],
  ])('is followed by looking at the record when %s', async (_, error) => {
    const { refuse, now, context, ports } = await saving()
    await refuse(error)
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
    expect(context()).toMatchObject({ saving: null, parts: { plan: { enviados: [] } } })
    expect(ports.openRecord.last().input).toEqual({ consultaId: 1 })
  })

  it('does not stop what is announced, locked or asked for meanwhile from being looked at after it', async () => {
    const announced = await saving()
    announced.actor.send({ type: 'draft.announced', componente: 'examen', version: 4 })
    expect(announced.context().announced).toEqual({ examen: 4 })
    await announced.confirm(1)
    expect(announced.now().matches({ open: { talking: 'asking' } })).toBe(true)
    for (const type of ['lock.announced', 'record.asked'] as const) {
      const told = await saving()
      told.actor.send({ type })
      expect(told.context().mustAsk).toBe(true)
      await told.confirm(1)
      expect(told.now().matches({ open: { talking: 'asking' } })).toBe(true)
      await told.tell(viewWithPlan(1, 'Reposo'))
      expect(told.context().mustAsk).toBe(false)
      expect(told.now().matches({ open: 'upToDate' })).toBe(true)
    }
  })

  it('does not lose what is chosen meanwhile for another component', async () => {
    const { actor, typePlan, tell, refuse, plan, now, confirm } = await saving()
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Calor'))
    typePlan('Reposo')
    actor.send({ type: 'draft.changed', componente: 'anamnesis', campos: { motivo: 'Tos' } })
    actor.send({ type: 'writing.paused' })
    expect(now().matches({ open: { talking: 'saving' } })).toBe(true)
    actor.send({ type: 'conflict.resolved', componente: 'plan', choices: { plan: 'otro' } })
    expect(plan()).toBe('Calor')
    await confirm(1)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
  })

  it('of what was typed and taken back meanwhile leaves nothing to wait for', async () => {
    const { typePlan, confirm, now } = await saving()
    typePlan('Reposo y calor')
    typePlan('Reposo')
    await confirm(1)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
  })

  it('of several components is one after the other, in the order of the record', async () => {
    const { actor, ports, confirm, now } = await startDraft()
    actor.send({ type: 'draft.changed', componente: 'plan', campos: { plan: 'Reposo' } })
    actor.send({ type: 'draft.changed', componente: 'anamnesis', campos: { motivo: 'Tos' } })
    actor.send({ type: 'writing.paused' })
    expect(ports.saveDraft.last().input.componente).toBe('anamnesis')
    await confirm(1)
    expect(ports.saveDraft.last().input.componente).toBe('plan')
    await confirm(1)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
  })
})
