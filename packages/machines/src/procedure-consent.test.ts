import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { AffiliateType, DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { SIGNATURE_REQUIRED } from '@cauce/domain/consent/signature'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { persistFlow, restoreFlow } from './persist.ts'
import { procedureConsentMachine } from './procedure-consent.ts'
import type { ConsentPorts as P } from './procedure-consent/types.ts'
import { answers, consentText, signature } from './testing/consent-samples.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const fakePorts = () => ({
  loadText: fakePort<P['loadText']['output'], P['loadText']['input']>(),
  previewPdf: fakePort<P['previewPdf']['output'], P['previewPdf']['input']>(),
  newKey: fakePort<string, undefined>(),
  saveConsent: fakePort<P['saveConsent']['output'], P['saveConsent']['input']>(),
  printConsent: fakePort<void, P['printConsent']['input']>(),
})

const provided = (ports: ReturnType<typeof fakePorts>) =>
  procedureConsentMachine.provide({
    actors: {
      loadText: ports.loadText.logic,
      previewPdf: ports.previewPdf.logic,
      newKey: ports.newKey.logic,
      saveConsent: ports.saveConsent.logic,
      printConsent: ports.printConsent.logic,
    },
  })

const start = (tipoAfiliadoId: number = AffiliateType.contributor) => {
  const ports = fakePorts()
  const input = {
    ordenId: 5,
    cup: { id: 10, codigo: '452301', nombre: 'Colonoscopia total' },
    paciente: { edad: 54, tipoAfiliadoId },
  }
  const actor = createActor(provided(ports), { input }).start()
  const open = async () => {
    actor.send({ type: 'consent.accepted' })
    ports.loadText.last().resolve(consentText)
    await settle()
  }
  const fill = () => {
    actor.send({ type: 'form.changed', form: answers })
    actor.send({ type: 'signature.changed', signature })
  }
  const confirm = async () => {
    actor.send({ type: 'preview.requested' })
    ports.previewPdf.last().resolve({ url: 'blob:final' })
    await settle()
    actor.send({ type: 'consent.confirmed' })
    ports.newKey.calls.at(-1)?.resolve('clave-1')
    await settle()
  }
  return { ports, input, actor, open, fill, confirm, now: () => actor.getSnapshot() }
}

describe('asking for authorisation', () => {
  it('prints the blank form when the patient declines the electronic signature', async () => {
    const { ports, actor, now } = start()
    actor.send({ type: 'consent.declined' })
    expect(ports.printConsent.last().input).toEqual({ cupId: 10, ordenId: 5 })
    ports.printConsent.last().resolve()
    await settle()
    expect(now().output).toEqual({ result: 'impreso', documento: null })
  })

  it('is not possible for a patient who has died', () => {
    const { actor, now } = start(AffiliateType.deceased)
    expect(now().value).toBe('failed')
    expect(now().context.error).toBe(DECEASED_MESSAGE)
    actor.send({ type: 'dialog.dismissed' })
    expect(now().output?.result).toBe('fallido')
  })

  it('can be left for later', () => {
    const { actor, now } = start()
    actor.send({ type: 'consent.postponed' })
    expect(now().output?.result).toBe('pospuesto')
  })

  it('lets the reading of the text be tried again', async () => {
    const { ports, actor, now } = start()
    actor.send({ type: 'consent.accepted' })
    ports.loadText.last().reject(new PortFailure({}))
    await settle()
    expect(now().context.error).toBe(CONNECTION_LOST)
    actor.send({ type: 'retry' })
    ports.loadText.last().resolve(consentText)
    await settle()
    expect(now()).toMatchObject({ value: 'filling', context: { error: null } })
  })
})

describe('filling', () => {
  it('shows what is missing, the signature included, and takes each message away as it is answered', async () => {
    const { actor, open, now } = start()
    await open()
    actor.send({ type: 'preview.requested' })
    expect(now().value).toBe('filling')
    expect(now().context.errores).toMatchObject({ firmante: [REQUIRED_FIELD], firma: [SIGNATURE_REQUIRED] })
    actor.send({ type: 'signature.changed', signature })
    actor.send({ type: 'form.changed', form: { firmante: 'Paciente' } })
    expect(Object.keys(now().context.errores)).toEqual([
      'aceptacion_consentimiento',
      'declaracion_a',
      'declaracion_b',
      'declaracion_c',
    ])
  })

  it('does not take a dot for a signature', async () => {
    const { actor, open, fill, now } = start()
    await open()
    fill()
    const dot = { inked: 30, width: 400, height: 160, minX: 10, minY: 10, maxX: 15, maxY: 15 }
    actor.send({ type: 'signature.changed', signature: { dataUrl: signature.dataUrl, stats: dot } })
    actor.send({ type: 'preview.requested' })
    expect(now().context.errores).toEqual({ firma: [SIGNATURE_REQUIRED] })
  })
})

