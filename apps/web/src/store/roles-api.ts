/** Roles and permissions as RTK Query endpoints. Files go through `fetchBinary`. */
import { roles } from '@cauce/contract/roles'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    roles: queryOf(build, roles.lista, { provides: ['Roles'] }),
    clavesRoles: queryOf(build, roles.claves, { provides: ['Roles'] }),
    rol: queryOf(build, roles.rol, { provides: ['Roles', 'Usuarios'] }),
    vistaPreviaRol: askedOf(build, roles.vistaPrevia),
    crearRol: mutationOf(build, roles.crear, ['Roles']),
    actualizarRol: mutationOf(build, roles.actualizar, ['Roles', 'Usuarios']),
    eliminarRol: mutationOf(build, roles.eliminar, ['Roles']),
    permisos: queryOf(build, roles.permisos, { provides: ['Roles'] }),
    permiso: queryOf(build, roles.permiso, { provides: ['Roles', 'Usuarios'] }),
    describirPermiso: mutationOf(build, roles.describirPermiso, ['Roles']),
  }),
})

export const {
  useRolesQuery,
  useClavesRolesQuery,
  useRolQuery,
  useEliminarRolMutation,
  usePermisosQuery,
  usePermisoQuery,
  useDescribirPermisoMutation,
} = rolesApi
