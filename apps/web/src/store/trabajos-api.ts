/** What runs without a request, as RTK Query endpoints. */
import { trabajos } from '@cauce/contract/trabajos'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const trabajosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    trabajos: queryOf(build, trabajos.lista, { provides: ['Trabajos'] }),
    moverTrabajo: mutationOf(build, trabajos.mover, ['Trabajos']),
  }),
})

export const { useTrabajosQuery, useMoverTrabajoMutation } = trabajosApi
