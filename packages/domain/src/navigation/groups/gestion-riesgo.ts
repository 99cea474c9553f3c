/** Health education. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const gestionRiesgo = group('gestionRiesgo', 'Gestión Riesgo', 'asistenciaEducativa.gestionRiesgo', [
  page(
    'asistenciaEducativa',
    'Crear asistencia educativa',
    'Registrar una actividad educativa y a quiénes asistieron.',
  ),
  page('asistenciaPrincipal', 'Asistencia educativa', 'Ver las actividades educativas programadas y sus asistentes.', {
    permission: 'asistenciaEducativa.gestionRiesgo',
  }),
  page('asistenciasEducativasCreadas', 'Asistencias educativas creadas', 'Buscar y corregir las actividades creadas.'),
])
