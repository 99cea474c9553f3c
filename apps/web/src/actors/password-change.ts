/** Changing the own password: the machine with its ports joined to the server. No password stays in the store. */
import { accountPorts as ports } from '@cauce/contract/ports/account'
import { passwordChangeMachine } from '@cauce/machines/password-change'
import { cuentaApi } from '../store/cuenta-api.ts'
import { callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const { actualizarContrasena, inactivarTemporal } = cuentaApi.endpoints

/** The machine of `password-change`, ready to be started in this browser. */
export const webPasswordChange = (dispatch: AppDispatch) => {
  const { done } = callsOf(dispatch)
  return passwordChangeMachine.provide({
    actors: {
      changePassword: done(actualizarContrasena, ports.changePassword),
      lockUser: done(inactivarTemporal, ports.lockUser),
    },
  })
}
