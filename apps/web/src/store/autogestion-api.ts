/** What an affiliate does alone, as RTK Query endpoints. */
import { autogestion } from '@cauce/contract/autogestion'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const autogestionApi = baseApi.enhanceEndpoints({ addTagTypes: ['MisOrdenes'] }).injectEndpoints({
  endpoints: (build) => ({
    ordenesAutogestion: queryOf(build, autogestion.ordenes, { provides: ['MisOrdenes'] }),
    sedesAutogestion: queryOf(build, autogestion.sedes, { provides: ['MisOrdenes'] }),
    cambiarSede: mutationOf(build, autogestion.cambiarSede, ['MisOrdenes']),
  }),
})

export const { useOrdenesAutogestionQuery, useSedesAutogestionQuery, useCambiarSedeMutation } = autogestionApi
