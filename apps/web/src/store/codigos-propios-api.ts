/** Services of the own-code catalogue as RTK Query endpoints. */
import { codigosPropios } from '@cauce/contract/codigos-propios'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const codigosPropiosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    buscarCodigoPropio: askedOf(build, codigosPropios.buscar),
    serviciosActivos: queryOf(build, codigosPropios.ordenesActivas, { provides: ['CodigosPropios'] }),
    ordenarServicios: mutationOf(build, codigosPropios.generarOrdenamiento, ['CodigosPropios', 'Consulta']),
  }),
})

export const { useServiciosActivosQuery } = codigosPropiosApi
