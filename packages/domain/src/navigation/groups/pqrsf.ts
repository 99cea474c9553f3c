/** Complaints and requests, as the older menu had them. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const pqrsf = group('pqrsf', 'PQRSF', 'pqrsf.menu', [
  page('gestionPqrsf', 'Bandeja de PQRSF', 'Ver todas las PQRSF en una sola lista.'),
  page('parametrizacionPqrsf', 'Listas de PQRSF', 'Mantener las listas que usa la bandeja de PQRSF.'),
  page('reportePqrsf', 'Reporte de la bandeja de PQRSF', 'Descargar las PQRSF de la bandeja.'),
])
