/** Pages with a folder of their own and no module. @fuente spec 1 §2 */
import { group, page, type RouteGroup } from '../route.ts'

export const inicio = group('inicio', 'Inicio', '', [
  page('manual', 'Manuales y novedades', 'Leer los manuales y las novedades publicadas.', { permission: '' }),
  page('gestionContenido', 'Gestión de contenido', 'Publicar y retirar manuales y novedades.'),
])

export const outsideModules: readonly RouteGroup[] = [
  group('consentimiento', 'Consentimiento', 'panelmedico.atenciones', [
    page(
      'consentimientoInformado',
      'Consentimiento informado',
      'Firmar un consentimiento en la pantalla del paciente.',
      {
        layout: 'consents',
      },
    ),
  ]),
  group('certificadosAptitudLaboral', 'Certificados de aptitud laboral', 'medicinaLaboral.vista', [
    page('certificadosAptitudLaboral', 'Certificados de aptitud laboral', 'Expedir y buscar certificados de aptitud.'),
  ]),
  group('cuadroTurno', 'Cuadro de turnos', 'talentoHumano.menua', [
    page('programacionMensual', 'Programación mensual de turnos', 'Programar los turnos de trabajo de un mes.'),
  ]),
  group('domiciliaria', 'Domiciliaria', 'domiciliaria.menu', [
    page('ingresoDomiciliario', 'Ingreso domiciliario', 'Ingresar a un paciente a la atención en casa.'),
    page('censoDomiciliario', 'Censo domiciliario', 'Ver los pacientes atendidos en casa y lo que les falta.'),
  ]),
  group('empalme', 'Empalme', 'empalme.listarFerrocarriles', [
    page('RegistroEmpalme', 'Registro de empalme', 'Registrar los pacientes que recibe de otro asegurador.', {
      permission: 'empalme.listarFerrocarriles',
    }),
  ]),
  group('fias', 'Fias', 'fias.menu', [
    page('descargaFias', 'Descarga de FIAS', 'Descargar los archivos FIAS de un periodo.', { permission: 'fias.menu' }),
  ]),
  group('furel', 'FUREL', 'Sst.modulo', [
    page('registroFurel', 'Registrar FUREL', 'Llenar el formulario único de reporte de enfermedad laboral.'),
  ]),
  group('gestion', 'Gestión', 'solicitudes.menu', [
    page('gestion', 'Gestión general', 'Ver en una bandeja los trámites que esperan gestión.'),
  ]),
  group('gestionConocimiento', 'Gestión del conocimiento', 'talentoHumano.menua', [
    page('solicitudCapacitacion', 'Solicitud de capacitación', 'Pedir una capacitación y seguir su aprobación.'),
  ]),
  group('indicador', 'Indicadores', 'indicador.listar', [
    page('indicadores', 'Indicadores', 'Ver los indicadores, su meta y su tendencia.', {
      permission: 'indicador.listar',
    }),
  ]),
  group('Interoperabilidad', 'Interoperabilidad HC', 'Interoperabilidad.menu', [
    page(
      'historiasClinicasInteroperabilidad',
      'Historias clínicas interoperables',
      'Consultar y enviar resúmenes de historia a otras instituciones.',
    ),
  ]),
  group('intranet', 'Gestión Documental', 'intranet.menu', [
    page('documentos', 'Documentos', 'Guardar, versionar y buscar los documentos de la entidad.'),
  ]),
  group('subcategorias', 'Subcategorías', 'modulo.permisos', [
    page('subcategorias', 'Subcategorías', 'Mantener las subcategorías que usan los trámites.'),
  ]),
  group('taquilla', 'Taquillas', 'turno.menu', [
    page('taquilla', 'Taquillas', 'Mantener las taquillas que llaman turnos.'),
  ]),
  group('areaClinica', 'Áreas clínicas', 'turno.menu', [
    page('areaClinica', 'Áreas clínicas', 'Mantener las áreas a las que se dan turnos.'),
  ]),
]
