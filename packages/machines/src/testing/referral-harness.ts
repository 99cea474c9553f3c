/** The machine of a referral with ports that the test answers. */
import { createActor } from 'xstate'
import type { PanelDraft } from '@cauce/domain/referral/panel-draft'
import { PortFailure } from '../failure.ts'
import { referralMachine } from '../referral.ts'
import type { ReferralPorts as P, SavedBase } from '../referral/types.ts'
import { fakePort, settle } from './fake-port.ts'
import { acceptance, followed, referralBase } from './referral-samples.ts'

export const TODAY = '2026-11-21'
export const ME = { id: 7, nombre: 'Laura Restrepo Mejía' }
/** Somebody else saved first. */
export const taken = (error = 'Andrés Loaiza la tomó a las 06:09') =>
  new PortFailure({ status: 409, codigo: 'referencia.cambiada', error })

/** The panel of a referral, opened. */
export const startReferral = (base: SavedBase = referralBase()) => {
  const ports = {
    save: fakePort<P['save']['output'], P['save']['input']>(),
    reload: fakePort<P['reload']['output'], P['reload']['input']>(),
    createConsultation: fakePort<P['createConsultation']['output'], P['createConsultation']['input']>(),
  }
  const actor = createActor(
    referralMachine.provide({
      actors: {
        save: ports.save.logic,
        reload: ports.reload.logic,
        createConsultation: ports.createConsultation.logic,
      },
    }),
    { input: { userId: ME.id } },
  ).start()
  actor.send({ type: 'base.arrived', base })
  const now = () => actor.getSnapshot()
  const write = (draft: Partial<PanelDraft>) => actor.send({ type: 'draft.changed', draft, hoy: TODAY })
  return { ports, actor, now, write }
}

/** A referral of this person with its acceptance written, on its way to be saved. */
export const startSaving = () => {
  const referral = startReferral(followed({ gestor: ME }))
  referral.write(acceptance)
  referral.actor.send({ type: 'save.requested' })
  const refuse = async (error: unknown) => {
    referral.ports.save.last().reject(error)
    await settle()
  }
  return { ...referral, refuse }
}
