/** Getting back in without the password: the machine with its ports joined to the server. Neither token nor password stays in the store. */
import { accountPorts as ports } from '@cauce/contract/ports/account'
import { passwordRecoveryMachine } from '@cauce/machines/password-recovery'
import { cuentaApi } from '../store/cuenta-api.ts'
import { callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const { pedirRecuperacion, revisarRecuperacion, restablecerContrasena } = cuentaApi.endpoints

/** The machine of `password-recovery`, ready to be started in this browser. */
export const webPasswordRecovery = (dispatch: AppDispatch) => {
  const { call, done } = callsOf(dispatch)
  return passwordRecoveryMachine.provide({
    actors: {
      requestLink: done(pedirRecuperacion, ports.requestLink),
      checkLink: call(revisarRecuperacion, ports.checkLink),
      resetPassword: done(restablecerContrasena, ports.resetPassword),
    },
  })
}
