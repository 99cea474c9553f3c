/** What an affiliate does alone, as RTK Query endpoints. */
import { autogestion } from '@cauce/contract/autogestion'
import { baseApi, queryOf } from './base-api.ts'

const autogestionApi = baseApi.enhanceEndpoints({ addTagTypes: ['MisOrdenes'] }).injectEndpoints({
  endpoints: (build) => ({
    ordenesAutogestion: queryOf(build, autogestion.ordenes, { provides: ['MisOrdenes'] }),
  }),
})

export const { useOrdenesAutogestionQuery } = autogestionApi
