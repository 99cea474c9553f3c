/** Ordering medications: the machine with its ports joined to the server. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { medicationOrderMachine } from '@cauce/machines/medication-order'
import type { MedicationOrderPorts as P } from '@cauce/machines/medication-order/types'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { webMedicationAlert } from './medication-alert.ts'
import { newKey } from './new-key.ts'

const untracked = { track: false } as const
const { endpoints } = medicamentosApi

/**
 * The machine of `medication-order`, ready to be started in this browser.
 * @param userId who answers the alerts
 */
export const webMedicationOrder = (dispatch: AppDispatch, userId: number) =>
  medicationOrderMachine.provide({
    actors: {
      newKey,
      medicationAlert: webMedicationAlert(dispatch, userId),
      proposeRouting: fromPromise<P['proposeRouting']['output'], P['proposeRouting']['input']>(({ input }) =>
        answered(
          dispatch(
            api.endpoints.proponerDireccionamiento.initiate(
              {
                body: {
                  consulta_id: input.consultaId,
                  tipo_orden_id: OrderType.medications,
                  items: [...input.codesumis],
                },
              },
              untracked,
            ),
          ),
        ),
      ),
      generateOrder: fromPromise<P['generateOrder']['output'], P['generateOrder']['input']>(
        ({ input: { consultaId, lines, key } }) =>
          answered(
            dispatch(
              endpoints.ordenarMedicamentos.initiate({ params: { consultaId }, body: [...lines], key }, untracked),
            ),
          ),
      ),
      refreshActive: fromPromise<void, P['refreshActive']['input']>(async ({ input: { consultaId } }) => {
        await answered(
          dispatch(
            endpoints.medicamentosActivos.initiate(
              { params: { consultaId } },
              { forceRefetch: true, subscribe: false },
            ),
          ),
        )
      }),
    },
  })
