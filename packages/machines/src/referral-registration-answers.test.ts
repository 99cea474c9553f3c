import { describe, expect, it } from 'vitest'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { REGISTRATION_UNANSWERED, REGISTERED_BEFORE } from '@cauce/domain/referral/registration'
import { PortFailure } from './failure.ts'
import { shownErrors } from './referral-registration/flow.ts'
import { settle } from './testing/fake-port.ts'
import { preeclampsia, sendRegistration } from './testing/registration-flow.ts'

const lost = new PortFailure({})

const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo', error: 'Otro cuerpo' })

const unanswered = { titulo: ERROR_TITLE, mensaje: REGISTRATION_UNANSWERED, tipo: 'error' }

describe('a registration whose answer does not come', () => {
  it.each([
    ['is lost', async (form: Awaited<ReturnType<typeof sendRegistration>>) => form.refuse(lost)],
    [
      'is not waited for',
      async (form: Awaited<ReturnType<typeof sendRegistration>>) => {
        form.actor.send({ type: 'wait.cancelled' })
        await settle()
      },
    ],
  ])('says so when it %s, and the retry sends the same under the same key', async (_, happen) => {
    const form = await sendRegistration()
    await happen(form)
    expect(form.now()).toMatchObject({
      value: { registering: 'interrupted' },
      context: { dialog: unanswered, idempotencyKey: 'clave-1' },
    })
    form.actor.send({ type: 'retry' })
    expect(form.now()).toMatchObject({ value: { registering: 'sending' }, context: { dialog: null } })
    const [first, second] = form.ports.register.calls
    expect(second?.input).toEqual(first?.input)
  })

  it('may be left for later, and is asked for again without another key', async () => {
    const { ports, actor, now, refuse } = await sendRegistration()
    await refuse(lost)
    actor.send({ type: 'register.postponed' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null, idempotencyKey: 'clave-1' } })
    actor.send({ type: 'register.requested' })
    expect(now().value).toEqual({ registering: 'sending' })
    expect(ports.newKey.calls).toHaveLength(1)
    expect(ports.register.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })

  it('that did register before is told, and another one has another key', async () => {
    const { actor, now, refuse } = await sendRegistration()
    await refuse(otherBody)
    expect(now()).toMatchObject({
      value: { registering: 'refused' },
      context: {
        dialog: { titulo: ERROR_TITLE, mensaje: REGISTERED_BEFORE, tipo: 'error' },
        idempotencyKey: null,
        sent: null,
        draft: preeclampsia,
      },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null } })
  })
})

describe('a registration that the server refuses', () => {
  const errores = {
    descripcion: ['Máximo 4000 caracteres'],
    'cie10s.0': ['No existe'],
    'datos.glasgow': ['De 3 a 15'],
    datos_extra: ['No'],
  }

  it('says why, and what is wrong of each field until it is written again', async () => {
    const { actor, now, write, refuse } = await sendRegistration()
    await refuse(new PortFailure({ status: 422, error: 'Revise los datos', errores }))
    expect(now()).toMatchObject({
      value: { registering: 'refused' },
      context: {
        dialog: { titulo: ERROR_TITLE, mensaje: 'Revise los datos', tipo: 'error' },
        serverErrors: errores,
        idempotencyKey: null,
        sent: null,
      },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(shownErrors(now().context)).toEqual(errores)
    write({ descripcion: 'Gestante.' })
    expect(Object.keys(now().context.serverErrors)).toEqual(['cie10s.0', 'datos.glasgow', 'datos_extra'])
    write({ diagnosticos: [] })
    expect(Object.keys(now().context.serverErrors)).toEqual(['datos.glasgow', 'datos_extra'])
    write({ datos: {} })
    expect(Object.keys(now().context.serverErrors)).toEqual(['datos_extra'])
  })

  it.each([
    ['afiliado_id', { afiliado: preeclampsia.afiliado }],
    ['rep_id', { institucion: null }],
    ['tipo_anexo_id', { tipoAnexo: 2 }],
    ['tipo_solicitud', { tipoSolicitud: 'Remision Mayor complejidad' }],
    ['especialidad_remision', { especialidad: 'Pediatría' }],
    ['cie10s', { diagnosticos: [] }],
    ['datos.servicios.0.cantidad', { servicios: [] }],
    ['adjuntos', { adjuntos: [] }],
  ] as const)('forgives %s when its field changes, and nothing else', async (wire, change) => {
    const { actor, now, write, refuse } = await sendRegistration()
    await refuse(new PortFailure({ status: 422, errores: { [wire]: ['No'], descripcion: ['Muy larga'] } }))
    actor.send({ type: 'dialog.dismissed' })
    write(change)
    expect(now().context.serverErrors).toEqual({ descripcion: ['Muy larga'] })
  })

  it('forgives at once all the fields that change at once', async () => {
    const { actor, now, write, refuse } = await sendRegistration()
    await refuse(new PortFailure({ status: 422, errores }))
    actor.send({ type: 'dialog.dismissed' })
    write({ descripcion: 'Gestante.', diagnosticos: [] })
    expect(Object.keys(now().context.serverErrors)).toEqual(['datos.glasgow', 'datos_extra'])
  })

  it.each([
    ['register.requested', { registering: 'keying' }],
    ['draft.cleared', 'writing'],
  ] as const)('is told no more of its fields after %s', async (type, value) => {
    const { actor, now, refuse } = await sendRegistration()
    await refuse(new PortFailure({ status: 422, errores }))
    actor.send({ type: 'dialog.dismissed' })
    expect(now().context.serverErrors).toEqual(errores)
    actor.send({ type })
    expect(now().value).toEqual(value)
    expect(now().context.serverErrors).toEqual({})
  })
})
