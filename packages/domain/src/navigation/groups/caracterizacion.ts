/** How the affiliates live and what they may fall ill of. The path has its capital letter. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const caracterizacion = group('Caracterizacion', 'Caracterización', 'caracterizacion.menu', [
  page(
    'caracterizacion',
    'Caracterización del afiliado',
    'Registrar las condiciones de vida y de salud de un afiliado.',
  ),
  page(
    'caracterizacionEcis',
    'Caracterización de equipos básicos',
    'Registrar las visitas de los equipos de salud a las familias.',
  ),
  page('reporte', 'Reporte de caracterización', 'Descargar la población caracterizada y la que falta.'),
])
