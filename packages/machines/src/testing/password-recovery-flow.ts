/** A running recovery of a password for the tests of its machine. */
import { createActor } from 'xstate'
import { passwordRecoveryMachine } from '../password-recovery.ts'
import type { RecoveryPorts as P } from '../password-recovery/types.ts'
import { fakePort, settle } from './fake-port.ts'

/** Who forgot the password. */
export const laura = { tipo_documento: 'CC', numero_documento: '1037580214' }

/** The new one, typed twice. */
export const form = { password: 'Rio7*Casa+Luz', confirmacion: 'Rio7*Casa+Luz' }

/** The recovery with its fake ports: of whom brings a link, or of whom asks for one. */
export const startRecovery = (token: string | null, request = laura) => {
  const ask = fakePort<void, P['requestLink']['input']>()
  const check = fakePort<P['checkLink']['output'], P['checkLink']['input']>()
  const reset = fakePort<void, P['resetPassword']['input']>()
  const machine = passwordRecoveryMachine.provide({
    actors: { requestLink: ask.logic, checkLink: check.logic, resetPassword: reset.logic },
  })
  const actor = createActor(machine, { input: { ...request, token } }).start()
  const toChoosing = async () => {
    check.last().resolve({ vigente: true })
    await settle()
  }
  return { ask, check, reset, actor, toChoosing, now: () => actor.getSnapshot() }
}
