/** Ordering procedures: the machine with its ports joined to the server. */
import { procedureOrderPorts as ports } from '@cauce/contract/ports/procedure-order'
import type { OrderPorts } from '@cauce/machines/procedure-order/types'
import { procedureOrderMachine } from '@cauce/machines/procedure-order'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { printRecommendation } from './documents.ts'
import { newKey } from './new-key.ts'
import { webProcedureConsent } from './procedure-consent.ts'

const { endpoints } = api

/** The machine of `procedure-order`, ready to be started in this browser. */
export const webProcedureOrder = (dispatch: AppDispatch) => {
  const { call, done } = callsOf(dispatch)
  return procedureOrderMachine.provide({
    actors: {
      newKey,
      procedureConsent: webProcedureConsent(dispatch),
      validateItem: call(endpoints.validarCup, ports.validateItem),
      proposeRouting: call(endpoints.proponerDireccionamiento, ports.proposeRouting),
      generateOrder: call(endpoints.generarOrdenamiento, ports.generateOrder),
      checkRecommendation: call(endpoints.recomendacionCups, ports.checkRecommendation),
      printRecommendation: fromPromise<void, OrderPorts['printRecommendation']['input']>(({ input }) =>
        printRecommendation(input),
      ),
      checkConsent: call(endpoints.validarConsentimientoCup, ports.checkConsent),
      refreshActive: done(endpoints.ordenesActivas, ports.refreshActive),
    },
  })
}
