/** The changes of the affiliates, as RTK Query endpoints. */
import { novedades } from '@cauce/contract/novedades'
import { afiliadosApi } from './afiliados-api.ts'
import { askedOf, mutationOf, queryOf } from './base-api.ts'

export const novedadesApi = afiliadosApi.enhanceEndpoints({ addTagTypes: ['Novedades'] }).injectEndpoints({
  endpoints: (build) => ({
    opcionesNovedad: queryOf(build, novedades.opciones),
    destinosNovedad: askedOf(build, novedades.destinos),
    previsualizarNovedad: askedOf(build, novedades.previsualizar),
    subirSoporte: mutationOf(build, novedades.subir),
    radicarNovedad: mutationOf(build, novedades.radicar, ['Novedades', 'Afiliados']),
    novedades: queryOf(build, novedades.listar, { provides: ['Novedades'] }),
    novedad: queryOf(build, novedades.ver, { provides: ['Novedades'] }),
    novedadesDe: queryOf(build, novedades.deAfiliado, { provides: ['Novedades'] }),
    moverNovedad: mutationOf(build, novedades.mover, ['Novedades', 'Afiliados']),
    moverNovedades: mutationOf(build, novedades.moverVarias, ['Novedades']),
  }),
})

export const {
  useOpcionesNovedadQuery,
  usePrevisualizarNovedadMutation,
  useRadicarNovedadMutation,
  useNovedadesQuery,
  useNovedadQuery,
  useNovedadesDeQuery,
  useMoverNovedadMutation,
  useMoverNovedadesMutation,
} = novedadesApi
