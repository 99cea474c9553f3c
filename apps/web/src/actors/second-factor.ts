/** The second factor of one's own account: the machine with its ports joined to the server. */
import { PortFailure } from '@cauce/machines/failure'
import { LEFT_UNCONFIRMED, secondFactorSetupMachine } from '@cauce/machines/second-factor-setup'
import type { FactorPorts } from '@cauce/machines/second-factor-setup/types'
import { fromPromise } from 'xstate'
import { cuentaApi } from '../store/cuenta-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import type { ConfirmedRunner } from '../workspaces/account/confirm-session.tsx'

const { iniciarTotp, confirmarTotp, nuevosCodigosRecuperacion, desactivarTotp } = cuentaApi.endpoints
const UNTRACKED = { track: false } as const

type P = FactorPorts

/**
 * The machine of `second-factor-setup`, ready to be started in this browser.
 * @param run asks for the password where the server wants it; who does not type it has left the step
 */
export const webSecondFactor = (dispatch: AppDispatch, run: ConfirmedRunner['run']) => {
  const confirmed = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const result = await run(call)
    if (result.cancelled) throw new PortFailure({ codigo: LEFT_UNCONFIRMED })
    return result.answer
  }
  return secondFactorSetupMachine.provide({
    actors: {
      startSetup: fromPromise<P['startSetup']['output'], undefined>(() =>
        confirmed(() => answered(dispatch(iniciarTotp.initiate({}, UNTRACKED)))),
      ),
      confirmCode: fromPromise<P['confirmCode']['output'], P['confirmCode']['input']>(({ input }) =>
        confirmed(() => answered(dispatch(confirmarTotp.initiate({ body: input }, UNTRACKED)))),
      ),
      renewCodes: fromPromise<P['renewCodes']['output'], undefined>(() =>
        confirmed(() => answered(dispatch(nuevosCodigosRecuperacion.initiate({}, UNTRACKED)))),
      ),
      turnOff: fromPromise<unknown, undefined>(() =>
        confirmed(() => answered(dispatch(desactivarTotp.initiate({}, UNTRACKED)))),
      ),
    },
  })
}
