/** Ordering services of the own-code catalogue: the machine and the search, with their ports joined to the server. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { ownCodePorts as ports } from '@cauce/contract/ports/own-code'
import { SERVICES_FAILED } from '@cauce/domain/own-code/messages'
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { PortFailure } from '@cauce/machines/failure'
import { ownCodeMachine } from '@cauce/machines/own-code'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { codigosPropiosApi } from '../store/codigos-propios-api.ts'
import { answered, callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

const untracked = { track: false } as const
const { buscarCodigoPropio, ordenarServicios, serviciosActivos } = codigosPropiosApi.endpoints

const services = createTriggerSearch<OwnCode>({
  ...SEARCH_TRIGGERS.ownCode,
  limit: SEARCH_ROWS,
  textOf: ({ CodigoNombre }) => CodigoNombre,
})

/** Search of services. Whatever fails is told in the words of the specification. @fuente spec 2 §8 */
export const serviceSearch = (dispatch: AppDispatch) =>
  services.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<OwnCode>, { text: string }>(async ({ input: { text } }) => {
        const asked = answered(dispatch(buscarCodigoPropio.initiate({ params: { texto: text } }, untracked)))
        const { original } = await asked.catch(() => Promise.reject(new PortFailure({ error: SERVICES_FAILED })))
        return { rows: original, truncated: original.length >= SEARCH_ROWS }
      }),
    },
  })

/** The machine of `own-code`, ready to be started in this browser. */
export const webOwnCode = (dispatch: AppDispatch) => {
  const { call, done } = callsOf(dispatch)
  return ownCodeMachine.provide({
    actors: {
      newKey,
      proposeRouting: call(api.endpoints.proponerDireccionamiento, ports.proposeRouting),
      generateOrder: call(ordenarServicios, ports.generateOrder),
      refreshActive: done(serviciosActivos, ports.refreshActive),
    },
  })
}
