/** Oncology schemes as RTK Query endpoints. */
import { alertas } from '@cauce/contract/alertas'
import { esquemas } from '@cauce/contract/esquemas'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const esquemasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    esquemas: queryOf(build, esquemas.listar),
    medicamentosEsquema: queryOf(build, esquemas.codesumiEsquema),
    esquemasActivos: queryOf(build, esquemas.ordenesActivas, { provides: ['Esquemas'] }),
    topesEsquema: queryOf(build, esquemas.topes, { provides: ['Esquemas'] }),
    ordenarEsquema: mutationOf(build, esquemas.generarOrdenamiento, ['Esquemas', 'Consulta', 'Firmas']),
    aplicarCiclo: mutationOf(build, esquemas.aplicar, ['Esquemas', 'Consulta']),
    cancelarEsquema: mutationOf(build, esquemas.cancelar, ['Esquemas', 'Consulta', 'Firmas']),
    historialEsquemas: queryOf(build, esquemas.historial, { provides: ['Esquemas'] }),
    suspenderEsquema: mutationOf(build, esquemas.suspender, ['Esquemas', 'Consulta']),
    comprobarEsquema: askedOf(build, alertas.comprobarEsquema),
  }),
})

export const { useEsquemasQuery, useTopesEsquemaQuery, useAplicarCicloMutation } = esquemasApi
