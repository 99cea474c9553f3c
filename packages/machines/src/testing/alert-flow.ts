/** A running alert flow for the tests of its machine. */
import { assign, createActor, SimulatedClock } from 'xstate'
import { medicationAlertMachine } from '../medication-alert.ts'
import {
  type AlertInput,
  type AlertPorts as P,
  type CheckReply,
  type RecordedStep,
  type Step,
  STEPS,
} from '../medication-alert/types.ts'
import {
  alertInput,
  allergy,
  atSeven26,
  clean,
  interaction,
  interactionsReply,
  isAllergic,
  knowledge,
  shortage,
  shortageReply,
} from './alert-samples.ts'
import { fakePort, settle } from './fake-port.ts'

/** The ports of the alert machine, each answered by hand. */
export const fakeAlertPorts = () => ({
  makeCheck: fakePort<P['makeCheck']['output'], P['makeCheck']['input']>(),
  allergyDetail: fakePort<P['allergyDetail']['output'], P['allergyDetail']['input']>(),
  newKey: fakePort<string, undefined>(),
  recordDecision: fakePort<void, P['recordDecision']['input']>(),
})

/** A running flow, at 07:26, with its fake ports and a clock that only the test moves. */
export const startAlert = (change: Partial<AlertInput> = {}) => {
  const ports = fakeAlertPorts()
  const clock = new SimulatedClock()
  const machine = medicationAlertMachine.provide({
    actors: {
      makeCheck: ports.makeCheck.logic,
      allergyDetail: ports.allergyDetail.logic,
      newKey: ports.newKey.logic,
      recordDecision: ports.recordDecision.logic,
    },
    actions: { lookAtClock: assign({ now: atSeven26 }) },
  })
  const actor = createActor(machine, { input: { ...alertInput, ...change }, clock }).start()
  const now = () => actor.getSnapshot()
  const answer = async (reply: CheckReply) => {
    ports.makeCheck.last().resolve(reply)
    await settle()
  }
  const fail = async (error: unknown) => {
    ports.makeCheck.last().reject(error)
    await settle()
  }
  const asked = () => ports.makeCheck.last().input.step
  /** Every check finds nothing until `step` is on its way. */
  const reach = async (step: Step) => {
    for (const before of STEPS.slice(STEPS.indexOf(asked()), STEPS.indexOf(step))) await answer(clean[before])
    if (asked() !== step) throw new Error(`the flow asks for ${asked()}, and not for ${step}`)
  }
  /** The answer is written and recorded. */
  const record = async () => {
    ports.newKey.last().resolve('clave-1')
    await settle()
    ports.recordDecision.last().resolve(undefined)
    await settle()
  }
  return { ports, clock, machine, actor, now, answer, fail, reach, record, ledger: () => now().context.ledger }
}

/** A flow in which the check of that step found something, and a person is asked about it. */
export const askedAlert = async (step: RecordedStep) => {
  const flow = startAlert()
  await flow.reach(step)
  if (step === 'interacciones') await flow.answer(interactionsReply([interaction]))
  if (step === 'desabastecimiento') await flow.answer(shortageReply(shortage))
  if (step === 'alergia') {
    await flow.fail(isAllergic)
    flow.ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
    await settle()
  }
  return flow
}
