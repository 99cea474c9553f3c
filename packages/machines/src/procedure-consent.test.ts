import { describe, expect, it } from 'vitest'
import { AffiliateType, DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { SIGNATURE_REQUIRED } from '@cauce/domain/consent/signature'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { startConsent } from './testing/consent-flow.ts'
import { consentText, signature } from './testing/consent-samples.ts'
import { settle } from './testing/fake-port.ts'

describe('asking for authorisation', () => {
  it('prints the blank form when the patient declines the electronic signature', async () => {
    const { ports, actor, now } = startConsent()
    actor.send({ type: 'consent.declined' })
    expect(ports.printConsent.last().input).toEqual({ cupId: 10, ordenId: 5 })
    ports.printConsent.last().resolve()
    await settle()
    expect(now().output).toEqual({ result: 'impreso', documento: null })
  })

  it('is not possible for a patient who has died', () => {
    const { actor, now } = startConsent(AffiliateType.deceased)
    expect(now().value).toBe('failed')
    expect(now().context.error).toBe(DECEASED_MESSAGE)
    actor.send({ type: 'dialog.dismissed' })
    expect(now().output?.result).toBe('fallido')
  })

  it('can be left for later', () => {
    const { actor, now } = startConsent()
    actor.send({ type: 'consent.postponed' })
    expect(now().output?.result).toBe('pospuesto')
  })

  it('lets the reading of the text be tried again', async () => {
    const { ports, actor, now } = startConsent()
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
    const { actor, open, now } = startConsent()
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
    const { actor, open, fill, now } = startConsent()
    await open()
    fill()
    const dot = { inked: 30, width: 400, height: 160, minX: 10, minY: 10, maxX: 15, maxY: 15 }
    actor.send({ type: 'signature.changed', signature: { dataUrl: signature.dataUrl, stats: dot } })
    actor.send({ type: 'preview.requested' })
    expect(now().context.errores).toEqual({ firma: [SIGNATURE_REQUIRED] })
  })
})
