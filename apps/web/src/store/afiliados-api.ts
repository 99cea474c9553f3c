/** The affiliates, as RTK Query endpoints. */
import { afiliados } from '@cauce/contract/afiliados'
import { askedOf, baseApi, queryOf } from './base-api.ts'

export const afiliadosApi = baseApi.enhanceEndpoints({ addTagTypes: ['Afiliados'] }).injectEndpoints({
  endpoints: (build) => ({
    buscarAsegurado: askedOf(build, afiliados.buscar),
    buscarDerechos: askedOf(build, afiliados.buscarDerechos),
    asegurado: queryOf(build, afiliados.ver, { provides: ['Afiliados'] }),
    derechos: queryOf(build, afiliados.derechos, { provides: ['Afiliados'] }),
  }),
})

export const { useAseguradoQuery, useDerechosQuery } = afiliadosApi
