/** The switch of a program: the machine with its ports joined to the server. */
import { clientToggleMachine, type SwitchProgram } from '@cauce/machines/client-toggle'
import { fromPromise } from 'xstate'
import { baseApi } from '../store/base-api.ts'
import { clientesApi } from '../store/clientes-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

/** The machine of `client-toggle`, ready to be started in this browser. */
export const webClientToggle = (dispatch: AppDispatch) =>
  clientToggleMachine.provide({
    actors: {
      newKey,
      switchProgram: fromPromise<SwitchProgram['output'], SwitchProgram['input']>(async ({ input: { id, key } }) => {
        try {
          return await answered(
            dispatch(clientesApi.endpoints.cambiarEstadoPrograma.initiate({ params: { id }, key }, { track: false })),
          )
        } catch (error) {
          // The call failed, which does not say that nothing was done: the list knows.
          dispatch(baseApi.util.invalidateTags(['Clientes']))
          throw error
        }
      }),
    },
  })
