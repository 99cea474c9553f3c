/** Mail and cell phone of recovery: the machine with its ports joined to the server. */
import { recoveryDataMachine } from '@cauce/machines/recovery-data'
import type { RecoveryDataPorts as P } from '@cauce/machines/recovery-data/types'
import { fromPromise } from 'xstate'
import { cuentaApi } from '../store/cuenta-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const { datosAfiliado, datosOperador } = cuentaApi.endpoints
const UNTRACKED = { track: false } as const

type SaveData = P['saveData']['input']

/** Asks for the password first where the server wants it; `cancelled` when the person does not give it. */
type RunConfirmed = (action: () => Promise<unknown>) => Promise<{ readonly cancelled: boolean }>

const send = (dispatch: AppDispatch, { kind, ownerId, form: { correo, celular } }: SaveData): Promise<unknown> =>
  kind === 'affiliate'
    ? answered(
        dispatch(
          datosAfiliado.initiate(
            { params: { afiliadoId: ownerId }, body: { correo1: correo, celular1: celular } },
            UNTRACKED,
          ),
        ),
      )
    : answered(
        dispatch(
          datosOperador.initiate(
            { params: { operador: ownerId }, body: { telefono_recuperacion: celular, email_recuperacion: correo } },
            UNTRACKED,
          ),
        ),
      )

/** The machine of `recovery-data`, ready to be started in this browser. */
export const webRecoveryData = (dispatch: AppDispatch, run: RunConfirmed) =>
  recoveryDataMachine.provide({
    actors: {
      saveData: fromPromise<P['saveData']['output'], SaveData>(async ({ input }) => {
        const { cancelled } = await run(() => send(dispatch, input))
        return { saved: !cancelled }
      }),
    },
  })
