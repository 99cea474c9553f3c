/** The clinician's panel. @fuente spec 1 §2, §6 */
import { group, page } from '../route.ts'

export const panelMedico = group('panelMedico', 'Panel Médico', 'panelmedico.atenciones', [
  page('atencion', 'Consultas de hoy', { menu: 1 }),
])
