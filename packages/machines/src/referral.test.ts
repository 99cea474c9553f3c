import { describe, expect, it } from 'vitest'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import { REFERRAL_UPDATED } from '@cauce/domain/referral/outcome'
import { REFERRAL_NOT_SAVED } from '@cauce/domain/referral/screen-messages'
import { PortFailure } from './failure.ts'
import { isTouched, shownErrors } from './referral/flow.ts'
import { settle } from './testing/fake-port.ts'
import { ME, startReferral, taken, TODAY } from './testing/referral-harness.ts'
import { acceptance, acceptedPanel, followed, loaiza } from './testing/referral-samples.ts'

describe('the panel of a referral while others work on it', () => {
  it('starts with the proposed code, and follows the server while nobody wrote', () => {
    const { actor, now } = startReferral()
    expect(now()).toMatchObject({ value: 'editing', context: { draft: { codigo_remision: 'CR-2026-20418' } } })
    expect(isTouched(now().context)).toBe(false)
    actor.send({ type: 'base.arrived', base: followed({ codigo_remision: 'X-1' }) })
    expect(now().context).toMatchObject({ draft: { codigo_remision: 'X-1' }, changedElsewhere: false })
  })

  it('what was written stays under a change of another, who is told of where they collide', () => {
    const { actor, now, write } = startReferral(followed())
    write({ cargo: 'Intensivista', hora_aceptacion: '0640' })
    actor.send({
      type: 'base.arrived',
      base: followed({ version: 3, fecha_aceptacion: TODAY, hora_aceptacion: '06:31', movil_traslado: 'AVC-12' }),
    })
    expect(now().context).toMatchObject({
      draft: { cargo: 'Intensivista', hora_aceptacion: '0640', movil_traslado: 'AVC-12' },
      conflicts: ['hora_aceptacion'],
      changedElsewhere: true,
    })
    actor.send({ type: 'draft.reset' })
    expect(now().context).toMatchObject({ draft: { hora_aceptacion: '06:31' }, conflicts: [], changedElsewhere: false })
  })

  it('an hour without its day is of today, and an answer of before says nothing', () => {
    const { actor, now, write } = startReferral(followed({ version: 4 }))
    write({ hora_aceptacion: '06:31' })
    actor.send({ type: 'base.arrived', base: followed({ version: 3, cargo: 'De antes' }) })
    expect(now().context.draft).toMatchObject({ fecha_aceptacion: TODAY, cargo: '' })
  })
})

describe('saving a referral', () => {
  it('takes it over the version that was read', async () => {
    const { ports, actor, now } = startReferral()
    actor.send({ type: 'save.requested' })
    expect(ports.save.last().input).toMatchObject({
      id: 20_418,
      sent: { version: 1, confirma: false, observacion: null, panel: { codigo_remision: 'CR-2026-20418' } },
    })
    ports.save.last().resolve({ mensaje: REFERRAL_UPDATED, referencia: followed({ gestor: ME }) })
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: { base: { estado: 'En seguimiento' }, notice: { tone: 'ok', message: REFERRAL_UPDATED }, sent: null },
    })
  })

  it('does not send what lacks something', () => {
    const { ports, actor, now } = startReferral(followed())
    actor.send({ type: 'save.requested' })
    expect(now()).toMatchObject({ value: 'editing', context: { notice: { message: REFERRAL_ERRORS } } })
    expect(Object.keys(shownErrors(now().context))).toEqual([
      'fecha_aceptacion',
      'hora_aceptacion',
      'nombre_acepta',
      'cargo',
      'institucion_acepta_rep_id',
    ])
    expect(ports.save.calls).toEqual([])
  })

  it('joins what the server says of the fields into the same fields, until they change', async () => {
    const { ports, actor, now, write } = startReferral()
    actor.send({ type: 'save.requested' })
    const errores = { codigo_remision: ['Ya hay una remisión con ese código'] }
    ports.save.last().reject(new PortFailure({ status: 422, error: REFERRAL_ERRORS, errores }))
    await settle()
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null, notice: { message: REFERRAL_ERRORS } } })
    expect(shownErrors(now().context)).toEqual(errores)
    write({ codigo_remision: 'X-2' })
    expect(shownErrors(now().context)).toEqual({})
  })

  it('says so where the server said nothing of the fields', async () => {
    const { ports, actor, now } = startReferral()
    actor.send({ type: 'save.requested' })
    ports.save.last().reject(new PortFailure({ status: 403 }))
    await settle()
    expect(now()).toMatchObject({
      value: { saving: 'refused' },
      context: { dialog: { mensaje: REFERRAL_NOT_SAVED } },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null } })
  })

  it('who came second is told who took it, even with the same content', async () => {
    const { ports, actor, now } = startReferral()
    actor.send({ type: 'save.requested' })
    // The hint of the other's save arrives before the refusal.
    actor.send({ type: 'base.arrived', base: followed() })
    ports.save.last().reject(taken())
    await settle()
    ports.reload.last().resolve(followed())
    await settle()
    expect(now()).toMatchObject({
      value: { saving: 'refused' },
      context: { dialog: { mensaje: 'Andrés Loaiza la tomó a las 06:09' }, base: { gestor: loaiza } },
    })
  })

  it('a lost answer of a save that did arrive is a save', async () => {
    const { ports, actor, now, write } = startReferral(followed())
    write(acceptance)
    actor.send({ type: 'save.requested' })
    ports.save.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ saving: 'interrupted' })
    actor.send({ type: 'retry' })
    ports.save.last().reject(taken('Laura Restrepo Mejía la actualizó a las 06:32'))
    await settle()
    ports.reload.last().resolve(followed({ ...acceptedPanel, version: 3 }))
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: { dialog: null, base: { version: 3 }, notice: { message: REFERRAL_UPDATED } },
    })
    expect(isTouched(now().context)).toBe(false)
  })
})
