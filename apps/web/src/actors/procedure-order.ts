/** Ordering procedures: the machine with its ports joined to the server. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { OrderPorts } from '@cauce/machines/procedure-order/types'
import { procedureOrderMachine } from '@cauce/machines/procedure-order'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { printRecommendation } from './documents.ts'
import { newKey } from './new-key.ts'
import { webProcedureConsent } from './procedure-consent.ts'

const untracked = { track: false } as const

/** The machine of `procedure-order`, ready to be started in this browser. */
export const webProcedureOrder = (dispatch: AppDispatch) =>
  procedureOrderMachine.provide({
    actors: {
      newKey,
      procedureConsent: webProcedureConsent(dispatch),
      validateItem: fromPromise<OrderPorts['validateItem']['output'], OrderPorts['validateItem']['input']>(
        ({ input }) => answered(dispatch(api.endpoints.validarCup.initiate({ body: input.item }, untracked))),
      ),
      proposeRouting: fromPromise<OrderPorts['proposeRouting']['output'], OrderPorts['proposeRouting']['input']>(
        ({ input }) =>
          answered(
            dispatch(
              api.endpoints.proponerDireccionamiento.initiate(
                { body: { consulta_id: input.consultaId, tipo_orden_id: OrderType.procedures, items: input.cups } },
                untracked,
              ),
            ),
          ),
      ),
      generateOrder: fromPromise<OrderPorts['generateOrder']['output'], OrderPorts['generateOrder']['input']>(
        ({ input: { consultaId, items, key } }) =>
          answered(
            dispatch(
              api.endpoints.generarOrdenamiento.initiate({ params: { consultaId }, body: items, key }, untracked),
            ),
          ),
      ),
      checkRecommendation: fromPromise<boolean, OrderPorts['checkRecommendation']['input']>(({ input }) =>
        answered(dispatch(api.endpoints.recomendacionCups.initiate({ body: { id: input.ordenId } }, untracked))),
      ),
      printRecommendation: fromPromise<void, OrderPorts['printRecommendation']['input']>(({ input }) =>
        printRecommendation(input),
      ),
      checkConsent: fromPromise<boolean, OrderPorts['checkConsent']['input']>(({ input: { cupId, repId } }) =>
        answered(dispatch(api.endpoints.validarConsentimientoCup.initiate({ params: { cupId, repId } }, untracked))),
      ),
      refreshActive: fromPromise<void, OrderPorts['refreshActive']['input']>(async ({ input: { consultaId } }) => {
        await answered(
          dispatch(
            api.endpoints.ordenesActivas.initiate({ params: { consultaId } }, { forceRefetch: true, subscribe: false }),
          ),
        )
      }),
    },
  })
