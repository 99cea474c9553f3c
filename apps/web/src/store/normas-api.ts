/** Figures of norms as RTK Query endpoints. */
import { normas } from '@cauce/contract/normas'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const normasApi = baseApi.enhanceEndpoints({ addTagTypes: ['Normas'] }).injectEndpoints({
  endpoints: (build) => ({
    normas: queryOf(build, normas.lista, { provides: ['Normas'] }),
    norma: queryOf(build, normas.ver, { provides: ['Normas'] }),
    proponerNorma: mutationOf(build, normas.proponer, ['Normas']),
    decidirNorma: mutationOf(build, normas.decidir, ['Normas']),
    retirarNorma: mutationOf(build, normas.retirar, ['Normas']),
  }),
})

export const {
  useNormasQuery,
  useNormaQuery,
  useProponerNormaMutation,
  useDecidirNormaMutation,
  useRetirarNormaMutation,
} = normasApi
