/** Every permission key of the product. @fuente spec 1 §6, spec 2 §6 */

/** Keys of the menu groups, as the specification writes them. */
const MENU_PERMISSIONS = [
  'blog.vista',
  'agendamiento.medico',
  'cita.afiliados',
  'eventoAdverso.menu',
  'asegurador.menu',
  'contrato.menu',
  'farmacia.menu.vista',
  'panelmedico.atenciones',
  'autorizacion.menu',
  'transcripcion.menu',
  'siscac.vista',
  'historico.atenciones',
  'prestadores.menu',
  'caracterizacion.menu',
  'asistenciaEducativa.gestionRiesgo',
  'empalme.listarFerrocarriles',
  'concurrencia.menu',
  'mesaAyuda.menu',
  'oncologia.enter',
  'referencia.menu',
  'rips.menu',
  'rias.menu',
  'fias.menu',
  'cuentasMedicas.vista',
  'tutelas.menu',
  'teleapoyo.vista',
  'domiciliaria.menu',
  'pqrsf.menu',
  'talentoHumano.menua',
  'solicitudes.menu',
  'estadistica.listar',
  'indicador.listar',
  'autogestion.menu',
  'sarlaft.vista',
  'medicinaLaboral.vista',
  'Sst.modulo',
  'reportes.vista',
  'modulo.permisos',
  'api.vista',
  'admin.enter',
] as const

/** Keys of actions inside a page. */
const ACTION_PERMISSIONS = [
  /** Moves a referral. */
  'referencia.seguimiento.todo',
  /** Approves or denies an order line that is pending of audit. */
  'autorizacion.auditoria',
  /** Sees the consultations of every professional. */
  'consultas.todas',
] as const

export const PERMISSIONS = [...MENU_PERMISSIONS, ...ACTION_PERMISSIONS] as const
export type Permission = (typeof PERMISSIONS)[number]
