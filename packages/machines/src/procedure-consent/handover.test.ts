import { describe, expect, it } from 'vitest'
import { startConsent } from '../testing/consent-flow.ts'
import { answers, consentText, signature } from '../testing/consent-samples.ts'
import { settle } from '../testing/fake-port.ts'

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

describe('the device', () => {
  it('is in the hands of the patient until it is given back: nothing is kept or left from there', async () => {
    const { actor, now } = await previewing()
    for (const type of ['consent.confirmed', 'consent.postponed', 'consent.declined'] as const) actor.send({ type })
    expect(now().value).toBe('previewing')
  })

  it('that came back locks what was signed, with when it was handed over and signed', async () => {
    const { ports, actor, fill, now } = startConsent()
    actor.send({ type: 'consent.accepted', at: '2026-11-23T15:00:00.000Z' })
    ports.loadText.last().resolve(consentText)
    await settle()
    fill()
    actor.send({ type: 'preview.requested' })
    ports.previewPdf.last().resolve({ url: 'blob:final' })
    await settle()
    actor.send({ type: 'device.returned', at: '2026-11-23T15:04:00.000Z' })
    fill()
    actor.send({ type: 'form.changed', form: { aceptacion_consentimiento: 'No' } })
    expect(now()).toMatchObject({ value: 'returned', context: { form: answers, signature } })
    actor.send({ type: 'consent.confirmed' })
    ports.newKey.last().resolve('clave-1')
    await settle()
    expect(ports.saveConsent.last().input.submission).toMatchObject({
      entregado_at: '2026-11-23T15:00:00.000Z',
      firmado_at: '2026-11-23T15:04:00.000Z',
    })
  })

  it('handed over again asks for another signature, and for another moment', async () => {
    const { actor, now } = await returned()
    actor.send({ type: 'consent.handedAgain' })
    expect(now()).toMatchObject({
      value: 'filling',
      context: { form: answers, signature: null, firmadoAt: null, previewUrl: null },
    })
  })

  it('given back without signing is asked for again, and forgets when it was signed', async () => {
    const { actor, now } = await filled()
    actor.send({ type: 'device.returned' })
    expect(now().value).toBe('askingAuthorisation')
    actor.send({ type: 'consent.accepted', at: '2026-11-23T16:00:00.000Z' })
    expect(now()).toMatchObject({
      value: 'loadingText',
      context: { entregadoAt: '2026-11-23T16:00:00.000Z', firmadoAt: null },
    })
  })

  it('that is back may leave the consent for later', async () => {
    const { actor, now } = await returned()
    actor.send({ type: 'consent.postponed' })
    expect(now().value).toBe('postponed')
  })
})
