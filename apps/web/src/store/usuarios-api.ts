/** The administration of users as RTK Query endpoints. Files go through `fetchBinary`. */
import { usuarios } from '@cauce/contract/usuarios'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const usuariosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    buscarUsuarios: queryOf(build, usuarios.buscar, { provides: ['Usuarios'] }),
    opcionesUsuarios: queryOf(build, usuarios.opciones, { provides: ['Roles', 'Usuarios'] }),
    buscarSedesUsuarios: askedOf(build, usuarios.buscarSedes),
    buscarAfiliadoUsuario: askedOf(build, usuarios.buscarAfiliado),
    usuario: queryOf(build, usuarios.usuario, { provides: ['Usuarios'] }),
    historialUsuario: queryOf(build, usuarios.historial, { provides: ['Usuarios'] }),
    crearOperador: mutationOf(build, usuarios.crearOperador, ['Usuarios', 'Roles']),
    crearAfiliado: mutationOf(build, usuarios.crearAfiliado, ['Usuarios', 'Roles']),
    actualizarOperador: mutationOf(build, usuarios.actualizarOperador, ['Usuarios']),
    actualizarAfiliado: mutationOf(build, usuarios.actualizarAfiliado, ['Usuarios']),
    asignarRoles: mutationOf(build, usuarios.asignarRoles, ['Usuarios', 'Roles']),
    inactivarUsuario: mutationOf(build, usuarios.inactivar, ['Usuarios']),
    reactivarUsuario: mutationOf(build, usuarios.reactivar, ['Usuarios']),
    desbloquearUsuario: mutationOf(build, usuarios.desbloquear, ['Usuarios']),
    restablecerSegundoFactor: mutationOf(build, usuarios.restablecerSegundoFactor, ['Usuarios']),
    enviarEnlaceUsuario: mutationOf(build, usuarios.enviarEnlace, ['Usuarios']),
    cerrarSesionesUsuario: mutationOf(build, usuarios.cerrarSesiones, ['Usuarios']),
    cargasUsuarios: queryOf(build, usuarios.cargas),
    revisarCargaUsuarios: mutationOf(build, usuarios.revisarCarga),
    lineasCargaUsuarios: queryOf(build, usuarios.lineasCarga),
    cargarLoteUsuarios: mutationOf(build, usuarios.cargarLote, ['Usuarios', 'Roles']),
    cancelarCargaUsuarios: mutationOf(build, usuarios.cancelarCarga),
  }),
})

export const {
  useBuscarUsuariosQuery,
  useOpcionesUsuariosQuery,
  useUsuarioQuery,
  useHistorialUsuarioQuery,
  useBuscarAfiliadoUsuarioMutation,
  useAsignarRolesMutation,
  useInactivarUsuarioMutation,
  useReactivarUsuarioMutation,
  useDesbloquearUsuarioMutation,
  useRestablecerSegundoFactorMutation,
  useEnviarEnlaceUsuarioMutation,
  useCerrarSesionesUsuarioMutation,
  useCargasUsuariosQuery,
  useLineasCargaUsuariosQuery,
} = usuariosApi
