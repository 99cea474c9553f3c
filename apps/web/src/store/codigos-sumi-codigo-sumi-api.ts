/** The calls of `codigosSumi/codigoSumi` as RTK Query endpoints. */
import { codigosSumiCodigoSumi } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { baseApi, queryOf } from './base-api.ts'

const codigosSumiCodigoSumiApi = baseApi.enhanceEndpoints({ addTagTypes: ['CodigoSumi'] }).injectEndpoints({
  endpoints: (build) => ({
    codigosSumi: queryOf(build, codigosSumiCodigoSumi.lista, { provides: ['CodigoSumi'] }),
    codigoSumi: queryOf(build, codigosSumiCodigoSumi.ver, { provides: ['CodigoSumi'] }),
  }),
})

export const { useCodigosSumiQuery, useCodigoSumiQuery } = codigosSumiCodigoSumiApi
