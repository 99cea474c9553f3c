/** Files that become rows, as RTK Query endpoints. Files go through `fetchBinary`. */
import { cargas } from '@cauce/contract/cargas'
import { askedOf, baseApi, mutationOf, queryOf } from './base-api.ts'

export const cargasApi = baseApi.enhanceEndpoints({ addTagTypes: ['Cargas'] }).injectEndpoints({
  endpoints: (build) => ({
    cargas: queryOf(build, cargas.lista, { provides: ['Cargas'] }),
    pedirCarga: mutationOf(build, cargas.pedir),
    revisarCarga: mutationOf(build, cargas.revisar, ['Cargas']),
    verCarga: askedOf(build, cargas.ver),
    lineasCarga: queryOf(build, cargas.lineas),
    aplicarCarga: mutationOf(build, cargas.aplicar, ['Cargas']),
    cancelarCarga: mutationOf(build, cargas.cancelar, ['Cargas']),
  }),
})

export const { useCargasQuery, useLineasCargaQuery } = cargasApi
