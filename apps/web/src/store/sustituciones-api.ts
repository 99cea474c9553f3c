/** Substitutions as RTK Query endpoints. */
import { sustituciones } from '@cauce/contract/sustituciones'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const sustitucionesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sustituciones: queryOf(build, sustituciones.buscar, { provides: ['Usuarios'] }),
    buscarProfesionalSustituto: askedOf(build, sustituciones.buscarProfesional),
    concederSustitucion: mutationOf(build, sustituciones.conceder, ['Usuarios']),
    revocarSustitucion: mutationOf(build, sustituciones.revocar, ['Usuarios']),
  }),
})

export const { useSustitucionesQuery, useConcederSustitucionMutation, useRevocarSustitucionMutation } = sustitucionesApi
