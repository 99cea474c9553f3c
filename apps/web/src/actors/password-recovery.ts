/** Getting back in without the password: the machine with its ports joined to the server. */
import { passwordRecoveryMachine } from '@cauce/machines/password-recovery'
import type { RecoveryPorts as P } from '@cauce/machines/password-recovery/types'
import { fromPromise } from 'xstate'
import { cuentaApi } from '../store/cuenta-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const { pedirRecuperacion, revisarRecuperacion, restablecerContrasena } = cuentaApi.endpoints
/** Neither the token nor the password stays in the store. */
const UNTRACKED = { track: false } as const

/** The machine of `password-recovery`, ready to be started in this browser. */
export const webPasswordRecovery = (dispatch: AppDispatch) =>
  passwordRecoveryMachine.provide({
    actors: {
      requestLink: fromPromise<void, P['requestLink']['input']>(async ({ input }) => {
        await answered(dispatch(pedirRecuperacion.initiate({ body: input }, UNTRACKED)))
      }),
      checkLink: fromPromise<P['checkLink']['output'], P['checkLink']['input']>(({ input }) =>
        answered(dispatch(revisarRecuperacion.initiate({ body: input }, UNTRACKED))),
      ),
      resetPassword: fromPromise<void, P['resetPassword']['input']>(async ({ input }) => {
        await answered(dispatch(restablecerContrasena.initiate({ body: input }, UNTRACKED)))
      }),
    },
  })
