/** Programs that connect, as RTK Query endpoints. */
import { clientes } from '@cauce/contract/clientes'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

export const clientesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    programas: queryOf(build, clientes.listar, { provides: ['Clientes'] }),
    crearPrograma: mutationOf(build, clientes.crear, ['Clientes']),
    editarPrograma: mutationOf(build, clientes.editar, ['Clientes']),
    cambiarEstadoPrograma: mutationOf(build, clientes.cambiarEstado, ['Clientes']),
    nuevaClavePrograma: mutationOf(build, clientes.nuevaClave, ['Clientes']),
  }),
})

export const { useProgramasQuery, useCrearProgramaMutation, useEditarProgramaMutation, useNuevaClaveProgramaMutation } =
  clientesApi
