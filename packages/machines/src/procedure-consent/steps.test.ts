import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from '../failure.ts'
import { startConsent } from '../testing/consent-flow.ts'
import { answers, consentText, signature } from '../testing/consent-samples.ts'
import { settle } from '../testing/fake-port.ts'

const lost = new PortFailure({})
const changed = new PortFailure({ status: 409, codigo: 'consentimiento.texto_cambio', error: 'El texto cambió' })

const filled = async () => {
  const flow = startConsent()
  await flow.open()
  flow.fill()
  return flow
}

const previewing = async () => {
  const flow = await filled()
  flow.actor.send({ type: 'preview.requested' })
  flow.ports.previewPdf.last().resolve({ url: 'blob:final' })
  await settle()
  return flow
}

const returned = async () => {
  const flow = await previewing()
  flow.actor.send({ type: 'device.returned', at: '2026-11-23T15:04:00.000Z' })
  return flow
}

const saving = async () => {
  const flow = await filled()
  await flow.confirm()
  return flow
}

describe('the text', () => {
  it('is that of the procedure, and need not be waited for', async () => {
    const { ports, actor, now } = startConsent()
    actor.send({ type: 'consent.accepted' })
    expect(ports.loadText.last().input).toEqual({ cupId: 10 })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'askingAuthorisation', context: { text: null, error: null } })
    actor.send({ type: 'consent.accepted' })
    ports.loadText.last().resolve(consentText)
    await settle()
    expect(now()).toMatchObject({ value: 'filling', context: { text: consentText, textChanged: false } })
  })

  it('that did not come is told; the form is printed, or it is left for later', async () => {
    for (const [type, value] of [
      ['consent.declined', 'printing'],
      ['consent.postponed', 'postponed'],
    ] as const) {
      const { ports, actor, now } = startConsent()
      actor.send({ type: 'consent.accepted' })
      ports.loadText.last().reject(new PortFailure({ status: 500, error: 'No hay texto' }))
      await settle()
      expect(now()).toMatchObject({ value: 'textMissing', context: { error: 'No hay texto' } })
      actor.send({ type })
      expect(now().value).toBe(value)
    }
  })

  it('that did not come is forgotten where it is asked for again and not waited for', async () => {
    const { ports, actor, now } = startConsent()
    actor.send({ type: 'consent.accepted' })
    ports.loadText.last().reject(lost)
    await settle()
    actor.send({ type: 'retry' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'askingAuthorisation', context: { error: null } })
  })
})

describe('the document that will be kept', () => {
  it('is made of what was answered and shown', async () => {
    const { ports, now } = await previewing()
    expect(ports.previewPdf.last().input.submission).toMatchObject({ id: 5, cup_id: 10, firma: signature.dataUrl })
    expect(now()).toMatchObject({ value: 'previewing', context: { previewUrl: 'blob:final', error: null } })
  })

  it('that could not be made is told, and what was answered stays', async () => {
    const { ports, actor, now } = await filled()
    actor.send({ type: 'preview.requested' })
    const errores = { firmante: ['No puede firmar'] }
    ports.previewPdf.last().reject(new PortFailure({ status: 422, error: 'Revise', errores }))
    await settle()
    expect(now()).toMatchObject({ value: 'filling', context: { error: 'Revise', errores, form: answers, signature } })
    actor.send({ type: 'preview.requested' })
    expect(now()).toMatchObject({ value: 'preparingPreview', context: { error: null } })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'filling', context: { signature } })
  })

  it('under an older text is not made: the new one is read and signed', async () => {
    const { ports, actor, now } = await filled()
    actor.send({ type: 'preview.requested' })
    ports.previewPdf.last().reject(changed)
    await settle()
    expect(now()).toMatchObject({
      value: 'loadingText',
      context: { textChanged: true, signature: null, previewUrl: null, error: null },
    })
  })

  it.each([
    ['preview.rejected', 'filling'],
    ['preview.expired', 'preparingPreview'],
  ] as const)('is left by %s', async (type, value) => {
    const { actor, now } = await previewing()
    actor.send({ type })
    expect(now()).toMatchObject({ value, context: { form: answers, signature, idempotencyKey: null } })
  })
})

describe('the key of what is kept', () => {
  it('that could not be made is told', async () => {
    const { ports, actor, now } = await returned()
    actor.send({ type: 'consent.confirmed' })
    ports.newKey.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'returned', context: { error: CONNECTION_LOST, idempotencyKey: null } })
    expect(ports.saveConsent.calls).toEqual([])
  })

  it('need not be waited for', async () => {
    const { actor, now } = await returned()
    actor.send({ type: 'consent.confirmed' })
    expect(now().value).toEqual({ saving: 'keying' })
    actor.send({ type: 'wait.cancelled' })
    expect(now().value).toBe('returned')
  })

  it('is the same after an interruption, also when it is signed again', async () => {
    const { ports, actor, fill, now } = await saving()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: { saving: 'interrupted' }, context: { idempotencyKey: 'clave-1' } })
    actor.send({ type: 'consent.handedAgain' })
    expect(now().value).toBe('filling')
    fill()
    actor.send({ type: 'preview.requested' })
    ports.previewPdf.last().resolve({ url: 'blob:2' })
    await settle()
    actor.send({ type: 'device.returned' })
    actor.send({ type: 'consent.confirmed' })
    expect(now().value).toEqual({ saving: 'sending' })
    expect(ports.newKey.calls).toHaveLength(1)
    expect(ports.saveConsent.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })
})

describe('keeping it', () => {
  it('says that nobody answered, and may be left for later', async () => {
    const { ports, actor, now } = await saving()
    ports.saveConsent.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({
      value: { saving: 'interrupted' },
      context: { error: CONNECTION_LOST, idempotencyKey: 'clave-1' },
    })
    actor.send({ type: 'consent.postponed' })
    expect(now()).toMatchObject({ status: 'done', value: 'postponed' })
    expect(now().output).toEqual({ result: 'pospuesto', documento: null })
  })

  it.each(['consentimiento.ya_firmado', 'idempotencia.otro_cuerpo'])(
    'ends where it is kept already: %s',
    async (codigo) => {
      const { ports, actor, now } = await saving()
      ports.saveConsent.last().reject(new PortFailure({ status: 409, codigo, error: 'Ya está firmado' }))
      await settle()
      expect(now()).toMatchObject({ value: 'failed', context: { error: 'Ya está firmado', idempotencyKey: null } })
      actor.send({ type: 'dialog.dismissed' })
      expect(now()).toMatchObject({ status: 'done', value: 'closed' })
      expect(now().output).toEqual({ result: 'ya_firmado', documento: null })
    },
  )

  it('lets go of its key once it is kept', async () => {
    const { ports, now } = await saving()
    ports.saveConsent.last().resolve({ estado: 'firmado', codigo_verificacion: 'AB12' })
    await settle()
    expect(now()).toMatchObject({ value: 'done', context: { idempotencyKey: null } })
  })
})
