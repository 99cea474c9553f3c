/** Roles, their permissions, and the list of permissions. @fuente spec 1 §2, §6 */
import * as Schema from 'effect/Schema'
import { MAX_PERMISSION_DESCRIPTION } from '@cauce/domain/access/permission-list'
import { RoleForm } from '@cauce/domain/access/role'
import { Id, optionalText, PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { UNCONFIRMED } from './errors.ts'
import { defineList, oneOf, textOf } from './kit/list.ts'
import { countsOf, pageInQuery, pageOf } from './kit/page.ts'

const holders = { permission: 'admin.roles' } as const
const permissions = { permission: 'modulo.permisos' } as const

const Message = Schema.Struct({ mensaje: Schema.String })
const ById = Schema.Struct({ id: PathId })

const RoleRow = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  descripcion: Schema.String,
  version: Schema.Int,
  /** How many keys it holds. */
  permisos: Schema.Int,
  /** Active users who have it, and the inactive ones. */
  personas: Schema.Int,
  inactivas: Schema.Int,
  /** The role without which nobody administers. */
  administrador: Schema.Boolean,
})

const Person = Schema.Struct({ id: Schema.Int, nombre: Schema.String, activo: Schema.Boolean })

const Role = Schema.Struct({
  ...RoleRow.fields,
  permisos: Schema.Array(Schema.String),
  /** The first of those who have it, by name. */
  primeras: Schema.Array(Person),
})

const KeyImpact = Schema.Struct({ clave: Schema.String, personas: Schema.Int })

const Impact = Schema.Struct({
  agregados: Schema.Array(Schema.String),
  quitados: Schema.Array(Schema.String),
  /** Active users who have the role. */
  con_rol: Schema.Int,
  /** Of them, those who gain or lose something; the others have it all by another role. */
  personas: Schema.Int,
  ganan: Schema.Array(KeyImpact),
  pierden: Schema.Array(KeyImpact),
  /** Pages that somebody stops opening. */
  paginas: Schema.Array(Schema.Struct({ ruta: Schema.String, titulo: Schema.String, personas: Schema.Int })),
  /** The first of those who have the role, by name, with what each notices. */
  primeras: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      nombre: Schema.String,
      gana: Schema.Array(Schema.String),
      pierde: Schema.Array(Schema.String),
    }),
  ),
})
export type RoleImpact = typeof Impact.Type

const Saved = Schema.Struct({ mensaje: Schema.String, id: Schema.Int, version: Schema.Int, personas: Schema.Int })

const CHANGED = [409, 'rol.cambio'] as const
const REFUSED = [
  [403, 'permiso.ajeno'],
  [409, 'rol.administrador'],
  [409, 'rol.ultimo_administrador'],
] as const

const PermissionRow = Schema.Struct({
  id: Schema.Int,
  clave: Schema.String,
  titulo: Schema.String,
  /** Written by an administrator of this installation; empty: nobody has. */
  descripcion: Schema.String,
  grupo: Schema.Struct({ id: Schema.String, titulo: Schema.String }),
  origen: Schema.Literals(['especificacion', 'grupo', 'pagina', 'accion', 'anterior']),
  paginas: Schema.Array(Schema.Struct({ ruta: Schema.String, titulo: Schema.String })),
  menus: Schema.Array(Schema.String),
  /** What it lets a person do inside pages: its own sentence, and moves of the life cycles. */
  acciones: Schema.Array(Schema.String),
  roles: Schema.Array(Schema.Struct({ id: Schema.Int, nombre: Schema.String })),
  /** Active users who hold it by any role. */
  personas: Schema.Int,
})
export type PermissionRow = typeof PermissionRow.Type

/** `sin_rol`: no role has it; `anterior`: this version does not know it. */
const WHICH = ['sin_rol', 'anterior'] as const

export const permissionList = defineList({
  filters: { texto: textOf(100), grupo: textOf(60), cuales: oneOf(WHICH) },
  sorts: { grupo: 'up', clave: 'up', titulo: 'up', personas: 'down' },
  usual: 'grupo',
  row: 'permiso',
  opens: { in: 'ver', ways: ['si'] },
})

export const roleList = defineList({
  filters: { texto: textOf(100) },
  sorts: { nombre: 'up', permisos: 'down', personas: 'down' },
  usual: 'nombre',
  row: 'rol',
  opens: { in: 'abrir', ways: ['editar', 'copia', 'nuevo'], withoutRow: ['nuevo'] },
})

