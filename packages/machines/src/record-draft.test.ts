import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startDraft } from './testing/record-draft-flow.ts'
import { planOf, viewWithPlan } from './testing/record-draft-samples.ts'

const lost = new PortFailure({})
const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version' })
const PAUSE_MS = 1_000
const RETRY_MS = 5_000

describe('what is typed', () => {
  it('is sent once in the pause, from the version that the server has', async () => {
    const { ports, typePlan, pass, confirm, now } = await startDraft(viewWithPlan(3, 'Reposo'))
    typePlan('Reposo r')
    await pass(PAUSE_MS - 1)
    typePlan('Reposo relativo')
    await pass(PAUSE_MS - 1)
    expect(ports.saveDraft.calls).toEqual([])
    await pass(1)
    expect(ports.saveDraft.calls.map(({ input }) => [input.version, input.datos])).toEqual([
      [3, planOf('Reposo relativo')],
    ])
    await confirm(4)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
  })

  it('while a save is on its way waits for its pause, and nothing of it is lost', async () => {
    const { ports, actor, typePlan, pass, confirm, plan } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'writing.paused' })
    typePlan('Reposo y calor')
    await confirm(1)
    expect(ports.saveDraft.calls).toHaveLength(1)
    await pass(PAUSE_MS)
    expect(ports.saveDraft.last().input).toMatchObject({ version: 1, datos: planOf('Reposo y calor') })
    expect(plan()).toBe('Reposo y calor')
  })

  it('stays here while the server does not answer, and goes by itself afterwards', async () => {
    const { ports, actor, typePlan, pass, refuse, confirm, now } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'writing.paused' })
    await refuse(lost)
    expect(now().matches({ open: 'offline' })).toBe(true)
    typePlan('Reposo y calor')
    expect(now().matches({ open: 'offline' })).toBe(true)
    await pass(RETRY_MS)
    await pass(PAUSE_MS)
    expect(ports.saveDraft.last().input.datos).toEqual(planOf('Reposo y calor'))
    await confirm(1)
    expect(now().matches({ open: 'upToDate' })).toBe(true)
  })

  it('whose answer was lost is recognised as one’s own', async () => {
    const { actor, typePlan, pass, refuse, tell, now, context, ports } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'writing.paused' })
    await refuse(lost)
    typePlan('Reposo y calor')
    await pass(RETRY_MS)
    await pass(PAUSE_MS)
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Reposo'))
    expect(context().parts.plan.conflictos).toEqual([])
    expect(context().received).toBeNull()
    expect(now().matches({ open: { talking: 'saving' } })).toBe(true)
    expect(ports.saveDraft.last().input).toMatchObject({ version: 1, datos: planOf('Reposo y calor') })
  })

  it('is not written where the record is of another professional', async () => {
    const { typePlan, now, plan } = await startDraft({ ...viewWithPlan(1, 'Reposo'), escribe: false })
    typePlan('Otra cosa')
    expect(plan()).toBe('Reposo')
    expect(now().matches({ open: 'watching' })).toBe(true)
  })
})

describe('what another device wrote', () => {
  it('is brought when it is announced, told, and joined with what is typed here', async () => {
    const { actor, tell, context, plan, ports } = await startDraft()
    actor.send({ type: 'draft.changed', componente: 'plan', campos: { recomendaciones: 'Control' } })
    actor.send({ type: 'draft.announced', componente: 'plan', version: 1 })
    await tell(viewWithPlan(1, 'Reposo'))
    expect(plan()).toBe('Reposo')
    expect(context().received).toEqual({ campos: ['Plan'], equipo: 'Firefox en Windows' })
    actor.send({ type: 'received.read' })
    expect(context().received).toBeNull()
    actor.send({ type: 'writing.paused' })
    expect(ports.saveDraft.last().input).toMatchObject({
      version: 1,
      datos: { plan: 'Reposo', recomendaciones: 'Control' },
    })
  })

  it('is not asked for when what is announced is known already', async () => {
    const { actor, ports, typePlan, confirm } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'writing.paused' })
    actor.send({ type: 'draft.announced', componente: 'plan', version: 1 })
    await confirm(1)
    actor.send({ type: 'draft.announced', componente: 'plan', version: 1 })
    await settle()
    expect(ports.openRecord.calls).toHaveLength(1)
  })

  it('in the same field waits for a choice; a newer one during the wait is taken into it', async () => {
    const { actor, typePlan, tell, refuse, context, plan, ports, now } = await startDraft()
    typePlan('Cirugía')
    actor.send({ type: 'writing.paused' })
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Reposo'))
    expect(now().matches({ open: 'conflict' })).toBe(true)
    typePlan('Cirugía en marzo')
    actor.send({ type: 'draft.announced', componente: 'plan', version: 2 })
    await tell(viewWithPlan(2, 'Reposo y calor'))
    expect(context().parts.plan.conflictos).toMatchObject([
      { campo: 'plan', base: '', mio: 'Cirugía en marzo', otro: 'Reposo y calor' },
    ])
    expect(ports.saveDraft.calls).toHaveLength(1)
    actor.send({ type: 'conflict.resolved', componente: 'plan', choices: {} })
    expect(context().parts.plan.conflictos).toHaveLength(1)
    actor.send({ type: 'conflict.resolved', componente: 'plan', choices: { plan: 'ambos' } })
    expect(plan()).toBe('Reposo y calor\nCirugía en marzo')
    actor.send({ type: 'writing.paused' })
    expect(ports.saveDraft.last().input).toMatchObject({
      version: 2,
      datos: planOf('Reposo y calor\nCirugía en marzo'),
    })
  })

  it('chosen over what is here leaves nothing to send', async () => {
    const { actor, typePlan, tell, refuse, plan, now, pass } = await startDraft()
    typePlan('Cirugía')
    actor.send({ type: 'writing.paused' })
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Reposo'))
    actor.send({ type: 'conflict.resolved', componente: 'plan', choices: { plan: 'otro' } })
    await pass(PAUSE_MS)
    expect(plan()).toBe('Reposo')
    expect(now().matches({ open: 'upToDate' })).toBe(true)
  })
})
