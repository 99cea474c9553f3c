/** Users: searching, creating, editing, blocking, unlocking, roles and bulk load. @fuente spec 1 §2 */
import * as Schema from 'effect/Schema'
import { MAX_REASON, REASON_REQUIRED, USERS_PERMISSION } from '@cauce/domain/users/authority'
import { ROLE_REQUIRED } from '@cauce/domain/users/role-choice'
import { OperatorForm, SignInEmail } from '@cauce/domain/users/user-form'
import { ACCOUNT_STATES } from '@cauce/domain/users/account-state'
import { Id, Named, optionalText, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { defineList, oneOf, rowOf, textOf, yesOrNo } from './kit/list.ts'
import { pageInBody, pageInQuery, pageOf } from './kit/page.ts'
import { cargas } from './usuarios-cargas.ts'
import { State, UserAct, UserDetail, UserRow } from './usuarios-filas.ts'

const access = { permission: USERS_PERMISSION } as const
const Message = Schema.Struct({ mensaje: Schema.String })
const ById = Schema.Struct({ id: PathId })
const MAX_ROLES = 100
const RoleIds = Schema.Array(Id).check(Schema.isMaxLength(MAX_ROLES, { message: `Máximo ${MAX_ROLES} roles` }))
const SomeRoles = RoleIds.check(Schema.isMinLength(1, { message: ROLE_REQUIRED }))

/** Rows of a search of sites. */
export const SITE_ROWS = 20

/** Over surname, name, document and e-mail; accents and case ignored. */
export const userList = defineList({
  filters: {
    texto: textOf(100, { isPrivate: true }),
    estado: oneOf(ACCOUNT_STATES),
    rol: rowOf('rol_id'),
    sede: rowOf('rep_id'),
    clase: oneOf(['operador', 'afiliado']),
    /** True: second factor by application. */
    factor: yesOrNo({ aplicacion: true, correo: false }, 'aplicacion'),
  },
  sorts: { nombre: 'up', ultimo_ingreso: 'down', creado: 'down' },
  usual: 'nombre',
  row: 'usuario',
  opens: { in: 'ver', ways: ['datos', 'roles', 'sustituciones', 'seguridad', 'historial'] },
})

const Reason = requiredText(MAX_REASON).check(
  Schema.makeFilter((said: string) => said.trim() !== '' || REASON_REQUIRED),
)
const UNCONFIRMED = [403, 'sesion.confirmar'] as const
const BEYOND = [403, 'usuario.fuera_de_alcance'] as const
const NOT_THEIRS = [403, 'permiso.ajeno'] as const
const CHANGED = [409, 'usuario.cambio'] as const
const LAST = [409, 'usuario.ultimo_administrador'] as const

const act = <const Name extends string>(name: Name, summary: string) =>
  ({
    method: 'POST',
    path: `/usuarios/usuario/:id/${name}`,
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary,
    params: ById,
  }) as const

export const usuarios = {
  buscar: entry({
    method: 'POST',
    path: '/usuarios/buscar',
    kind: 'read',
    access,
    summary: 'Usuarios por nombre, apellido, documento o correo, con filtros. El texto va en el cuerpo.',
    body: Schema.Struct({ ...userList.fields, ...pageInBody }),
    answer: pageOf(UserRow, {
      /** Rows by state with the other filters applied; for the chips. */
      por_estado: Schema.Array(Schema.Struct({ estado: State, total: Schema.Int })),
    }),
  }),
  opciones: entry({
    method: 'GET',
    path: '/usuarios/opciones',
    kind: 'read',
    access,
    summary: 'Listas de los formularios: tipos de documento, roles con sus permisos, sedes que tienen usuarios.',
    answer: Schema.Struct({
      tipos_documento: Schema.Array(Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String })),
      roles: Schema.Array(
        Schema.Struct({
          id: Schema.Int,
          nombre: Schema.String,
          descripcion: Schema.String,
          permisos: Schema.Array(Schema.String),
        }),
      ),
      /** The role of an affiliate, where there is one. */
      rol_afiliado_id: Schema.NullOr(Schema.Int),
      sedes: Schema.Array(Named),
    }),
  }),
  buscarSedes: entry({
    method: 'POST',
    path: '/usuarios/buscar-sedes',
    kind: 'read',
    access,
    summary: 'Sedes activas por nombre, prestador o código.',
    body: Schema.Struct({ texto: optionalText(100) }),
    answer: Schema.Array(Schema.Struct({ id: Schema.Int, nombre: Schema.String, municipio: Schema.String })),
  }),
  buscarAfiliado: entry({
    method: 'POST',
    path: '/usuarios/buscar-afiliado',
    kind: 'read',
    access,
    summary: 'El afiliado de un documento, para crearle usuario.',
    body: Schema.Struct({ tipo_documento_id: Id, numero_documento: requiredText(30) }),
    answer: Schema.Struct({
      id: Schema.Int,
      nombre_completo: Schema.String,
      correo: Schema.String,
      tiene_usuario: Schema.Boolean,
      fallecido: Schema.Boolean,
    }),
  }),
  usuario: entry({
    method: 'GET',
    path: '/usuarios/usuario/:id',
    kind: 'read',
    access,
    summary: 'Un usuario con lo que de él se puede cambiar.',
    params: ById,
    answer: UserDetail,
  }),
  historial: entry({
    method: 'GET',
    path: '/usuarios/usuario/:id/historial',
    kind: 'read',
    access,
    summary: 'Qué se hizo con el usuario, quién y cuándo; lo más reciente primero.',
    params: ById,
    query: Schema.Struct(pageInQuery),
    answer: Schema.Struct({
      data: Schema.Array(UserAct),
      total: Schema.Int,
      pagina: Schema.Int,
      por_pagina: Schema.Int,
    }),
  }),
  crearOperador: entry({
    method: 'POST',
    path: '/usuarios/crear-operador',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Crea un usuario operador y le envía un enlace para escribir su contraseña.',
    body: Schema.Struct({ ...OperatorForm.fields, roles: SomeRoles }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
    failures: [UNCONFIRMED, NOT_THEIRS],
  }),
  crearAfiliado: entry({
    method: 'POST',
    path: '/usuarios/crear-afiliado',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Crea el usuario de un afiliado y le envía un enlace para escribir su contraseña.',
    body: Schema.Struct({ afiliado_id: Id, email: SignInEmail, roles: SomeRoles }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
    failures: [UNCONFIRMED, NOT_THEIRS],
  }),
  actualizarOperador: entry({
    method: 'PUT',
    path: '/usuarios/operador/:id',
    kind: 'write',
    repeat: 'versioned',
    access,
    summary: 'Cambia los datos de un operador. Si su correo cambia se avisa al anterior.',
    params: ById,
    body: Schema.Struct({ ...OperatorForm.fields, version: Id }),
    answer: UserDetail,
    failures: [UNCONFIRMED, BEYOND, CHANGED],
  }),
  actualizarAfiliado: entry({
    method: 'PUT',
    path: '/usuarios/afiliado/:id',
    kind: 'write',
    repeat: 'versioned',
    access,
    summary: 'Cambia el correo de ingreso de un afiliado. Se avisa al anterior.',
    params: ById,
    body: Schema.Struct({ email: SignInEmail, version: Id }),
    answer: UserDetail,
    failures: [UNCONFIRMED, BEYOND, CHANGED],
  }),
  asignarRoles: entry({
    method: 'PUT',
    path: '/usuarios/usuario/:id/roles',
    kind: 'write',
    repeat: 'versioned',
    access,
    summary: 'Deja al usuario con estos roles. Nadie da ni quita permisos que no tiene.',
    params: ById,
    body: Schema.Struct({ roles: RoleIds, version: Id }),
    answer: UserDetail,
    failures: [UNCONFIRMED, BEYOND, NOT_THEIRS, CHANGED, LAST],
  }),
  inactivar: entry({
    ...act('inactivar', 'Inactiva el usuario, con motivo, y termina sus sesiones.'),
    body: Schema.Struct({ motivo: Reason }),
    answer: Message,
    failures: [BEYOND, LAST, [403, 'usuario.propio']],
  }),
  reactivar: entry({
    ...act('reactivar', 'Reactiva un usuario inactivo.'),
    answer: Message,
    failures: [BEYOND],
  }),
  desbloquear: entry({
    ...act('desbloquear', 'Borra los intentos fallidos y el bloqueo.'),
    answer: Message,
    failures: [BEYOND],
  }),
  restablecerSegundoFactor: entry({
    ...act('segundo-factor', 'Quita la aplicación de códigos y los de recuperación, y avisa a la persona.'),
    answer: Message,
    failures: [UNCONFIRMED, BEYOND, [403, 'usuario.propio']],
  }),
  enviarEnlace: entry({
    ...act('enlace', 'Envía un enlace de un solo uso para escribir la contraseña.'),
    answer: Message,
    failures: [UNCONFIRMED, BEYOND, [403, 'usuario.propio'], [409, 'usuario.inactivo']],
  }),
  cerrarSesiones: entry({
    ...act('sesiones', 'Termina todas las sesiones del usuario.'),
    answer: Schema.Struct({ mensaje: Schema.String, cerradas: Schema.Int }),
    failures: [BEYOND],
  }),
  ...cargas,
} as const
