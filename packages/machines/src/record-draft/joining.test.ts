import { describe, expect, it } from 'vitest'
import { EMPTY_RECORD } from '@cauce/domain/clinical-record/record'
import { PortFailure } from '../failure.ts'
import { startDraft } from '../testing/record-draft-flow.ts'
import { finalView, keptPlan, openView, planOf, viewWithPlan } from '../testing/record-draft-samples.ts'
import { seenVersions, toSend, versionOf } from './flow.ts'

const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version' })

describe('what came from other devices', () => {
  it('is told together until it is read, each field once, with the last device that has a name', async () => {
    const { actor, tell, context } = await startDraft(viewWithPlan(1, 'Reposo'))
    const look = async (version: number, plan: string, equipo: string | null) => {
      actor.send({ type: 'draft.announced', componente: 'plan', version })
      await tell(viewWithPlan(version, plan, equipo))
    }
    await look(2, 'Reposo y calor', 'Safari en iPhone')
    expect(context().received).toEqual({ campos: ['Plan'], equipo: 'Safari en iPhone' })
    await look(3, 'Reposo, calor y dieta', null)
    expect(context().received).toEqual({ campos: ['Plan'], equipo: 'Safari en iPhone' })
    await look(4, 'Reposo', 'Chrome en Windows')
    expect(context()).toMatchObject({
      received: { campos: ['Plan'], equipo: 'Chrome en Windows' },
      announced: {},
      mustAsk: false,
    })
  })

  it('is told also of a device without a name, and with the one that wrote it', async () => {
    const unnamed = await startDraft(viewWithPlan(1, 'Reposo'))
    unnamed.actor.send({ type: 'record.asked' })
    await unnamed.tell(viewWithPlan(2, 'Calor', null))
    expect(unnamed.context().received).toEqual({ campos: ['Plan'], equipo: null })
    const known = viewWithPlan(1, 'Reposo', 'Safari en iPhone')
    const [plan] = known.borradores
    if (plan === undefined) throw new Error('no draft')
    const anamnesis = { ...plan, componente: 'anamnesis' as const, datos: { motivo: 'Tos' }, equipo: 'Edge en Windows' }
    const named = await startDraft(known)
    named.actor.send({ type: 'record.asked' })
    await named.tell({ ...known, borradores: [plan, anamnesis] })
    expect(named.context().received?.equipo).toBe('Edge en Windows')
  })

  it('is not told where nothing of it is new', async () => {
    const { actor, tell, context } = await startDraft(viewWithPlan(1, 'Reposo'))
    actor.send({ type: 'record.asked' })
    await tell(viewWithPlan(2, 'Reposo'))
    expect(context()).toMatchObject({ received: null, parts: { plan: { base: { version: 2 } } } })
  })

  it('is not asked for when it is no newer than what is known', async () => {
    const { actor, ports, now, context } = await startDraft(viewWithPlan(3, 'Reposo'))
    actor.send({ type: 'draft.announced', componente: 'plan', version: 3 })
    expect(context().announced).toEqual({})
    expect(now().matches({ open: 'upToDate' })).toBe(true)
    actor.send({ type: 'draft.announced', componente: 'plan', version: 4 })
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
    expect(ports.openRecord.calls).toHaveLength(2)
  })
})

describe('what is sent next', () => {
  it('is nothing where the server has everything, and a component only with its own version', async () => {
    const { context, typePlan } = await startDraft(viewWithPlan(3, 'Reposo'))
    expect(toSend(context())).toBeNull()
    expect(seenVersions(context())).toEqual({ plan: 3 })
    typePlan('Reposo relativo')
    expect(toSend(context())).toBe('plan')
    expect(versionOf(null, 'plan')).toEqual({ version: 0, datos: planOf('') })
    expect(versionOf(viewWithPlan(3, 'Reposo'), 'anamnesis').version).toBe(0)
  })

  it('waits for the pause only while something is to be sent', async () => {
    const { typePlan, now, context, pass } = await startDraft(viewWithPlan(3, 'Reposo'))
    typePlan('Reposo')
    expect(context().typedSince).toBe(true)
    await pass(1_000)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
    expect(context().typedSince).toBe(false)
  })

  it('goes on while another component is in conflict', async () => {
    const { actor, typePlan, tell, refuse, ports, now } = await startDraft()
    typePlan('Cirugía')
    actor.send({ type: 'writing.paused' })
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Reposo'))
    expect(now().matches({ open: 'conflict' })).toBe(true)
    actor.send({ type: 'draft.changed', componente: 'anamnesis', campos: { motivo: 'Tos' } })
    actor.send({ type: 'writing.paused' })
    expect(ports.saveDraft.last().input).toMatchObject({ consultaId: 1, componente: 'anamnesis', version: 0 })
  })
})

describe('a record in conflict', () => {
  it('is not locked before it is chosen what stays, and says so', async () => {
    const { actor, typePlan, tell, refuse, context, now, ports } = await startDraft()
    typePlan('Cirugía')
    actor.send({ type: 'writing.paused' })
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Reposo'))
    actor.send({ type: 'finalise.requested' })
    expect(now().matches({ open: 'conflict' })).toBe(true)
    expect(context()).toMatchObject({
      wantsFinalise: false,
      finaliseError: {
        message: 'Antes de finalizar elija qué queda en los campos que cambiaron en otro equipo',
        detail: null,
      },
    })
    expect(ports.newKey.calls).toEqual([])
  })
})

describe('what did not get into a record that was locked', () => {
  it('is only what was typed and neither the server nor the record say', async () => {
    const { actor, typePlan, tell, context } = await startDraft(viewWithPlan(1, 'Calor'))
    actor.send({ type: 'draft.changed', componente: 'plan', campos: { recomendaciones: 'Control en un mes' } })
    typePlan('Reposo')
    actor.send({ type: 'lock.announced' })
    await tell(finalView)
    expect(context().leftOver).toEqual([{ campo: 'recomendaciones', valor: 'Control en un mes' }])
  })

  it('is nothing when what was typed is there', async () => {
    const { actor, typePlan, tell, context } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'lock.announced' })
    await tell(finalView)
    expect(context()).toMatchObject({ leftOver: [], view: finalView })
  })

  it('is nothing where the record cannot be seen', async () => {
    const { context } = await startDraft({ ...finalView, historia: null }, [keptPlan('Dieta')])
    expect(context().leftOver).toEqual([])
  })

  it('is forgotten with what tabs kept once the person has seen it', async () => {
    const { actor, context } = await startDraft({ ...finalView, historia: EMPTY_RECORD }, [keptPlan('Dieta')])
    expect(context().leftOver).toEqual([{ campo: 'plan', valor: 'Dieta' }])
    actor.send({ type: 'left.dismissed' })
    expect(context()).toMatchObject({ leftOver: [], orphans: [], adopted: ['c1'] })
    expect(context().parts.plan.conflictos).toEqual([])
  })
})

describe('what was typed when nothing may be', () => {
  it.each([
    ['of another professional', { ...openView, escribe: false }],
    ['that is locked', finalView],
  ])('in a record %s changes nothing', async (_, view) => {
    const { actor, context } = await startDraft(view)
    const before = context().parts
    actor.send({ type: 'draft.changed', componente: 'anamnesis', campos: { motivo: 'Tos' } })
    expect(context().parts).toEqual(before)
  })
})
