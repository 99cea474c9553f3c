/** Roles, their permissions, and the list of permissions. @fuente spec 1 §2, §6 */
import { roles } from '@cauce/contract/roles'
import { defineModule } from '../../kit/module.ts'
import { describe, exportPermissions, onePermission, permissionList } from './permission-service.ts'
import { createRole, deleteRole, oneRole, previewRole, roleKeys, roleList, saveRole } from './service.ts'

export const module = defineModule(roles, {
  lista: ({ query }, ctx) => roleList(ctx, query),
  claves: (_input, ctx) => roleKeys(ctx),
  rol: ({ params }, ctx) => oneRole(ctx, params.id),
  vistaPrevia: ({ body }, ctx) => previewRole(ctx, body),
  crear: ({ body }, ctx) => createRole(ctx, body),
  actualizar: ({ params, body }, ctx) => saveRole(ctx, params.id, body),
  eliminar: ({ params }, ctx) => deleteRole(ctx, params.id),
  permisos: ({ query }, ctx) => permissionList(ctx, query),
  exportarPermisos: ({ query }, ctx) => exportPermissions(ctx, query),
  permiso: ({ params }, ctx) => onePermission(ctx, params.id),
  describirPermiso: ({ params, body }, ctx) => describe(ctx, params.id, body),
})
