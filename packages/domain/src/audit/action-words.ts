/** What the audit notes, in the words in which a person looks for it. A test reads the server: an action without words fails it. */

/** In this order they are offered. */
export const ACTION_GROUPS = {
  ingresos: 'Ingresos y sesiones',
  lecturas: 'Lecturas',
  ordenes: 'Órdenes y consultas',
  documentos: 'Consentimientos y documentos',
  cuenta: 'Cuenta propia',
  usuarios: 'Usuarios y roles',
  contenido: 'Manuales y novedades',
  sistema: 'Estados, catálogos y programas',
  auditoria: 'Auditoría y descargas',
} as const
export type ActionGroup = keyof typeof ACTION_GROUPS

interface ActionWords {
  readonly grupo: ActionGroup
  /** What the person did, in the past. */
  readonly texto: string
}

const ofGroup = (grupo: ActionGroup, words: Readonly<Record<string, string>>): Readonly<Record<string, ActionWords>> =>
  Object.fromEntries(Object.entries(words).map(([accion, texto]) => [accion, { grupo, texto }]))

/** Every `accion` that the server writes. */
export const ACTIONS: Readonly<Record<string, ActionWords>> = {
  ...ofGroup('ingresos', {
    'ingreso.correcto': 'Ingresó',
    'ingreso.fallido': 'Intentó ingresar: usuario o contraseña incorrectos',
    'ingreso.codigo_fallido': 'Intentó ingresar: código incorrecto',
    'ingreso.bloqueado': 'Quedó bloqueado por intentos fallidos',
    'sesion.cerrar': 'Cerró una sesión propia',
    'sesion.cerrar_otras': 'Cerró sus demás sesiones',
    'sesion.cerrar_todas': 'Cerró todas las sesiones de un usuario',
    'sesion.cerrar_negado': 'Intentó cerrar las sesiones de otra persona',
    'sesion.inactividad': 'Su sesión terminó por inactividad',
    'sesion.vencida': 'Su sesión terminó al cumplir doce horas',
  }),
  ...ofGroup('lecturas', {
    'afiliado.buscar': 'Buscó un afiliado por su documento',
    'agenda.leer': 'Vio la agenda',
    'consulta.leer': 'Vio una consulta',
    'historia.leer': 'Vio las medidas y la superficie corporal',
    'historico.leer': 'Vio si un procedimiento ya se había ordenado',
    'orden.leer': 'Vio la vida de una orden',
    'ordenes.leer': 'Vio las órdenes activas',
    'recomendaciones.leer': 'Vio las recomendaciones de una orden',
    'consentimiento.previsualizar': 'Vio un consentimiento antes de imprimirlo',
    'documento.descargar': 'Abrió un documento',
  }),
  ...ofGroup('ordenes', {
    'consulta.abrir': 'Abrió una consulta para atenderla',
    'orden.crear': 'Ordenó procedimientos',
    'orden.direccionar': 'Cambió la sede de una orden',
    'orden.aprobar': 'Aprobó una orden',
    'orden.negar': 'Negó una orden',
    'orden.anular': 'Anuló una orden',
    'orden.agendar': 'Agendó una orden',
    'orden.prestar': 'Registró la prestación de una orden',
  }),
  ...ofGroup('documentos', {
    'consentimiento.firmar': 'Guardó un consentimiento firmado',
    'consentimiento.disentir': 'Guardó un disentimiento',
    'documento.enviar': 'Envió un documento por correo',
  }),
  ...ofGroup('cuenta', {
    'cuenta.contrasena': 'Cambió su contraseña',
    'cuenta.contrasena_fallida': 'Intentó cambiar su contraseña: la actual no era',
    'cuenta.confirmar': 'Confirmó su contraseña para algo delicado',
    'cuenta.confirmacion_fallida': 'Intentó confirmar su contraseña: no era',
    'cuenta.bloqueo_propio': 'Bloqueó su usuario por treinta minutos',
    'cuenta.bloqueo_negado': 'Intentó bloquear a otro usuario',
    'cuenta.datos_recuperacion': 'Cambió sus datos de recuperación',
    'recuperacion.pedir': 'Pidió un enlace para recuperar la contraseña',
    'recuperacion.exceso': 'Pidió demasiados enlaces de recuperación',
    'recuperacion.desconocida': 'Pidió recuperar la contraseña de una persona que no existe',
    'recuperacion.restablecer': 'Escribió una contraseña nueva con un enlace',
    'totp.iniciar': 'Empezó a registrar una aplicación de códigos',
    'totp.activar': 'Activó la aplicación de códigos',
    'totp.codigos': 'Generó códigos de recuperación nuevos',
    'totp.desactivar': 'Dejó la aplicación de códigos',
  }),
  ...ofGroup('usuarios', {
    'usuario.crear': 'Creó un usuario',
    'usuario.editar': 'Editó un usuario',
    'usuario.restablecer': 'Restableció una cuenta desde el servidor',
    'usuario.roles': 'Cambió los roles de un usuario',
    'usuario.inactivar': 'Inactivó un usuario',
    'usuario.reactivar': 'Reactivó un usuario',
    'usuario.desbloquear': 'Desbloqueó un usuario',
    'usuario.segundo_factor': 'Devolvió a un usuario al código por correo',
    'usuario.enlace': 'Envió a un usuario un enlace para su contraseña',
    'usuario.cerrar_sesiones': 'Cerró las sesiones de un usuario',
    'carga_usuarios.revisar': 'Revisó un archivo de usuarios',
    'carga_usuarios.cancelar': 'Canceló una carga de usuarios',
    'rol.crear': 'Creó un rol',
    'rol.editar': 'Editó un rol',
    'rol.eliminar': 'Eliminó un rol',
    'permiso.describir': 'Describió un permiso',
  }),
  ...ofGroup('contenido', {
    'contenido.crear': 'Escribió un manual o una novedad',
    'contenido.editar': 'Editó un manual o una novedad',
    'contenido.publicar': 'Publicó un manual o una novedad',
    'contenido.retirar': 'Retiró un manual o una novedad',
    'contenido.eliminar': 'Eliminó un borrador',
    'contenido.adjuntar': 'Adjuntó un archivo a un manual o una novedad',
    'contenido.quitar_adjunto': 'Quitó un archivo de un manual o una novedad',
  }),
  ...ofGroup('sistema', {
    'estado.crear': 'Creó un estado',
    'estado.editar': 'Editó un estado',
    'cliente.crear': 'Creó un programa de la API',
    'cliente.editar': 'Editó un programa de la API',
    'cliente.activar': 'Activó un programa de la API',
    'cliente.inactivar': 'Inactivó un programa de la API',
    'cliente.renovar_clave': 'Generó una clave nueva para un programa de la API',
    'cliente.usar': 'Usó un programa de la API',
  }),
  ...ofGroup('auditoria', {
    'auditoria.leer': 'Consultó la auditoría',
    'auditoria.ver': 'Vio una entrada de la auditoría',
    'auditoria.exportar': 'Descargó la auditoría',
    'ingresos.leer': 'Consultó los ingresos',
    'ingresos.exportar': 'Descargó los ingresos',
    'permiso.exportar': 'Descargó la lista de permisos',
  }),
}
