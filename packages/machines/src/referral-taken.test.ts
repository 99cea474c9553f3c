import { describe, expect, it } from 'vitest'
import { REFERRAL_CLOSED, REFERRAL_UPDATED } from '@cauce/domain/referral/outcome'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { ME, startReferral, startSaving, taken } from './testing/referral-harness.ts'
import { acceptance, acceptedPanel, followed, loaiza, referralBase } from './testing/referral-samples.ts'

const lost = new PortFailure({})

/** On its way to be closed, and the server says that somebody changed it. */
const closingTaken = async () => {
  const referral = startReferral(followed({ gestor: ME }))
  referral.write(acceptance)
  referral.actor.send({ type: 'finalise.requested' })
  referral.actor.send({ type: 'observation.changed', texto: 'Llegó estable' })
  referral.actor.send({ type: 'finalise.confirmed' })
  referral.ports.save
    .last()
    .reject(new PortFailure({ status: 409, codigo: 'referencia.transicion_no_permitida', error: 'Ya está cerrada' }))
  await settle()
  return referral
}

describe('a referral that somebody changed before', () => {
  it('is looked at again, and what the other wrote comes under what is written here', async () => {
    const { ports, actor, now, refuse } = startSaving()
    await refuse(taken())
    expect(now()).toMatchObject({ value: { saving: 'comparing' }, context: { sent: { observacion: null } } })
    expect(ports.reload.last().input).toEqual({ id: 20_418 })
    ports.reload.last().resolve(followed({ version: 5, movil_traslado: 'AVC-12' }))
    await settle()
    expect(now()).toMatchObject({
      value: { saving: 'refused' },
      context: {
        sent: null,
        base: { version: 5 },
        draft: { cargo: 'Jefe de UCI', movil_traslado: 'AVC-12' },
        changedElsewhere: true,
        dialog: { mensaje: 'Andrés Loaiza la tomó a las 06:09' },
      },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null } })
  })

  it.each([
    ['cannot be read', (referral: ReturnType<typeof startSaving>) => referral.ports.reload.last().reject(lost)],
    [
      'is not waited for',
      (referral: ReturnType<typeof startSaving>) => referral.actor.send({ type: 'wait.cancelled' }),
    ],
  ])('is told all the same when what it says now %s', async (_, happen) => {
    const referral = startSaving()
    await referral.refuse(taken())
    happen(referral)
    await settle()
    expect(referral.now()).toMatchObject({
      value: { saving: 'refused' },
      context: { sent: null, dialog: { mensaje: 'Andrés Loaiza la tomó a las 06:09' } },
    })
  })

  it('is a save when this person has it with the very content that was sent', async () => {
    const { ports, actor, now, write } = startReferral()
    write(acceptance)
    actor.send({ type: 'save.requested' })
    ports.save.last().reject(taken())
    await settle()
    ports.reload.last().resolve(followed({ ...acceptedPanel, gestor: ME }))
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: {
        base: { version: 2 },
        sent: null,
        tried: false,
        dialog: null,
        notice: { seq: 1, tone: 'ok', message: REFERRAL_UPDATED },
      },
    })
  })

  it.each([
    ['another person has it', followed({ ...acceptedPanel, gestor: loaiza })],
    ['nobody has it', followed({ ...acceptedPanel, gestor: null })],
    ['it says another thing', followed({ ...acceptedPanel, gestor: ME, cargo: 'Intensivista' })],
  ])('is not a save when %s', async (_, fresh) => {
    const { ports, actor, now, write } = startReferral()
    write(acceptance)
    actor.send({ type: 'save.requested' })
    ports.save.last().reject(taken())
    await settle()
    ports.reload.last().resolve(fresh)
    await settle()
    expect(now()).toMatchObject({ value: { saving: 'refused' }, context: { sent: null, notice: null } })
  })

  it('is closed when it is closed with the observation that was sent', async () => {
    const { ports, now } = await closingTaken()
    expect(now().value).toEqual({ saving: 'comparing' })
    ports.reload
      .last()
      .resolve(followed({ ...acceptedPanel, version: 3, estado: 'Cerrado', observacion_finalizacion: 'Llegó estable' }))
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: {
        base: { estado: 'Cerrado' },
        observation: '',
        dialog: null,
        notice: { seq: 1, tone: 'ok', message: REFERRAL_CLOSED },
      },
    })
  })

  it.each([
    ['is open', 'En seguimiento', 'Llegó estable'],
    ['says another observation', 'Cerrado', 'La cerró otra persona'],
  ])('was not closed from here when it %s', async (_, estado, observacion_finalizacion) => {
    const { ports, now } = await closingTaken()
    ports.reload.last().resolve(followed({ ...acceptedPanel, version: 3, estado, observacion_finalizacion }))
    await settle()
    expect(now()).toMatchObject({
      value: { saving: 'refused' },
      context: { sent: null, dialog: { mensaje: 'Ya está cerrada' }, notice: null },
    })
  })

  it('is a save of the report of emergency care whatever code the server made', async () => {
    const { ports, actor, now, write } = startReferral()
    write({ tipo_anexo_id: 1, codigo_remision: '' })
    actor.send({ type: 'save.requested' })
    actor.send({ type: 'warning.accepted' })
    expect(now()).toMatchObject({ value: { saving: 'sending' }, context: { tried: true, sent: { confirma: true } } })
    ports.save.last().reject(taken())
    await settle()
    ports.reload
      .last()
      .resolve(
        referralBase({ version: 2, estado: 'Cerrado', gestor: ME, tipo_anexo_id: 1, codigo_remision: 'AU-2026-00071' }),
      )
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: { base: { codigo_remision: 'AU-2026-00071' }, notice: { tone: 'ok', message: REFERRAL_UPDATED } },
    })
  })
})
