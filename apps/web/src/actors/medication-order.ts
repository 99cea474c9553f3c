/** Ordering medications: the machine with its ports joined to the server. */
import { medicationOrderPorts as ports } from '@cauce/contract/ports/medication-order'
import { medicationOrderMachine } from '@cauce/machines/medication-order'
import { api } from '../store/api.ts'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { webMedicationAlert } from './medication-alert.ts'
import { newKey } from './new-key.ts'

const { endpoints } = medicamentosApi

/**
 * The machine of `medication-order`, ready to be started in this browser.
 * @param userId who answers the alerts
 */
export const webMedicationOrder = (dispatch: AppDispatch, userId: number) => {
  const { call, done } = callsOf(dispatch)
  return medicationOrderMachine.provide({
    actors: {
      newKey,
      medicationAlert: webMedicationAlert(dispatch, userId),
      proposeRouting: call(api.endpoints.proponerDireccionamiento, ports.proposeRouting),
      generateOrder: call(endpoints.ordenarMedicamentos, ports.generateOrder),
      refreshActive: done(endpoints.medicamentosActivos, ports.refreshActive),
    },
  })
}
