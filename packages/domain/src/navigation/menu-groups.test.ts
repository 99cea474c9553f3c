/**
 * The menu as the specification says it (1 §2 the groups and their entries, §6 their keys), written here from it and not from the
 * table of the product. `tests/contract/catalog-of-spec.test.ts` reads the specification itself.
 */
import { describe, expect, it } from 'vitest'
import { ROUTES } from './catalog.ts'
import { MENU_GROUPS } from './menu-groups.ts'

const GROUPS = [
  ['Inicio', 'inicio', '', 'home'],
  ['Agendamiento', 'agendamiento', 'agendamiento.medico', 'calendar'],
  ['Citas', 'cita', 'cita.afiliados', 'timeline-events'],
  ['Gestión de sucesos', 'evento', 'eventoAdverso.menu', 'warning-sign'],
  ['Aseguramiento', 'aseguramiento', 'asegurador.menu', 'shield'],
  ['Contratos', 'contrato', 'contrato.menu', 'manually-entered-data'],
  ['Farmacia', 'farmacia', 'farmacia.menu.vista', 'prescription'],
  ['Panel Médico', 'panelMedico', 'panelmedico.atenciones', 'pulse'],
  ['Gestión de Red', 'autorizacion', 'autorizacion.menu', 'endorsed'],
  ['Transcripciones', 'transcripcion', 'transcripcion.menu', 'duplicate'],
  ['SISCAC', 'siscac', 'siscac.vista', 'clipboard'],
  ['Históricos', 'historico', 'historico.atenciones', 'history'],
  ['Prestadores', 'prestadores', 'prestadores.menu', 'office'],
  ['Caracterización', 'Caracterizacion', 'caracterizacion.menu', 'id-number'],
  ['Gestión Riesgo', 'gestionRiesgo', 'asistenciaEducativa.gestionRiesgo', 'learning'],
  ['Empalme', 'empalme', 'empalme.listarFerrocarriles', 'merge-links'],
  ['Audimedf', 'concurrencia', 'concurrencia.menu', 'search-around'],
  ['Mesa ayuda', 'mesaAyuda', 'mesaAyuda.menu', 'headset'],
  ['Oncología', 'oncologia', 'oncologia.enter', 'lab-test'],
  ['Centro Regulador', 'referencia', 'referencia.menu', 'git-branch'],
  ['Rips', 'rips', 'rips.menu', 'th-list'],
  ['RIAS', 'rias', 'rias.menu', 'route'],
  ['Fias', 'fias', 'fias.menu', 'download'],
  ['Cuentas médicas', 'cuentasMedicas', 'cuentasMedicas.vista', 'dollar'],
  ['Acción Constitucional', 'tutela', 'tutelas.menu', 'take-action'],
  ['Telesalud', 'telesalud', 'teleapoyo.vista', 'video'],
  ['Salud Ocupacional', 'saludOcupacional', 'saludOcupacional.menu', 'briefcase'],
  ['Domiciliaria', 'domiciliaria', 'domiciliaria.menu', 'map-marker'],
  ['PQRS', 'pqrsf', 'pqrsf.menu', 'inbox'],
  ['Talento Humano', 'talentoHumano', 'talentoHumano.menua', 'people'],
  ['Solicitudes', 'solicitudes', 'solicitudes.menu', 'form'],
  ['Estadísticas', 'estadistica', 'estadistica.listar', 'chart'],
  ['Indicadores', 'indicador', 'indicador.listar', 'dashboard'],
  ['Turno', 'turno', 'turno.menu', 'time'],
  ['Autogestión', 'autogestion', 'autogestion.menu', 'user'],
  ['Libre elección', 'libreEleccion', 'autogestion.menu', 'hand'],
  ['Sarlaft', 'sarlaft', 'sarlaft.vista', 'confirm'],
  ['Medicina laboral', 'medicinaLaboral', 'medicinaLaboral.vista', 'walk'],
  ['SST', 'Sst', 'Sst.modulo', 'build'],
  ['Reportes', 'reportes', 'reportes.vista', 'timeline-bar-chart'],
  ['Reportes-Prestadores', 'reportesPrestadores', 'reportes.prestadores', 'grouped-bar-chart'],
  ['Desarrollo', 'desarrollo', 'modulo.permisos', 'code'],
  ['API', 'api', 'api.vista', 'data-connection'],
  ['Log Interoperabilidad', 'logInteroperabilidad', 'logInteroperabilidad.menu', 'changes'],
  ['Interoperabilidad HC', 'Interoperabilidad', 'Interoperabilidad.menu', 'exchange'],
  ['Gestión Documental', 'intranet', 'intranet.menu', 'folder-open'],
  ['Admin', 'admin', 'admin.enter', 'cog'],
] as const

