import { describe, expect, it } from 'vitest'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { ORDER_NOT_CREATED } from '@cauce/domain/referral/screen-messages'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { observationError } from './referral/flow.ts'
import { settle } from './testing/fake-port.ts'
import { ME, startReferral } from './testing/referral-harness.ts'
import { acceptance, followed } from './testing/referral-samples.ts'

const observing = () => {
  const referral = startReferral(followed({ gestor: ME }))
  referral.write(acceptance)
  referral.actor.send({ type: 'finalise.requested' })
  return referral
}

describe('the observation of a closing', () => {
  it('is asked for only once it was tried without it', () => {
    const { actor, now } = observing()
    expect(now().value).toBe('observing')
    expect(observationError(now().context)).toBeNull()
    actor.send({ type: 'observation.changed', texto: '  ' })
    expect(observationError(now().context)).toBeNull()
    actor.send({ type: 'finalise.confirmed' })
    expect(now()).toMatchObject({ value: 'observing', context: { observationTried: true, observation: '  ' } })
    expect(observationError(now().context)).toEqual([REQUIRED_FIELD])
    actor.send({ type: 'observation.changed', texto: 'Llegó estable' })
    expect(observationError(now().context)).toBeNull()
  })

  it('may be left, and is not asked for when one comes back', () => {
    const { actor, now } = observing()
    actor.send({ type: 'finalise.confirmed' })
    actor.send({ type: 'finalise.cancelled' })
    expect(now()).toMatchObject({ value: 'editing', context: { observationTried: false } })
  })

  it('is not asked for in a closing that comes after another was given up', () => {
    const { actor, now, write } = observing()
    actor.send({ type: 'finalise.cancelled' })
    actor.send({ type: 'draft.reset' })
    write(acceptance)
    actor.send({ type: 'finalise.requested' })
    expect(now().value).toBe('observing')
    expect(observationError(now().context)).toBeNull()
  })

  it('that the server refused is forgiven when it is written again', async () => {
    const { ports, actor, now } = observing()
    actor.send({ type: 'observation.changed', texto: 'x' })
    actor.send({ type: 'finalise.confirmed' })
    const errores = { observacion_finalizacion: ['Muy corta'], cargo: ['Muy largo'] }
    ports.save.last().reject(new PortFailure({ status: 422, errores }))
    await settle()
    expect(now()).toMatchObject({ value: 'observing', context: { serverErrors: errores } })
    actor.send({ type: 'observation.changed', texto: 'Llegó estable' })
    expect(now().context.serverErrors).toEqual({ cargo: ['Muy largo'] })
    actor.send({ type: 'finalise.confirmed' })
    expect(now()).toMatchObject({ value: { saving: 'sending' }, context: { serverErrors: {} } })
  })
})

const orderAsked = () => {
  const referral = startReferral(followed())
  referral.actor.send({ type: 'order.requested' })
  return referral
}

describe('the consultation from which it is ordered', () => {
  it('is of this referral, and need not be waited for', () => {
    const { ports, actor, now } = orderAsked()
    expect(now().value).toEqual({ ordering: 'creating' })
    expect(ports.createConsultation.last().input).toEqual({ id: 20_418 })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'editing', context: { consultaId: null } })
  })

  it('that could not be made says so, and is asked for again or left', async () => {
    const { ports, actor, now } = orderAsked()
    ports.createConsultation.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'failed' },
      context: { dialog: { titulo: ERROR_TITLE, mensaje: ORDER_NOT_CREATED, tipo: 'error' } },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { ordering: 'creating' }, context: { dialog: null } })
    ports.createConsultation.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null } })
  })
})
