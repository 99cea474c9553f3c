/** The diaries of the professionals. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const agendamiento = group('agendamiento', 'Agendamiento', 'agendamiento.medico', [
  page('historicoCambios', 'Cambios de agenda', 'Ver qué agendas se movieron o cancelaron, por quién y por qué.'),
  page('medico', 'Agenda médica', 'Ver la agenda de un profesional por día y por semana.', {
    permission: 'agendamiento.medico',
  }),
  page(
    'parametrizacion',
    'Parametrización de agendas',
    'Definir duraciones, consultorios y actividades de las agendas.',
  ),
  page('registro', 'Crear agenda', 'Abrir agendas para un profesional, una sede y unas fechas.'),
  page('reportes', 'Reportes de agendamiento', 'Medir la oportunidad, la ocupación y las inasistencias.'),
])
