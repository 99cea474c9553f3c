import { describe, expect, it } from 'vitest'
import { PortFailure } from '../failure.ts'
import { startConsent } from '../testing/consent-flow.ts'
import { answers } from '../testing/consent-samples.ts'
import { settle } from '../testing/fake-port.ts'

const lost = new PortFailure({})

const filled = async () => {
  const flow = startConsent()
  await flow.open()
  flow.fill()
  return flow
}

describe('printing it to be signed by hand', () => {
  it('that failed is told, and tried again without what was said', async () => {
    const { ports, actor, now } = startConsent()
    actor.send({ type: 'consent.declined' })
    ports.printConsent.last().reject(new PortFailure({ status: 503, error: 'Sin impresora' }))
    await settle()
    expect(now()).toMatchObject({ value: 'printFailed', context: { error: 'Sin impresora' } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: 'printing', context: { error: null } })
    expect(ports.printConsent.calls.map(({ input }) => input)).toEqual([
      { cupId: 10, ordenId: 5 },
      { cupId: 10, ordenId: 5 },
    ])
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'askingAuthorisation', context: { output: { result: 'pospuesto' } } })
  })

  it('that failed is left for later; whoever would sign here is asked again whether they authorise it', async () => {
    const { ports, actor, now } = startConsent()
    actor.send({ type: 'consent.declined' })
    ports.printConsent.last().reject(lost)
    await settle()
    actor.send({ type: 'consent.accepted' })
    expect(now().value).toBe('printFailed')
    actor.send({ type: 'consent.postponed' })
    expect(now().value).toBe('postponed')
  })

  it.each(['consent.declined', 'consent.postponed'] as const)(
    'or leaving it is for the professional, once the device is back: %s',
    async (type) => {
      const { actor, now } = await filled()
      actor.send({ type })
      expect(now().value).toBe('filling')
      actor.send({ type: 'device.returned' })
      expect(now()).toMatchObject({ value: 'askingAuthorisation', context: { form: answers } })
      actor.send({ type })
      expect(now().value).toBe(type === 'consent.declined' ? 'printing' : 'postponed')
    },
  )
})
