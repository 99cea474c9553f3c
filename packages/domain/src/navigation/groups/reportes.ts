/** Reports that serve several areas. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const reportes = group('reportes', 'Reportes', 'reportes.vista', [
  page('parametrizacion', 'Parametrización de reportes', 'Publicar reportes y decir quién puede descargarlos.'),
  page('reportes', 'Reportes', 'Generar y descargar los reportes publicados para su rol.'),
])
