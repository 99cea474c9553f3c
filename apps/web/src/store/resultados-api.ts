/** Results of the laboratory as RTK Query endpoints. A creatinine changes the checks and the doses. */
import { resultados } from '@cauce/contract/resultados'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const CHANGED = ['Resultados', 'Consulta', 'Medicamentos'] as const

const resultadosApi = baseApi.enhanceEndpoints({ addTagTypes: ['Resultados'] }).injectEndpoints({
  endpoints: (build) => ({
    resultados: queryOf(build, resultados.leer, { provides: ['Resultados'] }),
    anotarResultados: mutationOf(build, resultados.anotar, [...CHANGED]),
    corregirResultado: mutationOf(build, resultados.corregir, [...CHANGED]),
  }),
})

export const { useResultadosQuery, useAnotarResultadosMutation, useCorregirResultadoMutation } = resultadosApi
