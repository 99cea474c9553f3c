/** A running change of the second factor for the tests of its machine. */
import { createActor } from 'xstate'
import { PortFailure } from '../failure.ts'
import { LEFT_UNCONFIRMED, secondFactorSetupMachine } from '../second-factor-setup.ts'
import type { FactorInput, FactorPorts } from '../second-factor-setup/types.ts'
import { fakePort, settle } from './fake-port.ts'

/** What is added to the application. */
export const KEY = {
  secreto: 'JBSW Y3DP EHPK 3PXP',
  uri: 'otpauth://totp/Cauce:medico%40cauce.demo?secret=JBSWY3DPEHPK3PXP',
}

/** With which to enter without the application. */
export const CODES = ['ABCD-1234', 'EFGH-5678']

/** The person did not type the password. */
export const LEFT = new PortFailure({ codigo: LEFT_UNCONFIRMED })

/** The change of the second factor with its fake ports. */
export const startFactor = (intent: FactorInput['intent']) => {
  const startSetup = fakePort<FactorPorts['startSetup']['output'], undefined>()
  const confirmCode = fakePort<FactorPorts['confirmCode']['output'], FactorPorts['confirmCode']['input']>()
  const renewCodes = fakePort<FactorPorts['renewCodes']['output'], undefined>()
  const turnOff = fakePort<unknown, undefined>()
  const machine = secondFactorSetupMachine.provide({
    actors: {
      startSetup: startSetup.logic,
      confirmCode: confirmCode.logic,
      renewCodes: renewCodes.logic,
      turnOff: turnOff.logic,
    },
  })
  const actor = createActor(machine, { input: { intent } }).start()
  const code = async (codigo: string) => {
    startSetup.last().resolve(KEY)
    await settle()
    actor.send({ type: 'secret.added' })
    actor.send({ type: 'code.changed', codigo })
    actor.send({ type: 'code.sent' })
  }
  return { startSetup, confirmCode, renewCodes, turnOff, actor, code, now: () => actor.getSnapshot() }
}
