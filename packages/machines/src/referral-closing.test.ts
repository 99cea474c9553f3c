import { describe, expect, it } from 'vitest'
import { REFERRAL_CLOSED } from '@cauce/domain/referral/outcome'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { asksCause, causeError, observationError, shownErrors } from './referral/flow.ts'
import { settle } from './testing/fake-port.ts'
import { ME, startReferral } from './testing/referral-harness.ts'
import { acceptance, acceptedPanel, followed } from './testing/referral-samples.ts'

describe('closing a referral', () => {
  it('asks for an observation', async () => {
    const { ports, actor, now, write } = startReferral(followed({ gestor: ME }))
    write(acceptance)
    actor.send({ type: 'finalise.requested' })
    actor.send({ type: 'finalise.confirmed' })
    expect(observationError(now().context)).not.toBeNull()
    expect(ports.save.calls).toEqual([])
    actor.send({ type: 'observation.changed', texto: ' Llegó estable ' })
    actor.send({ type: 'finalise.confirmed' })
    expect(ports.save.last().input.sent).toMatchObject({ observacion: 'Llegó estable' })
    ports.save
      .last()
      .resolve({ mensaje: REFERRAL_CLOSED, referencia: followed({ ...acceptedPanel, estado: 'Cerrado', version: 3 }) })
    await settle()
    expect(now()).toMatchObject({ value: 'editing', context: { base: { estado: 'Cerrado' }, observation: '' } })
  })

  it('that nobody accepted asks why', async () => {
    const { ports, actor, now } = startReferral(followed({ gestor: ME }))
    actor.send({ type: 'finalise.requested' })
    expect(now().value).toBe('observing')
    expect(asksCause(now().context)).toBe(true)
    actor.send({ type: 'observation.changed', texto: 'Murió en urgencias' })
    actor.send({ type: 'finalise.confirmed' })
    expect(causeError(now().context)).toEqual([REQUIRED_FIELD])
    expect(ports.save.calls).toEqual([])
    actor.send({ type: 'cause.changed', causa: 'fallecio' })
    expect(causeError(now().context)).toBeNull()
    actor.send({ type: 'finalise.confirmed' })
    expect(ports.save.last().input.sent).toMatchObject({ observacion: 'Murió en urgencias', motivo: 'fallecio' })
    const errores = { motivo_cierre: ['Elija una causa de la lista'] }
    ports.save.last().reject(new PortFailure({ status: 422, errores }))
    await settle()
    expect(now().value).toBe('observing')
    expect(causeError(now().context)).toEqual(['Elija una causa de la lista'])
  })

  it('of which a part of the acceptance is written lacks the rest, and is not closed as if nobody had accepted it', () => {
    const { actor, now, write } = startReferral(followed({ gestor: ME }))
    write({ nombre_acepta: 'Dra. C. Uribe' })
    actor.send({ type: 'finalise.requested' })
    expect(now().value).toBe('editing')
    expect(asksCause(now().context)).toBe(false)
    expect(Object.keys(shownErrors(now().context))).toContain('cargo')
  })

  it('that was accepted asks no cause, and does not say the one that was chosen before', () => {
    const { ports, actor, now, write } = startReferral(followed({ gestor: ME }))
    actor.send({ type: 'finalise.requested' })
    actor.send({ type: 'cause.changed', causa: 'mejoro' })
    actor.send({ type: 'finalise.cancelled' })
    write(acceptance)
    actor.send({ type: 'finalise.requested' })
    expect(asksCause(now().context)).toBe(false)
    actor.send({ type: 'observation.changed', texto: 'Llegó' })
    actor.send({ type: 'finalise.confirmed' })
    expect(ports.save.last().input.sent).not.toHaveProperty('motivo')
  })

  it('what is wrong with the observation is told where it is written', async () => {
    const { ports, actor, now, write } = startReferral(followed({ gestor: ME }))
    write(acceptance)
    actor.send({ type: 'finalise.requested' })
    actor.send({ type: 'observation.changed', texto: 'x' })
    actor.send({ type: 'finalise.confirmed' })
    const errores = { observacion_finalizacion: ['Máximo 4000 caracteres'] }
    ports.save.last().reject(new PortFailure({ status: 422, errores }))
    await settle()
    expect(now().value).toBe('observing')
    expect(observationError(now().context)).toEqual(['Máximo 4000 caracteres'])
  })

  it('the report of emergency care warns first, and gives the type back where it is declined', () => {
    const { ports, actor, now, write } = startReferral()
    write({ tipo_anexo_id: 1, codigo_remision: '' })
    actor.send({ type: 'save.requested' })
    expect(now().value).toBe('warning')
    actor.send({ type: 'warning.declined' })
    expect(now()).toMatchObject({ value: 'editing', context: { draft: { tipo_anexo_id: 3 } } })
    write({ tipo_anexo_id: 1 })
    actor.send({ type: 'save.requested' })
    actor.send({ type: 'warning.accepted' })
    expect(ports.save.last().input.sent).toMatchObject({ confirma: true, panel: { tipo_anexo_id: 1 } })
  })
})

describe('ordering from a referral', () => {
  it('opens on the consultation that the server answered, and comes back', async () => {
    const { ports, actor, now } = startReferral(followed())
    actor.send({ type: 'order.requested' })
    ports.createConsultation.last().reject(new PortFailure({ status: 503, error: 'Sin servicio' }))
    await settle()
    expect(now().context.dialog?.mensaje).toBe('Sin servicio')
    actor.send({ type: 'retry' })
    ports.createConsultation.last().resolve({ id: 88 })
    await settle()
    expect(now()).toMatchObject({ value: { ordering: 'open' }, context: { consultaId: 88, dialog: null } })
    actor.send({ type: 'order.closed' })
    expect(now()).toMatchObject({ value: 'editing', context: { consultaId: null } })
  })
})
