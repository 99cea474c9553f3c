/** Sick leave as RTK Query endpoints. */
import { incapacidades } from '@cauce/contract/incapacidades'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const incapacidadesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Incapacidades'] }).injectEndpoints({
  endpoints: (build) => ({
    contextoIncapacidad: queryOf(build, incapacidades.contexto, { provides: ['Incapacidades'] }),
    ultimasIncapacidades: queryOf(build, incapacidades.ultimasCinco, { provides: ['Incapacidades'] }),
    buscarColegio: askedOf(build, incapacidades.buscarColegio),
    secretariasEducacion: queryOf(build, incapacidades.secretarias),
    registrarIncapacidad: mutationOf(build, incapacidades.registrar, ['Incapacidades', 'Historico']),
    anularIncapacidad: mutationOf(build, incapacidades.anular, ['Incapacidades', 'Historico']),
    levantarIncapacidad: mutationOf(build, incapacidades.levantar, ['Incapacidades', 'Historico']),
  }),
})

export const {
  useContextoIncapacidadQuery,
  useUltimasIncapacidadesQuery,
  useSecretariasEducacionQuery,
  useAnularIncapacidadMutation,
  useLevantarIncapacidadMutation,
} = incapacidadesApi
