/** A running alert flow for the tests of its machine. */
import { assign, createActor, SimulatedClock } from 'xstate'
import { medicationAlertMachine } from '../medication-alert.ts'
import { type AlertInput, type AlertPorts as P, type CheckReply, type Step, STEPS } from '../medication-alert/types.ts'
import { alertInput, allergy, atSeven26, clean, isAllergic, knowledge } from './alert-samples.ts'
import { fakePort, settle } from './fake-port.ts'

/** The ports of the alert machine, each answered by hand. */
export const fakeAlertPorts = () => ({
  makeCheck: fakePort<P['makeCheck']['output'], P['makeCheck']['input']>(),
  allergyDetail: fakePort<P['allergyDetail']['output'], P['allergyDetail']['input']>(),
  newKey: fakePort<string, undefined>(),
  recordDecisions: fakePort<void, P['recordDecisions']['input']>(),
})

/** How the check of a step ends: its answer, or what its call is refused with. Left out: it finds nothing. */
export type Ends = Readonly<Partial<Record<Step, CheckReply | Error>>>

/** A running flow, at 07:26, with its fake ports and a clock that only the test moves. All its checks are on their way. */
export const startAlert = (change: Partial<AlertInput> = {}) => {
  const ports = fakeAlertPorts()
  const clock = new SimulatedClock()
  const machine = medicationAlertMachine.provide({
    actors: {
      makeCheck: ports.makeCheck.logic,
      allergyDetail: ports.allergyDetail.logic,
      newKey: ports.newKey.logic,
      recordDecisions: ports.recordDecisions.logic,
    },
    actions: { lookAtClock: assign({ now: atSeven26 }) },
  })
  const actor = createActor(machine, { input: { ...alertInput, ...change }, clock }).start()
  const now = () => actor.getSnapshot()
  /** The last call of that step. */
  const call = (step: Step) => {
    const found = ports.makeCheck.calls.findLast(({ input }) => input.step === step)
    if (found === undefined) throw new Error(`the flow did not ask for ${step}`)
    return found
  }
  const end = async (step: Step, how: CheckReply | Error) => {
    if (how instanceof Error) call(step).reject(how)
    else call(step).resolve(how)
    await settle()
  }
  /** Every check ends so, the others with nothing found. */
  const endAll = async (ends: Ends = {}) => {
    for (const step of STEPS) await end(step, ends[step] ?? clean[step])
  }
  /** The answer is written and recorded. */
  const record = async () => {
    ports.newKey.last().resolve('clave-1')
    await settle()
    ports.recordDecisions.last().resolve(undefined)
    await settle()
  }
  return { ports, clock, machine, actor, now, call, end, endAll, record, ledger: () => now().context.ledger }
}

/** A flow in which the checks ended so, an allergy with its details, and a person is asked about what they found. */
export const askedAlert = async (ends: Ends, change: Partial<AlertInput> = {}) => {
  const flow = startAlert(change)
  await flow.endAll(ends)
  if (ends.alergia === isAllergic) {
    flow.ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
    await settle()
  }
  return flow
}
