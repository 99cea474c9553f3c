/** Audit at the bedside. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const concurrencia = group('concurrencia', 'Audimedf', 'concurrencia.menu', [
  page('alta', 'Altas de concurrencia', 'Cerrar el seguimiento de un paciente que salió del hospital.'),
  page('auxiliarEnfermeria', 'Notas de auxiliar de enfermería', 'Registrar las notas del auxiliar sobre la estancia.'),
  page('enfermeria', 'Notas de enfermería en concurrencia', 'Registrar las notas de enfermería sobre la estancia.'),
  page('ingreso', 'Ingresos hospitalarios', 'Registrar el ingreso de un afiliado a un hospital de la red.'),
  page('medicinaGeneral', 'Notas médicas de concurrencia', 'Registrar la pertinencia de la estancia y de lo ordenado.'),
  page('parametrizacion', 'Parametrización de concurrencia', 'Mantener las causas, servicios y hallazgos que se usan.'),
  page('seguimiento', 'Seguimiento de concurrencia', 'Ver los pacientes hospitalizados y la evolución de cada uno.'),
])
