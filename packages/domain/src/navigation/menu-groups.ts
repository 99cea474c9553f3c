/** The left menu as data: groups and entries of the specification, in its order. @fuente spec 1 §2, §6 */
import { CATALOG } from './catalog.ts'
import type { MenuIcon } from './menu-icon.ts'

export interface MenuGroupSpec {
  readonly id: string
  readonly title: string
  /** Empty asks only for a session. */
  readonly permission: string
  readonly icon: MenuIcon
  /** Paths of catalogued pages. */
  readonly entries: readonly string[]
}

/** Every page of a group, for the menu groups whose entries the specification does not list. */
const all = (id: string): readonly string[] =>
  CATALOG.flatMap((group) => (group.id === id ? group.routes.map(({ path }) => path) : []))

const of = (id: string, names: string): readonly string[] => names.split(' ').map((name) => `/${id}/${name}`)

const menu = (
  id: string,
  title: string,
  permission: string,
  icon: MenuIcon,
  entries: readonly string[] = all(id),
): MenuGroupSpec => ({ id, title, permission, icon, entries })

const PQRS = [
  '/gestionPqrsf/formulario',
  '/gestionPqrsf/gestion/gestion',
  '/gestionPqrsf/gestionInterna/gestionInterna',
  '/gestionPqrsf/gestionExterna/gestionExterna',
  '/gestionPqrsf/centralPqrf/centralPqrf',
  '/gestionPqrsf/parametrizacion',
]
const RISK = [...of('gestionRiesgo', 'asistenciaPrincipal'), ...all('demandaInducida')]
const SST = [
  '/furat/registro',
  '/furel/registroFurel',
  ...of('Sst', 'historicos firmaInvestigaciones determinacion-origen junta-regional-calificacion'),
  ...of('furat', 'reporte parametrizacion'),
  '/Sst/parametrizacionAdjuntos',
]
const NETWORK = of('autorizacion', 'medicamentos servicios serviciosCirugia oncologia otrosServicios')
const PAST = of('historico', 'consultas interoperabilidadHc repositorio ordenes incapacidades laboratorios')
const ACCOUNTS = of(
  'cuentasMedicas',
  'adminCuentasMedicas facturasPendientes auditoria reporteAuditores informeCuentasMedicas informePrestador',
)
const STAFF = of(
  'talentoHumano',
  'empleados cierreMes induccionEspecifica incidentes evaluacionDesempeno planSeguimiento beneficios parametrizacion',
)
const SELF_SERVICE = of(
  'autogestion',
  'certificadoAfiliacion radicarAutogestion ordenesAutogestion pqrsfAutogestion citasAutogestion',
)
const PHARMACY = [...all('farmacia'), '/historico/medicamentosParciales', '/codigosSumi/codigoSumi']
const ADVICE = of('telesalud', 'parametrizacion crearTelesalud pendientes juntaProfesionales solucionados')
const WORK_MEDICINE = [...all('medicinaLaboral'), '/certificadosAptitudLaboral/certificadosAptitudLaboral']
const REFERRAL = of('referencia', 'registro seguimientos procesado')
const QUEUE = [...of('turno', 'listar tablero llamado'), '/taquilla/taquilla', '/areaClinica/areaClinica']

