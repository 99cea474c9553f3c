/** A running consent for the tests of its machine. */
import { createActor } from 'xstate'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { procedureConsentMachine } from '../procedure-consent.ts'
import type { ConsentPorts as P } from '../procedure-consent/types.ts'
import { consentInput } from './consent-contexts.ts'
import { answers, consentText, signature } from './consent-samples.ts'
import { fakePort, settle } from './fake-port.ts'

/** The ports of the consent machine, each answered by hand. */
export const fakeConsentPorts = () => ({
  loadText: fakePort<P['loadText']['output'], P['loadText']['input']>(),
  previewPdf: fakePort<P['previewPdf']['output'], P['previewPdf']['input']>(),
  newKey: fakePort<string, undefined>(),
  saveConsent: fakePort<P['saveConsent']['output'], P['saveConsent']['input']>(),
  printConsent: fakePort<void, P['printConsent']['input']>(),
})

export const providedConsent = (ports: ReturnType<typeof fakeConsentPorts>) =>
  procedureConsentMachine.provide({
    actors: {
      loadText: ports.loadText.logic,
      previewPdf: ports.previewPdf.logic,
      newKey: ports.newKey.logic,
      saveConsent: ports.saveConsent.logic,
      printConsent: ports.printConsent.logic,
    },
  })

/** The consent of a colonoscopy of order 5, with its fake ports. */
export const startConsent = (tipoAfiliadoId: number = AffiliateType.contributor) => {
  const ports = fakeConsentPorts()
  const input = { ...consentInput, paciente: { ...consentInput.paciente, tipoAfiliadoId } }
  const actor = createActor(providedConsent(ports), { input }).start()
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
    actor.send({ type: 'device.returned' })
    actor.send({ type: 'consent.confirmed' })
    ports.newKey.calls.at(-1)?.resolve('clave-1')
    await settle()
  }
  return { ports, input, actor, open, fill, confirm, now: () => actor.getSnapshot() }
}
