/** A running record draft for the tests of its machine. */
import { createActor, SimulatedClock } from 'xstate'
import { recordDraftMachine } from '../record-draft.ts'
import type { KeptPart, OpenedRecord, RecordDraftPorts as P } from '../record-draft/types.ts'
import { fakePort, settle } from './fake-port.ts'
import { draftInput, openView } from './record-draft-samples.ts'

const fakePorts = () => ({
  openRecord: fakePort<OpenedRecord, P['openRecord']['input']>(),
  readKept: fakePort<P['readKept']['output'], P['readKept']['input']>(),
  saveDraft: fakePort<P['saveDraft']['output'], P['saveDraft']['input']>(),
  newKey: fakePort<string, undefined>(),
  finaliseRecord: fakePort<P['finaliseRecord']['output'], P['finaliseRecord']['input']>(),
})

/** The draft of consultation 1, opened with what the server and this computer have. */
export const startDraft = async (view: OpenedRecord = openView, kept: readonly KeptPart[] = []) => {
  const ports = fakePorts()
  const clock = new SimulatedClock()
  const machine = recordDraftMachine.provide({
    actors: {
      openRecord: ports.openRecord.logic,
      readKept: ports.readKept.logic,
      saveDraft: ports.saveDraft.logic,
      newKey: ports.newKey.logic,
      finaliseRecord: ports.finaliseRecord.logic,
    },
  })
  const actor = createActor(machine, { input: draftInput, clock }).start()
  ports.openRecord.last().resolve(view)
  await settle()
  ports.readKept.last().resolve(kept)
  await settle()
  return {
    actor,
    ports,
    now: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    plan: () => actor.getSnapshot().context.parts.plan.datos['plan'],
    typePlan: (plan: string) => actor.send({ type: 'draft.changed', componente: 'plan', campos: { plan } }),
    pass: async (ms: number) => {
      clock.increment(ms)
      await settle()
    },
    /** The save on its way is confirmed as that version. */
    confirm: async (version: number) => {
      ports.saveDraft.last().resolve({ version, at: version })
      await settle()
    },
    refuse: async (error: unknown) => {
      ports.saveDraft.last().reject(error)
      await settle()
    },
    /** The server tells how the record stands. */
    tell: async (next: OpenedRecord) => {
      ports.openRecord.last().resolve(next)
      await settle()
    },
  }
}
