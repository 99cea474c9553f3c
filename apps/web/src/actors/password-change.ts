/** Changing the own password: the machine with its ports joined to the server. */
import { passwordChangeMachine } from '@cauce/machines/password-change'
import type { PasswordChangePorts as P } from '@cauce/machines/password-change/types'
import { fromPromise } from 'xstate'
import { cuentaApi } from '../store/cuenta-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const { actualizarContrasena, inactivarTemporal } = cuentaApi.endpoints
/** No password stays in the store. */
const UNTRACKED = { track: false } as const

/** The machine of `password-change`, ready to be started in this browser. */
export const webPasswordChange = (dispatch: AppDispatch) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, P['changePassword']['input']>(async ({ input }) => {
        const { userId, password_current, password } = input
        // The specification sends the date; the server writes its own.
        const body = { password_current, password, password_changed_at: new Date().toISOString() }
        await answered(dispatch(actualizarContrasena.initiate({ params: { userId }, body }, UNTRACKED)))
      }),
      lockUser: fromPromise<void, P['lockUser']['input']>(async ({ input }) => {
        await answered(dispatch(inactivarTemporal.initiate({ body: input }, UNTRACKED)))
      }),
    },
  })
