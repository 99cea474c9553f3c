/** States as RTK Query endpoints. */
import { estados } from '@cauce/contract/estados'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const estadosApi = baseApi.enhanceEndpoints({ addTagTypes: ['Estados'] }).injectEndpoints({
  endpoints: (build) => ({
    estados: queryOf(build, estados.lista, { provides: ['Estados'] }),
    crearEstado: mutationOf(build, estados.crear, ['Estados']),
    actualizarEstado: mutationOf(build, estados.actualizar, ['Estados']),
  }),
})

export const { useEstadosQuery, useCrearEstadoMutation, useActualizarEstadoMutation } = estadosApi
