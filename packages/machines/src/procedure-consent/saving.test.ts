import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { SIGNATURE_REQUIRED } from '@cauce/domain/consent/signature'
import { PortFailure } from '../failure.ts'
import { persistFlow, restoreFlow } from '../persist.ts'
import { fakeConsentPorts, providedConsent, startConsent } from '../testing/consent-flow.ts'
import { answers, consentText, signature } from '../testing/consent-samples.ts'
import { settle } from '../testing/fake-port.ts'

describe('previewing and saving', () => {
  it('shows the final document before it saves, and binds the signature to the text', async () => {
    const { ports, open, fill, confirm, now } = startConsent()
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
    const { ports, actor, open, fill, confirm, now } = startConsent()
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
    const { ports, open, fill, confirm, now } = startConsent()
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
    const { ports, actor, open, fill, confirm, now } = startConsent()
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

  it('goes back to the professional with the messages of the server, and with them to the patient', async () => {
    const { ports, actor, open, fill, confirm, now } = startConsent()
    await open()
    fill()
    await confirm()
    const errores = { firma: [SIGNATURE_REQUIRED] }
    ports.saveConsent.last().reject(new PortFailure({ status: 422, error: 'Revise los datos', errores }))
    await settle()
    expect(now().value).toBe('returned')
    expect(now().context).toMatchObject({ error: 'Revise los datos', errores, form: answers, idempotencyKey: null })
    actor.send({ type: 'consent.handedAgain' })
    expect(now()).toMatchObject({ value: 'filling', context: { errores, form: answers, signature: null } })
  })

  it('keeps answers, signature and key through a reload', async () => {
    const { actor, input, open, fill, confirm } = startConsent()
    await open()
    fill()
    await confirm()
    const stored: unknown = JSON.parse(JSON.stringify(persistFlow(actor)))
    const ports = fakeConsentPorts()
    const restored = restoreFlow(providedConsent(ports), stored)
    if (!restored.ok) throw new Error(restored.why)
    createActor(providedConsent(ports), { snapshot: restored.snapshot, input }).start()
    expect(ports.saveConsent.last().input).toMatchObject({ key: 'clave-1', submission: { firma: signature.dataUrl } })
  })

  it('makes the preview again when its address died', async () => {
    const { ports, actor, open, fill, now } = startConsent()
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
