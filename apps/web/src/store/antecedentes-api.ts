/** Allergies and states of a patient as RTK Query endpoints. What is recorded changes the band and every check. */
import { antecedentes } from '@cauce/contract/antecedentes'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

const CHANGED = ['Antecedentes', 'Consulta', 'Medicamentos'] as const

export const antecedentesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    antecedentes: queryOf(build, antecedentes.leer, { provides: ['Antecedentes'] }),
    buscarAlergeno: askedOf(build, antecedentes.buscarAlergeno),
    anotarAlergia: mutationOf(build, antecedentes.anotarAlergia, [...CHANGED]),
    responderAlergias: mutationOf(build, antecedentes.responderAlergias, [...CHANGED]),
    anotarEstado: mutationOf(build, antecedentes.anotarEstado, [...CHANGED]),
    cerrarAntecedente: mutationOf(build, antecedentes.cerrar, [...CHANGED]),
  }),
})

export const {
  useAntecedentesQuery,
  useAnotarAlergiaMutation,
  useResponderAlergiasMutation,
  useAnotarEstadoMutation,
  useCerrarAntecedenteMutation,
} = antecedentesApi
