import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import { REFERRAL_NOT_SAVED } from '@cauce/domain/referral/screen-messages'
import { PortFailure } from './failure.ts'
import { referralMachine } from './referral.ts'
import { settle } from './testing/fake-port.ts'
import { ME, startReferral, startSaving } from './testing/referral-harness.ts'
import { acceptance, followed, referralBase } from './testing/referral-samples.ts'

const lost = new PortFailure({})

const notSaved = { titulo: ERROR_TITLE, mensaje: REFERRAL_NOT_SAVED, tipo: 'error' }

describe('a panel that has not been told its referral', () => {
  it('waits for it with nothing written, and saves nothing', () => {
    const actor = createActor(referralMachine, { input: { userId: ME.id } }).start()
    actor.send({ type: 'save.requested' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting' })
    expect(actor.getSnapshot().context).toEqual({
      userId: ME.id,
      base: null,
      draft: null,
      tried: false,
      serverErrors: {},
      conflicts: [],
      changedElsewhere: false,
      observation: '',
      observationTried: false,
      cause: null,
      sent: null,
      dialog: null,
      notice: null,
      consultaId: null,
    })
  })
})

describe('what is sent of a panel', () => {
  it.each([
    ['a pending one takes it', referralBase(), true],
    ['one that is followed does not', followed({ gestor: ME }), false],
  ])('saving %s', (_, base, toma) => {
    const { ports, actor, now, write } = startReferral(base)
    write(acceptance)
    actor.send({ type: 'save.requested' })
    expect(ports.save.last().input).toMatchObject({
      id: 20_418,
      sent: { version: base.version, confirma: false, toma, observacion: null, panel: { cargo: 'Jefe de UCI' } },
    })
    expect(now()).toMatchObject({ value: { saving: 'sending' }, context: { tried: true, serverErrors: {} } })
  })

  it('closing it says the observation without the blanks around it', () => {
    const { ports, actor, write } = startReferral(followed({ gestor: ME }))
    write(acceptance)
    actor.send({ type: 'finalise.requested' })
    actor.send({ type: 'observation.changed', texto: ' Llegó estable ' })
    actor.send({ type: 'finalise.confirmed' })
    expect(ports.save.last().input).toMatchObject({
      id: 20_418,
      sent: { version: 2, confirma: false, toma: false, observacion: 'Llegó estable', panel: { cargo: 'Jefe de UCI' } },
    })
  })
})

describe('a save whose answer does not come', () => {
  it.each([
    ['is lost', async ({ refuse }: ReturnType<typeof startSaving>) => refuse(lost)],
    [
      'is not waited for',
      async ({ actor }: ReturnType<typeof startSaving>) => {
        actor.send({ type: 'wait.cancelled' })
        await settle()
      },
    ],
  ])('says so when it %s, and the retry sends the same', async (_, happen) => {
    const referral = startSaving()
    await happen(referral)
    expect(referral.now()).toMatchObject({ value: { saving: 'interrupted' }, context: { dialog: notSaved } })
    referral.actor.send({ type: 'retry' })
    expect(referral.now()).toMatchObject({ value: { saving: 'sending' }, context: { dialog: null } })
    const [first, second] = referral.ports.save.calls
    expect(second?.input).toEqual(first?.input)
  })

  it('may be left for later with everything written', async () => {
    const { actor, now, refuse } = startSaving()
    await refuse(lost)
    actor.send({ type: 'save.postponed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null, draft: { cargo: 'Jefe de UCI' } } })
  })
})

describe('a save that the server refuses', () => {
  it('in its fields is told there, with a notice and no dialog', async () => {
    const { now, refuse } = startSaving()
    await refuse(new PortFailure({ status: 422, error: 'x', errores: { cargo: ['Muy largo'] } }))
    expect(now()).toMatchObject({
      value: 'editing',
      context: {
        serverErrors: { cargo: ['Muy largo'] },
        sent: null,
        dialog: null,
        notice: { seq: 1, tone: 'error', message: REFERRAL_ERRORS },
      },
    })
  })

  it('for another reason stops until it is read', async () => {
    const { actor, now, refuse } = startSaving()
    await refuse(new PortFailure({ status: 403, error: 'No tiene permiso' }))
    expect(now()).toMatchObject({
      value: { saving: 'refused' },
      context: {
        sent: null,
        notice: null,
        dialog: { titulo: ERROR_TITLE, mensaje: 'No tiene permiso', tipo: 'error' },
      },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null, draft: { cargo: 'Jefe de UCI' } } })
  })
})
