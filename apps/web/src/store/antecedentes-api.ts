/** Allergies, states and what else a patient takes as RTK Query endpoints. What is recorded changes the band and every check. */
import { antecedentes } from '@cauce/contract/antecedentes'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

const CHANGED = ['Antecedentes', 'Consulta', 'Medicamentos'] as const

export const antecedentesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Antecedentes'] }).injectEndpoints({
  endpoints: (build) => ({
    antecedentes: queryOf(build, antecedentes.leer, { provides: ['Antecedentes'] }),
    antecedentesDeAfiliado: queryOf(build, antecedentes.leerAfiliado, { provides: ['Antecedentes'] }),
    buscarToma: askedOf(build, antecedentes.buscarToma),
    anotarToma: mutationOf(build, antecedentes.anotarToma, [...CHANGED]),
    negarTomas: mutationOf(build, antecedentes.negarTomas, [...CHANGED]),
    buscarAlergeno: askedOf(build, antecedentes.buscarAlergeno),
    anotarAlergia: mutationOf(build, antecedentes.anotarAlergia, [...CHANGED]),
    responderAlergias: mutationOf(build, antecedentes.responderAlergias, [...CHANGED]),
    anotarEstado: mutationOf(build, antecedentes.anotarEstado, [...CHANGED]),
    cerrarAntecedente: mutationOf(build, antecedentes.cerrar, [...CHANGED]),
  }),
})

export const {
  useAntecedentesQuery,
  useAntecedentesDeAfiliadoQuery,
  useAnotarTomaMutation,
  useNegarTomasMutation,
  useAnotarAlergiaMutation,
  useResponderAlergiasMutation,
  useAnotarEstadoMutation,
  useCerrarAntecedenteMutation,
} = antecedentesApi
