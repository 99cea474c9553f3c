/** The clinician's panel. @fuente spec 1 §2, §6 */
import { group, page } from '../route.ts'

export const panelMedico = group('panelMedico', 'Panel Médico', 'panelmedico.atenciones', [
  page('asistenciaEducativa', 'Mis asistencias educativas', 'Registrar las actividades educativas que usted dicta.'),
  page('atencion', 'Consultas de hoy', 'Ver su agenda del día y atender a cada paciente.', {
    permission: 'panelmedico.atenciones',
  }),
  page('demandaInducida', 'Demanda inducida en consulta', 'Remitir a su paciente a los programas que le convienen.'),
  page('parametrizacion', 'Parametrización del panel médico', 'Elegir qué se muestra y qué se exige en la consulta.'),
  page(
    'recomendacionCups',
    'Recomendaciones por CUPS',
    'Escribir lo que se recomienda al paciente de cada procedimiento.',
  ),
])
