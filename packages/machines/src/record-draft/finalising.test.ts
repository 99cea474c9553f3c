import { describe, expect, it } from 'vitest'
import { FINALISE_FAILED } from '@cauce/domain/clinical-record/required-to-finalise'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { startDraft } from '../testing/record-draft-flow.ts'
import { finalView, keptPlan, openView, planOf, viewWithPlan } from '../testing/record-draft-samples.ts'

const lost = new PortFailure({})
const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version' })

describe('what tabs that are gone kept', () => {
  it('is taken up and sent', async () => {
    const { plan, ports, context } = await startDraft(openView, [keptPlan('Dieta')])
    expect(plan()).toBe('Dieta')
    expect(context()).toMatchObject({ orphans: [], adopted: ['c1'] })
    expect(ports.saveDraft.last().input).toMatchObject({ version: 0, datos: planOf('Dieta') })
  })

  it('of two tabs is joined one after the other, and what clashes is asked', async () => {
    const { plan, confirm, context, now } = await startDraft(openView, [
      keptPlan('Ejercicio', 'c2', 2),
      keptPlan('Dieta'),
    ])
    expect(plan()).toBe('Dieta')
    await confirm(1)
    expect(context().parts.plan.conflictos).toMatchObject([{ mio: 'Ejercicio', otro: 'Dieta' }])
    expect(now().matches({ open: 'conflict' })).toBe(true)
  })

  it('of a record that was finalised is offered, and forgotten when the person says so', async () => {
    const { actor, context } = await startDraft(finalView, [keptPlan('Dieta')])
    expect(context().leftOver).toEqual([{ campo: 'plan', valor: 'Dieta' }])
    actor.send({ type: 'left.dismissed' })
    expect(context()).toMatchObject({ leftOver: [], adopted: ['c1'] })
  })
})

describe('finalising', () => {
  it('waits for the save on its way, and sends what is on the screen with the versions that were seen', async () => {
    const { actor, typePlan, confirm, ports, now, context } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'writing.paused' })
    typePlan('Reposo relativo')
    actor.send({ type: 'finalise.requested' })
    await confirm(1)
    ports.newKey.last().resolve('k1')
    await settle()
    expect(ports.finaliseRecord.last().input).toMatchObject({
      historia: { plan: planOf('Reposo relativo') },
      versiones: { plan: 1 },
      key: 'k1',
    })
    ports.finaliseRecord.last().resolve({ mensaje: 'Historia clínica finalizada', finalizada_at: 'x', huella: 'a1' })
    await settle()
    expect(now().matches('finalised')).toBe(true)
    expect(context().view).toMatchObject({ estado: 'finalizada', finalizada: { por: 'Ana Ruiz', huella: 'a1' } })
    expect(context().leftOver).toEqual([])
  })

  it('without an answer is asked again with the same key', async () => {
    const { actor, ports, now } = await startDraft()
    actor.send({ type: 'finalise.requested' })
    ports.newKey.last().resolve('k1')
    await settle()
    ports.finaliseRecord.last().reject(lost)
    await settle()
    expect(now().matches({ finalising: 'interrupted' })).toBe(true)
    actor.send({ type: 'retry' })
    expect(ports.finaliseRecord.calls.map(({ input }) => input.key)).toEqual(['k1', 'k1'])
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'finalise.resumed' })
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
  })

  it('that is refused says so in the words of the specification and keeps everything', async () => {
    const { actor, typePlan, ports, context, plan } = await startDraft()
    typePlan('Reposo')
    actor.send({ type: 'finalise.requested' })
    ports.newKey.last().resolve('k1')
    await settle()
    const errores = { motivo: ['Escriba el motivo de consulta'] }
    ports.finaliseRecord.last().reject(new PortFailure({ status: 422, codigo: 'historia.incompleta', errores }))
    await settle()
    expect(context()).toMatchObject({ finaliseError: { message: FINALISE_FAILED }, finaliseErrors: errores })
    expect(plan()).toBe('Reposo')
    actor.send({ type: 'draft.changed', componente: 'anamnesis', campos: { motivo: 'Tos' } })
    expect(context().finaliseErrors).toEqual({})
  })

  it('says whether unusual measures were read again, at each try', async () => {
    const { actor, ports } = await startDraft()
    const unusual = new PortFailure({ status: 409, codigo: 'medidas.por_confirmar' })
    for (const asked of [{}, { medidasConfirmadas: true }, {}]) {
      actor.send({ type: 'finalise.requested', ...asked })
      ports.newKey.last().resolve('k1')
      await settle()
      ports.finaliseRecord.last().reject(unusual)
      await settle()
    }
    expect(ports.finaliseRecord.calls.map(({ input }) => input.medidasConfirmadas)).toEqual([false, true, false])
  })

  it('is not tried while two devices disagree', async () => {
    const { actor, typePlan, tell, refuse, ports, context, now } = await startDraft()
    typePlan('Cirugía')
    actor.send({ type: 'writing.paused' })
    await refuse(otherVersion)
    await tell(viewWithPlan(1, 'Reposo'))
    actor.send({ type: 'finalise.requested' })
    expect(now().matches({ open: 'conflict' })).toBe(true)
    expect(context()).toMatchObject({ wantsFinalise: false, finaliseError: { detail: null } })
    expect(ports.newKey.calls).toEqual([])
  })

  it('from another device locks this one, and what was not sent is offered whole', async () => {
    const { actor, typePlan, tell, now, context } = await startDraft()
    typePlan('Reposo y calor')
    actor.send({ type: 'lock.announced' })
    await tell(finalView)
    expect(now().matches('finalised')).toBe(true)
    expect(context().leftOver).toEqual([{ campo: 'plan', valor: 'Reposo y calor' }])
    actor.send({ type: 'record.asked' })
    await tell(finalView)
    expect(context().leftOver).toHaveLength(1)
  })
})