export const roles = {
  lista: entry({
    method: 'GET',
    path: '/roles',
    kind: 'read',
    access: holders,
    summary: 'Los roles con cuántos permisos y cuántas personas tiene cada uno.',
    query: Schema.Struct({ ...roleList.fields, ...pageInQuery }),
    answer: pageOf(RoleRow, {
      /** Keys that there are. */
      permisos: Schema.Int,
    }),
  }),
  claves: entry({
    method: 'GET',
    path: '/roles/permisos',
    kind: 'read',
    access: holders,
    summary: 'Todas las claves que un rol puede tener, también las de una versión anterior, con su descripción.',
    answer: Schema.Array(Schema.Struct({ clave: Schema.String, descripcion: Schema.String })),
  }),
  rol: entry({
    method: 'GET',
    path: '/roles/:id',
    kind: 'read',
    access: holders,
    summary: 'Un rol con sus permisos y las primeras personas que lo tienen.',
    params: ById,
    answer: Role,
  }),
  vistaPrevia: entry({
    method: 'POST',
    path: '/roles/vista-previa',
    kind: 'read',
    access: holders,
    summary:
      'Qué cambiaría y para quién si se guardara así. Falla por las mismas razones que guardar, y no guarda nada.',
    body: Schema.Struct({
      ...RoleForm.fields,
      /** Null: a new role. */
      id: Schema.NullOr(Id),
      version: Schema.NullOr(Id),
    }),
    answer: Impact,
    failures: [CHANGED, ...REFUSED],
  }),
  crear: entry({
    method: 'POST',
    path: '/roles',
    kind: 'write',
    repeat: 'idempotent',
    access: holders,
    summary: 'Crea un rol.',
    body: RoleForm,
    answer: Saved,
    failures: [UNCONFIRMED, ...REFUSED],
  }),
  actualizar: entry({
    method: 'PUT',
    path: '/roles/:id',
    kind: 'write',
    repeat: 'idempotent',
    access: holders,
    summary: 'Cambia nombre, descripción y permisos. Quienes tienen el rol lo notan en el acto.',
    params: ById,
    body: Schema.Struct({ ...RoleForm.fields, version: Id }),
    answer: Saved,
    failures: [UNCONFIRMED, CHANGED, ...REFUSED],
  }),
  eliminar: entry({
    method: 'DELETE',
    path: '/roles/:id',
    kind: 'write',
    repeat: 'idempotent',
    access: holders,
    summary: 'Elimina un rol que nadie tiene.',
    params: ById,
    answer: Message,
    failures: [UNCONFIRMED, [409, 'rol.en_uso'], ...REFUSED],
  }),
  permisos: entry({
    method: 'GET',
    path: '/permisos',
    kind: 'read',
    access: permissions,
    summary: 'Los permisos: qué abre cada uno, de dónde viene, qué roles y cuántas personas lo tienen.',
    query: Schema.Struct({ ...permissionList.fields, ...pageInQuery }),
    answer: pageOf(PermissionRow, {
      cuentas: countsOf(WHICH),
      grupos: Schema.Array(Schema.Struct({ id: Schema.String, titulo: Schema.String })),
    }),
  }),
  exportarPermisos: entry({
    method: 'GET',
    path: '/permisos/exportar',
    kind: 'read',
    access: permissions,
    summary: 'La lista de permisos, con los mismos filtros, como archivo CSV.',
    query: Schema.Struct(permissionList.fields),
    answer: 'binary',
  }),
  permiso: entry({
    method: 'GET',
    path: '/permisos/:id',
    kind: 'read',
    access: permissions,
    summary: 'Un permiso con quienes lo tienen por cada rol y las llamadas que autoriza.',
    params: ById,
    answer: Schema.Struct({
      ...PermissionRow.fields,
      quienes: Schema.Array(
        Schema.Struct({
          rol_id: Schema.Int,
          rol: Schema.String,
          personas: Schema.Int,
          primeras: Schema.Array(Schema.Struct({ id: Schema.Int, nombre: Schema.String })),
        }),
      ),
      llamadas: Schema.Array(Schema.Struct({ metodo: Schema.String, ruta: Schema.String, resumen: Schema.String })),
    }),
  }),
  describirPermiso: entry({
    method: 'PUT',
    path: '/permisos/:id',
    kind: 'write',
    repeat: { naturalKey: 'Deja la descripción como se escribió: repetirlo la deja igual.' },
    access: permissions,
    summary: 'Cambia la descripción de un permiso.',
    params: ById,
    body: Schema.Struct({ descripcion: optionalText(MAX_PERMISSION_DESCRIPTION) }),
    answer: Message,
  }),
} as const