export const MENU_GROUPS: readonly MenuGroupSpec[] = [
  menu('inicio', 'Inicio', '', 'home', ['/', ...of('inicio', 'manual gestionContenido')]),
  menu('agendamiento', 'Agendamiento', 'agendamiento.medico', 'calendar'),
  menu('cita', 'Citas', 'cita.afiliados', 'timeline-events'),
  menu('evento', 'Gestión de sucesos', 'eventoAdverso.menu', 'warning-sign'),
  menu('aseguramiento', 'Aseguramiento', 'asegurador.menu', 'shield'),
  menu('contrato', 'Contratos', 'contrato.menu', 'manually-entered-data'),
  menu('farmacia', 'Farmacia', 'farmacia.menu.vista', 'prescription', PHARMACY),
  menu('panelMedico', 'Panel Médico', 'panelmedico.atenciones', 'pulse', [...all('panelMedico'), ...all('firmas')]),
  menu('autorizacion', 'Gestión de Red', 'autorizacion.menu', 'endorsed', NETWORK),
  menu('transcripcion', 'Transcripciones', 'transcripcion.menu', 'duplicate'),
  menu('siscac', 'SISCAC', 'siscac.vista', 'clipboard'),
  menu('historico', 'Históricos', 'historico.atenciones', 'history', PAST),
  menu('prestadores', 'Prestadores', 'prestadores.menu', 'office'),
  menu('Caracterizacion', 'Caracterización', 'caracterizacion.menu', 'id-number', [
    ...all('Caracterizacion'),
    '/rias/marcacionMasivaAfiliados',
  ]),
  menu('gestionRiesgo', 'Gestión Riesgo', 'asistenciaEducativa.gestionRiesgo', 'learning', RISK),
  menu('empalme', 'Empalme', 'empalme.listarFerrocarriles', 'merge-links'),
  menu('concurrencia', 'Audimedf', 'concurrencia.menu', 'search-around'),
  menu('mesaAyuda', 'Mesa ayuda', 'mesaAyuda.menu', 'headset'),
  menu('oncologia', 'Oncología', 'oncologia.enter', 'lab-test'),
  menu('referencia', 'Centro Regulador', 'referencia.menu', 'git-branch', REFERRAL),
  menu('rips', 'Rips', 'rips.menu', 'th-list'),
  menu('rias', 'RIAS', 'rias.menu', 'route'),
  menu('fias', 'Fias', 'fias.menu', 'download'),
  menu('cuentasMedicas', 'Cuentas médicas', 'cuentasMedicas.vista', 'dollar', ACCOUNTS),
  menu('tutela', 'Acción Constitucional', 'tutelas.menu', 'take-action'),
  menu('telesalud', 'Telesalud', 'teleapoyo.vista', 'video', ADVICE),
  menu('saludOcupacional', 'Salud Ocupacional', 'saludOcupacional.menu', 'briefcase', [
    '/saludOcupacional/historicoOcupacional',
  ]),
  menu('domiciliaria', 'Domiciliaria', 'domiciliaria.menu', 'map-marker'),
  menu('pqrsf', 'PQRS', 'pqrsf.menu', 'inbox', PQRS),
  menu('talentoHumano', 'Talento Humano', 'talentoHumano.menua', 'people', STAFF),
  menu('solicitudes', 'Solicitudes', 'solicitudes.menu', 'form'),
  menu('estadistica', 'Estadísticas', 'estadistica.listar', 'chart'),
  menu('indicador', 'Indicadores', 'indicador.listar', 'dashboard'),
  menu('turno', 'Turno', 'turno.menu', 'time', QUEUE),
  menu('autogestion', 'Autogestión', 'autogestion.menu', 'user', SELF_SERVICE),
  menu('libreEleccion', 'Libre elección', 'autogestion.menu', 'hand', ['/autogestion/consultar-ips']),
  menu('sarlaft', 'Sarlaft', 'sarlaft.vista', 'confirm', of('sarlaft', 'formularioSarlaft revisionSarlaft')),
  menu('medicinaLaboral', 'Medicina laboral', 'medicinaLaboral.vista', 'walk', WORK_MEDICINE),
  menu('Sst', 'SST', 'Sst.modulo', 'build', SST),
  menu('reportes', 'Reportes', 'reportes.vista', 'timeline-bar-chart'),
  menu('reportesPrestadores', 'Reportes-Prestadores', 'reportes.prestadores', 'grouped-bar-chart', [
    '/reportes/reportes',
  ]),
  menu('desarrollo', 'Desarrollo', 'modulo.permisos', 'code', of('desarrollo', 'permiso estado trabajos normas')),
  menu('api', 'API', 'api.vista', 'data-connection'),
  menu('logInteroperabilidad', 'Log Interoperabilidad', 'logInteroperabilidad.menu', 'changes'),
  menu('Interoperabilidad', 'Interoperabilidad HC', 'Interoperabilidad.menu', 'exchange'),
  menu('intranet', 'Gestión Documental', 'intranet.menu', 'folder-open'),
  menu('admin', 'Admin', 'admin.enter', 'cog'),
]
