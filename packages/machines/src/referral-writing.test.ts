import { describe, expect, it } from 'vitest'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import { PortFailure } from './failure.ts'
import { shownErrors } from './referral/flow.ts'
import { settle } from './testing/fake-port.ts'
import { ME, startReferral } from './testing/referral-harness.ts'
import { acceptance, followed } from './testing/referral-samples.ts'

/** Two fields written here that another person changed too. */
const inConflict = () => {
  const referral = startReferral(followed())
  referral.write({ cargo: 'Intensivista', nombre_acepta: 'Dra. C. Uribe' })
  referral.actor.send({
    type: 'base.arrived',
    base: followed({ version: 3, cargo: 'Jefe de UCI', nombre_acepta: 'Dr. P. Ossa' }),
  })
  return referral
}

describe('a change of another person over what is written', () => {
  it('stands until it is read', () => {
    const { actor, now } = inConflict()
    expect(now().context).toMatchObject({ changedElsewhere: true, conflicts: ['nombre_acepta', 'cargo'] })
    actor.send({ type: 'change.read' })
    expect(now().context).toMatchObject({ changedElsewhere: false, conflicts: [], draft: { cargo: 'Intensivista' } })
  })

  it('stops being told of a field when that field is written again', () => {
    const { now, write } = inConflict()
    write({ cargo: 'Jefe de UCI' })
    expect(now().context).toMatchObject({ conflicts: ['nombre_acepta'], draft: { cargo: 'Jefe de UCI' } })
  })

  it('comes too while it is being saved', () => {
    const { actor, now, write } = startReferral(followed({ gestor: ME }))
    write(acceptance)
    actor.send({ type: 'save.requested' })
    actor.send({ type: 'base.arrived', base: followed({ version: 3, movil_traslado: 'AVC-12' }) })
    expect(now()).toMatchObject({
      value: { saving: 'sending' },
      context: { base: { version: 3 }, draft: { movil_traslado: 'AVC-12', cargo: 'Jefe de UCI' } },
    })
  })

  it('of another referral begins anew', () => {
    const { actor, now, write } = startReferral(followed())
    write({ cargo: 'Intensivista' })
    actor.send({ type: 'base.arrived', base: followed({ id: 20_500, cargo: 'Pediatra' }) })
    expect(now().context).toMatchObject({ base: { id: 20_500 }, draft: { cargo: 'Pediatra' }, conflicts: [] })
  })
})

describe('what is missing', () => {
  it('is told once it was tried, and no longer when what is written is given up', () => {
    const { actor, now } = startReferral(followed())
    expect(shownErrors(now().context)).toEqual({})
    actor.send({ type: 'save.requested' })
    expect(now().context).toMatchObject({ tried: true, notice: { seq: 1, tone: 'error', message: REFERRAL_ERRORS } })
    actor.send({ type: 'draft.reset' })
    expect(now().context).toMatchObject({ tried: false, serverErrors: {}, draft: { cargo: '' } })
    expect(shownErrors(now().context)).toEqual({})
  })

  it('keeps it from being closed, but for its acceptance', () => {
    const { actor, now, write } = startReferral(followed())
    write({ tipo_solicitud: '' })
    actor.send({ type: 'finalise.requested' })
    expect(now()).toMatchObject({
      value: 'editing',
      context: { tried: true, notice: { seq: 1, tone: 'error', message: REFERRAL_ERRORS } },
    })
  })

  it('is said after what the server says of the same field', async () => {
    const { ports, actor, now, write } = startReferral(followed({ gestor: ME }))
    write(acceptance)
    actor.send({ type: 'save.requested' })
    const errores = { cargo: ['Muy largo'], nombre_acepta: ['Muy corto'] }
    ports.save.last().reject(new PortFailure({ status: 422, errores }))
    await settle()
    expect(shownErrors(now().context)).toEqual(errores)
    write({ cargo: '' })
    expect(shownErrors(now().context)).toMatchObject({ nombre_acepta: ['Muy corto'], cargo: expect.any(Array) })
    expect(shownErrors(now().context)['cargo']).not.toEqual(['Muy largo'])
  })
})

describe('the type that closes at once', () => {
  it('is warned of, and declined it is as if it had not been tried', () => {
    const { actor, now, write } = startReferral()
    write({ tipo_anexo_id: 1, codigo_remision: '' })
    actor.send({ type: 'save.requested' })
    actor.send({ type: 'warning.declined' })
    expect(now()).toMatchObject({
      value: 'editing',
      context: { tried: false, sent: null, draft: { tipo_anexo_id: 3, codigo_remision: '' } },
    })
  })
})
