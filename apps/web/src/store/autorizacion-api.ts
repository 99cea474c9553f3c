/** The desk of the authorisations as RTK Query endpoints. */
import { autorizacion } from '@cauce/contract/autorizacion'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const autorizacionApi = baseApi.enhanceEndpoints({ addTagTypes: ['Autorizaciones'] }).injectEndpoints({
  endpoints: (build) => ({
    autorizaciones: queryOf(build, autorizacion.listar, { provides: ['Autorizaciones'] }),
    casoAutorizacion: queryOf(build, autorizacion.ver, { provides: ['Autorizaciones'] }),
    autorizacionesDevueltas: queryOf(build, autorizacion.devueltas, { provides: ['Autorizaciones'] }),
    moverAutorizacion: mutationOf(build, autorizacion.mover, [
      'Autorizaciones',
      'OrdenesActivas',
      'Medicamentos',
      'VidaLinea',
    ]),
    siguienteAutorizacion: mutationOf(build, autorizacion.siguiente, ['Autorizaciones']),
    completarAutorizacion: mutationOf(build, autorizacion.completar, ['Autorizaciones']),
  }),
})

export const {
  useAutorizacionesQuery,
  useCasoAutorizacionQuery,
  useAutorizacionesDevueltasQuery,
  useMoverAutorizacionMutation,
  useSiguienteAutorizacionMutation,
  useCompletarAutorizacionMutation,
} = autorizacionApi
