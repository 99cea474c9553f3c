/** A running form of recovery data for the tests of its machine. */
import { createActor } from 'xstate'
import type { RecoveryKind } from '@cauce/domain/session/recovery-data'
import { PortFailure } from '../failure.ts'
import { recoveryDataMachine } from '../recovery-data.ts'
import type { RecoveryDataPorts as P } from '../recovery-data/types.ts'
import { fakePort, settle } from './fake-port.ts'

/** The form of owner 11 with its fake port. */
export const startRecoveryData = (
  kind: RecoveryKind,
  form = { correo: ' maria@correo.co ', celular: '3005550101' },
) => {
  const save = fakePort<P['saveData']['output'], P['saveData']['input']>()
  const machine = recoveryDataMachine.provide({ actors: { saveData: save.logic } })
  const actor = createActor(machine, { input: { kind, ownerId: 11, form } }).start()
  const fail = async (failure: Partial<PortFailure['failure']>) => {
    actor.send({ type: 'data.sent' })
    save.last().reject(new PortFailure(failure))
    await settle()
  }
  return { save, actor, fail, now: () => actor.getSnapshot() }
}
