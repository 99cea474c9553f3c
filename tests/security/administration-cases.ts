/**
 * Calls of the administration, on oneself, on who is within one's reach, on who holds what one does not, and on nobody; and on what
 * belongs to the installation, which is there or is not.
 */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import * as modules from '../support/of-modules.ts'
import type { ModuleTests } from '../support/module-tests.ts'
import { type AdministrationCase, type ByReach, ABSENT, installed, type Wanted } from './administration-case.ts'

const BEYOND = '403 usuario.fuera_de_alcance'
const MYSELF = '403 usuario.propio'
const NOT_MINE = '403 permiso.ajeno'

const onPerson = (own: Wanted = '200'): ByReach => ({
  propio: own,
  'al alcance': '200',
  'fuera de alcance': BEYOND,
  ausente: ABSENT,
})
const READ: ByReach = { propio: '200', 'al alcance': '200', 'fuera de alcance': '200', ausente: ABSENT }
const ON_ROLE: ByReach = { ...READ, 'fuera de alcance': NOT_MINE }
/** A user who is no affiliate has no such record. */
const ON_AFFILIATE: ByReach = { ...onPerson(), propio: ABSENT }

const act = (name: string, path: string, own: Wanted = '200', body: object | null = null): AdministrationCase => ({
  entry: `usuarios.${name}`,
  on: 'persona',
  request: ({ usuario }) => ({ path: `/usuarios/usuario/${usuario}/${path}`, ...(body === null ? {} : { body }) }),
  desk: onPerson(own),
  administrator: { propio: own },
})

const CONTENT = { tipo: 'manual', titulo: 'Manual de ingreso', resumen: '', cuerpo: 'Texto' }
const UPLOAD = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 100 }

