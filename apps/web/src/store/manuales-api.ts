/** The manual of the product as RTK Query endpoints. */
import { manuales } from '@cauce/contract/manuales'
import { baseApi, queryOf } from './base-api.ts'

const manualesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    manualCaracteristicas: queryOf(build, manuales.caracteristicas),
    manualReglas: queryOf(build, manuales.reglas),
    manualMaquinas: queryOf(build, manuales.maquinas),
    manualLlamadas: queryOf(build, manuales.llamadas),
    manualPaginas: queryOf(build, manuales.paginas),
  }),
})

export const {
  useManualCaracteristicasQuery,
  useManualReglasQuery,
  useManualMaquinasQuery,
  useManualLlamadasQuery,
  useManualPaginasQuery,
} = manualesApi
