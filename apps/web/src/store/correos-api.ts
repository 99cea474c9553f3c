/** Addresses of the institution, as RTK Query endpoints. */
import { correos } from '@cauce/contract/correos'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const correosApi = baseApi.enhanceEndpoints({ addTagTypes: ['Correos'] }).injectEndpoints({
  endpoints: (build) => ({
    correosInstitucion: queryOf(build, correos.listar, { provides: ['Correos'] }),
    crearCorreo: mutationOf(build, correos.crear, ['Correos']),
    cambiarEstadoCorreo: mutationOf(build, correos.cambiarEstado, ['Correos']),
  }),
})

export const { useCorreosInstitucionQuery, useCrearCorreoMutation, useCambiarEstadoCorreoMutation } = correosApi
