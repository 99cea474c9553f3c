/** Medicine at work. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const medicinaLaboral = group('medicinaLaboral', 'Medicina laboral', 'medicinaLaboral.vista', [
  page('agendar', 'Agendar medicina laboral', 'Dar cita para un examen ocupacional.'),
  page('atencionMedica', 'Atención de medicina laboral', 'Atender un examen ocupacional y escribir su concepto.'),
])