const pagesOf = (module: string): readonly string[] =>
  ROUTES.map(({ path }) => path).filter((path) => path.startsWith(`/${module}/`))
const under = (module: string, names: string): readonly string[] => names.split(' ').map((name) => `/${module}/${name}`)

/** Groups whose entries the specification lists, or to which it lends pages of other modules. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  inicio: ['/', '/inicio/manual', '/inicio/gestionContenido'],
  farmacia: [...pagesOf('farmacia'), '/historico/medicamentosParciales', '/codigosSumi/codigoSumi'],
  autorizacion: under('autorizacion', 'medicamentos servicios serviciosCirugia oncologia otrosServicios'),
  panelMedico: [...pagesOf('panelMedico'), ...pagesOf('firmas')],
  historico: under('historico', 'consultas interoperabilidadHc repositorio ordenes incapacidades laboratorios'),
  Caracterizacion: [...pagesOf('Caracterizacion'), '/rias/marcacionMasivaAfiliados'],
  gestionRiesgo: [
    '/gestionRiesgo/asistenciaPrincipal',
    '/demandaInducida/demandaInducida',
    '/demandaInducida/administracionDemandaInducida',
  ],
  referencia: under('referencia', 'registro seguimientos procesado'),
  cuentasMedicas: under(
    'cuentasMedicas',
    'adminCuentasMedicas facturasPendientes auditoria reporteAuditores informeCuentasMedicas informePrestador',
  ),
  telesalud: under('telesalud', 'parametrizacion crearTelesalud pendientes juntaProfesionales solucionados'),
  saludOcupacional: ['/saludOcupacional/historicoOcupacional'],
  pqrsf: under(
    'gestionPqrsf',
    'formulario gestion/gestion gestionInterna/gestionInterna gestionExterna/gestionExterna centralPqrf/centralPqrf parametrizacion',
  ),
  talentoHumano: under(
    'talentoHumano',
    'empleados cierreMes induccionEspecifica incidentes evaluacionDesempeno planSeguimiento beneficios parametrizacion',
  ),
  turno: [...under('turno', 'listar tablero llamado'), '/taquilla/taquilla', '/areaClinica/areaClinica'],
  autogestion: under(
    'autogestion',
    'certificadoAfiliacion radicarAutogestion ordenesAutogestion pqrsfAutogestion citasAutogestion',
  ),
  libreEleccion: ['/autogestion/consultar-ips'],
  sarlaft: under('sarlaft', 'formularioSarlaft revisionSarlaft'),
  medicinaLaboral: [
    '/medicinaLaboral/agendar',
    '/medicinaLaboral/atencionMedica',
    '/certificadosAptitudLaboral/certificadosAptitudLaboral',
  ],
  Sst: [
    '/furat/registro',
    '/furel/registroFurel',
    '/Sst/historicos',
    '/Sst/firmaInvestigaciones',
    '/Sst/determinacion-origen',
    '/Sst/junta-regional-calificacion',
    '/furat/reporte',
    '/furat/parametrizacion',
    '/Sst/parametrizacionAdjuntos',
  ],
  reportesPrestadores: ['/reportes/reportes'],
  desarrollo: ['/desarrollo/permiso', '/desarrollo/estado', '/desarrollo/trabajos', '/desarrollo/normas'],
}

it('los grupos del menú son los de la especificación, en su orden, con su clave y su dibujo', () => {
  expect(MENU_GROUPS.map(({ title, id, permission, icon }) => [title, id, permission, icon])).toEqual(GROUPS)
})

describe('las entradas de un grupo', () => {
  it.each(Object.entries(LISTED))('de %s son las que la especificación lista', (id, entries) => {
    expect(MENU_GROUPS.find((group) => group.id === id)?.entries).toEqual(entries)
  })

  it('que la especificación no lista son todas las páginas de su módulo y ninguna de otro', () => {
    const whole = MENU_GROUPS.filter(({ id }) => !Object.hasOwn(LISTED, id))
    expect(whole).toHaveLength(26)
    for (const { id, entries } of whole) {
      expect(entries, id).toEqual(pagesOf(id))
      expect(entries.length, id).toBeGreaterThan(0)
    }
  })
})
