/** Occupational health. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const saludOcupacional = group('saludOcupacional', 'Salud Ocupacional', 'saludOcupacional.menu', [
  page('historicoOcupacional', 'Histórico ocupacional', 'Ver los exámenes ocupacionales de una persona.'),
  page('reporteOcupacional', 'Reporte ocupacional', 'Descargar los exámenes ocupacionales de un periodo.'),
])