describe('previewing and saving', () => {
  it('shows the final document before it saves, and binds the signature to the text', async () => {
    const { ports, open, fill, confirm, now } = start()
    await open()
    fill()
    await confirm()
    expect(ports.previewPdf.last().input.submission).toEqual(ports.saveConsent.last().input.submission)
    expect(ports.saveConsent.last().input).toMatchObject({
      key: 'clave-1',
      submission: { id: 5, cup_id: 10, version: 1, huella: consentText.huella, nombre_profesional: null },
    })
    ports.saveConsent.last().resolve({ estado: 'firmado', codigo_verificacion: 'AB12' })
    await settle()
    expect(now().output).toEqual({ result: 'firmado', documento: 'AB12' })
  })

  it('sends the professional of a dissent and answers that it was refused in writing', async () => {
    const { ports, actor, open, fill, confirm, now } = start()
    await open()
    fill()
    const form = { aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo Mejía' } as const
    actor.send({ type: 'form.changed', form })
    await confirm()
    expect(ports.saveConsent.last().input.submission).toMatchObject(form)
    ports.saveConsent.last().resolve({ estado: 'disentido', codigo_verificacion: 'AB13' })
    await settle()
    expect(now().output?.result).toBe('disentido')
  })

  it('reads the new text when it changed: answers stay, signature and key do not', async () => {
    const { ports, open, fill, confirm, now } = start()
    await open()
    fill()
    await confirm()
    ports.saveConsent.last().reject(new PortFailure({ status: 409, codigo: 'consentimiento.texto_cambio' }))
    await settle()
    expect(now().value).toBe('loadingText')
    ports.loadText.last().resolve({ ...consentText, version: 2, huella: 'b'.repeat(64) })
    await settle()
    expect(now().value).toBe('filling')
    expect(now().context).toMatchObject({
      textChanged: true,
      signature: null,
      idempotencyKey: null,
      form: answers,
      text: { version: 2 },
    })
  })

  it('tries again with the same key when the answer was lost', async () => {
    const { ports, actor, open, fill, confirm, now } = start()
    await open()
    fill()
    await confirm()
    ports.saveConsent.last().reject(new PortFailure({ status: 503 }))
    await settle()
    expect(now().value).toEqual({ saving: 'interrupted' })
    actor.send({ type: 'retry' })
    const [first, second] = ports.saveConsent.calls
    expect(second?.input).toEqual(first?.input)
  })

  it('goes back to the form with the messages of the server', async () => {
    const { ports, open, fill, confirm, now } = start()
    await open()
    fill()
    await confirm()
    const errores = { firma: [SIGNATURE_REQUIRED] }
    ports.saveConsent.last().reject(new PortFailure({ status: 422, error: 'Revise los datos', errores }))
    await settle()
    expect(now().value).toBe('filling')
    expect(now().context).toMatchObject({ error: 'Revise los datos', errores, form: answers, idempotencyKey: null })
  })

  it('keeps answers, signature and key through a reload', async () => {
    const { actor, input, open, fill, confirm } = start()
    await open()
    fill()
    await confirm()
    const stored: unknown = JSON.parse(JSON.stringify(persistFlow(actor)))
    const ports = fakePorts()
    const restored = restoreFlow(provided(ports), stored)
    if (!restored.ok) throw new Error(restored.why)
    createActor(provided(ports), { snapshot: restored.snapshot, input }).start()
    expect(ports.saveConsent.last().input).toMatchObject({ key: 'clave-1', submission: { firma: signature.dataUrl } })
  })

  it('makes the preview again when its address died', async () => {
    const { ports, actor, open, fill, now } = start()
    await open()
    fill()
    actor.send({ type: 'preview.requested' })
    ports.previewPdf.last().resolve({ url: 'blob:1' })
    await settle()
    actor.send({ type: 'preview.expired' })
    ports.previewPdf.last().resolve({ url: 'blob:2' })
    await settle()
    expect(now()).toMatchObject({ value: 'previewing', context: { previewUrl: 'blob:2' } })
  })
})
