/** What waits for who has signed in, as RTK Query endpoints: stale as soon as something that it counts was written. */
import { inicio } from '@cauce/contract/inicio'
import { askedOf, baseApi, mutationOf, queryOf } from './base-api.ts'

const COUNTED = [
  'Agenda',
  'Consulta',
  'Historia',
  'OrdenesActivas',
  'Medicamentos',
  'CodigosPropios',
  'VidaLinea',
  'Historico',
  'Referencias',
  'Firmas',
  'Trabajos',
  'Chats',
  'Contenido',
] as const

export const inicioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pendientes: queryOf(build, inicio.pendientes, { provides: COUNTED }),
    abrirPrioritaria: mutationOf(build, inicio.prioritaria, ['Agenda', 'Consulta']),
    buscarPacientes: askedOf(build, inicio.pacientes),
    asunto: queryOf(build, inicio.asunto, { provides: COUNTED }),
  }),
})

export const { useAbrirPrioritariaMutation, usePendientesQuery, useAsuntoQuery } = inicioApi