export const ADMINISTRATION_CASES: readonly AdministrationCase[] = [
  {
    entry: 'usuarios.usuario',
    on: 'persona',
    request: ({ usuario }) => ({ path: `/usuarios/usuario/${usuario}` }),
    desk: READ,
  },
  {
    entry: 'usuarios.historial',
    on: 'persona',
    request: ({ usuario }) => ({ path: `/usuarios/usuario/${usuario}/historial` }),
    desk: READ,
  },
  {
    entry: 'usuarios.actualizarOperador',
    on: 'persona',
    request: ({ usuario, version, operador }) => ({
      path: `/usuarios/operador/${usuario}`,
      body: { ...operador, email: `ladron${usuario}@correo.co`, email_recuperacion: 'ladron@correo.co', version },
    }),
    desk: onPerson(),
  },
  {
    entry: 'usuarios.actualizarAfiliado',
    on: 'afiliado',
    request: ({ usuario, version }) => ({
      path: `/usuarios/afiliado/${usuario}`,
      body: { email: `ladron${usuario}@correo.co`, version },
    }),
    desk: ON_AFFILIATE,
    administrator: { propio: ABSENT },
  },
  {
    entry: 'usuarios.asignarRoles',
    variant: 'los que tiene',
    on: 'persona',
    request: ({ usuario, version, roles }) => ({
      path: `/usuarios/usuario/${usuario}/roles`,
      body: { roles, version },
    }),
    desk: onPerson(),
  },
  {
    entry: 'usuarios.asignarRoles',
    variant: 'el de administrador',
    on: 'persona',
    request: ({ usuario, version, administrador }) => ({
      path: `/usuarios/usuario/${usuario}/roles`,
      body: { roles: [administrador], version },
    }),
    desk: { ...onPerson(NOT_MINE), 'al alcance': NOT_MINE },
  },
  {
    entry: 'usuarios.crearOperador',
    on: 'rol',
    request: ({ rol, nuevo }) => ({ path: '/usuarios/crear-operador', body: { ...nuevo, roles: [rol] } }),
    desk: { ...ON_ROLE, ausente: '422 datos.invalidos' },
    administrator: { ausente: '422 datos.invalidos' },
  },
  {
    entry: 'usuarios.crearAfiliado',
    on: 'rol',
    request: ({ rol, nuevo, afiliado }) => ({
      path: '/usuarios/crear-afiliado',
      body: { afiliado_id: afiliado, email: nuevo.email, roles: [rol] },
    }),
    desk: { ...ON_ROLE, ausente: '422 datos.invalidos' },
    administrator: { ausente: '422 datos.invalidos' },
  },
  act('inactivar', 'inactivar', MYSELF, { motivo: 'Revisión de permisos' }),
  act('reactivar', 'reactivar'),
  act('desbloquear', 'desbloquear'),
  act('restablecerSegundoFactor', 'segundo-factor', MYSELF),
  act('enviarEnlace', 'enlace', MYSELF),
  act('cerrarSesiones', 'sesiones'),
  installed('usuarios.carga', ({ carga }) => ({ path: `/usuarios/cargas/${carga}` })),
  installed('usuarios.lineasCarga', ({ carga }) => ({ path: `/usuarios/cargas/${carga}/lineas` })),
  installed('usuarios.rechazosCarga', ({ carga }) => ({ path: `/usuarios/cargas/${carga}/rechazos` })),
  installed('usuarios.cargarLote', ({ carga }) => ({ path: `/usuarios/cargas/${carga}/lote` })),
  installed('usuarios.cancelarCarga', ({ carga }) => ({ path: `/usuarios/cargas/${carga}/cancelar` })),
  { entry: 'roles.rol', on: 'rol', request: ({ rol }) => ({ path: `/roles/${rol}` }), desk: READ },
  {
    entry: 'roles.vistaPrevia',
    on: 'rol',
    request: ({ rol, rolVersion, rolNombre }) => ({
      path: '/roles/vista-previa',
      body: { id: rol, version: rolVersion, nombre: rolNombre, descripcion: '', permisos: [] },
    }),
    desk: ON_ROLE,
    // Their own is the role of administrator, which keeps its keys.
    administrator: { propio: '409 rol.administrador' },
  },
  {
    entry: 'roles.crear',
    on: 'rol',
    request: ({ rolPermisos, nuevo }) => ({
      path: '/roles',
      body: { nombre: `Rol ${nuevo.numero_documento}`, descripcion: '', permisos: rolPermisos },
    }),
    desk: { ...ON_ROLE, ausente: '422 datos.invalidos' },
    administrator: { ausente: '422 datos.invalidos' },
  },
  {
    entry: 'roles.actualizar',
    on: 'rol',
    request: ({ rol, rolVersion, rolNombre }) => ({
      path: `/roles/${rol}`,
      body: { version: rolVersion, nombre: rolNombre, descripcion: '', permisos: [] },
    }),
    desk: ON_ROLE,
    administrator: { propio: '409 rol.administrador' },
  },
  {
    entry: 'roles.eliminar',
    on: 'rol',
    request: ({ rol }) => ({ path: `/roles/${rol}` }),
    desk: { ...ON_ROLE, propio: '409 rol.en_uso' },
    administrator: { propio: '409 rol.administrador' },
  },
  installed('roles.permiso', ({ permiso }) => ({ path: `/permisos/${permiso}` })),
  installed('roles.describirPermiso', ({ permiso }) => ({
    path: `/permisos/${permiso}`,
    body: { descripcion: 'Lo que abre' },
  })),
  {
    ...installed('sustituciones.conceder', ({ titular, sustituto }) => ({
      path: '/sustituciones',
      body: {
        titular_user_id: titular,
        sustituto_user_id: sustituto,
        desde: bogotaDate(Date.now()),
        hasta: bogotaDate(Date.now()),
        motivo: 'De prueba',
      },
    })),
    desk: { propio: '200', 'al alcance': '200', 'fuera de alcance': '200', ausente: '422 datos.invalidos' },
    administrator: { ausente: '422 datos.invalidos' },
  },
  installed('sustituciones.revocar', ({ sustitucion }) => ({ path: `/sustituciones/${sustitucion}/revocar` })),
  installed('auditoria.entrada', ({ entrada }) => ({ path: `/auditoria/entrada/${entrada}` })),
  installed('estados.actualizar', ({ estado }) => ({
    path: `/estados/${estado}`,
    body: { nombre: `Estado ${estado}`, descripcion: '', activo: false, version: 1 },
  })),
  installed('clientes.editar', ({ programa }) => ({
    path: `/cliente/${programa}`,
    body: { nombre: `Programa ${programa}`, descripcion: null, version: 1 },
  })),
  installed('clientes.cambiarEstado', ({ programa }) => ({ path: `/cliente/cambiar-estado/${programa}` })),
  installed('clientes.nuevaClave', ({ programa }) => ({ path: `/cliente/${programa}/clave`, body: { version: 1 } })),
  installed('contenido.abrir', ({ contenido }) => ({ path: `/contenido/editar/${contenido}` })),
  installed('contenido.guardar', ({ contenido }) => ({
    path: `/contenido/${contenido}`,
    body: { ...CONTENT, version: 1 },
  })),
  installed('contenido.mover', ({ contenido }) => ({
    path: `/contenido/mover/${contenido}`,
    body: { evento: 'publicar', version: 1 },
  })),
  installed('contenido.eliminar', ({ contenido }) => ({ path: `/contenido/${contenido}` })),
  installed('contenido.subir', ({ contenido }) => ({ path: `/contenido/subir/${contenido}`, body: UPLOAD })),
  // The content is there and nothing was sent: that is said only of one that is there.
  installed(
    'contenido.adjuntar',
    ({ contenido }) => ({ path: `/contenido/adjuntar/${contenido}`, body: { clave: 'A'.repeat(43) } }),
    '409 archivo.no_recibido',
  ),
  installed('contenido.quitarAdjunto', ({ adjunto }) => ({ path: `/contenido/adjunto/${adjunto}` })),
  ...Object.values<ModuleTests>(modules).flatMap(({ administration = [] }) => administration),
]
