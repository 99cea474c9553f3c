/** The permission keys that the specification gives by name; every other one is ours. @fuente spec 1 §6, spec 2 §6 */
const MENU =
  'blog.vista agendamiento.medico cita.afiliados eventoAdverso.menu asegurador.menu contrato.menu farmacia.menu.vista ' +
  'panelmedico.atenciones autorizacion.menu transcripcion.menu siscac.vista historico.atenciones caracterizacion.menu ' +
  'asistenciaEducativa.gestionRiesgo empalme.listarFerrocarriles concurrencia.menu mesaAyuda.menu oncologia.enter ' +
  'referencia.menu rips.menu rias.menu fias.menu cuentasMedicas.vista tutelas.menu teleapoyo.vista domiciliaria.menu ' +
  'pqrsf.menu talentoHumano.menua solicitudes.menu estadistica.listar indicador.listar autogestion.menu sarlaft.vista ' +
  'medicinaLaboral.vista Sst.modulo reportes.vista modulo.permisos api.vista admin.enter'

export const SPECIFIED_PERMISSIONS: ReadonlySet<string> = new Set([...MENU.split(' '), 'referencia.seguimiento.todo'])
