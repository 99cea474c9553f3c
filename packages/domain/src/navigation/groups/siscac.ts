/** Reports of high-cost diseases. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const siscac = group('siscac', 'SISCAC', 'siscac.vista', [
  page('auditoria', 'Auditoría de SISCAC', 'Revisar los casos de alto costo antes de reportarlos.'),
  page('historias', 'Historias de SISCAC', 'Reunir los soportes clínicos de cada caso.'),
  page('parametrizacion', 'Parametrización de SISCAC', 'Mantener las variables de cada enfermedad de alto costo.'),
  page('siscac', 'Casos de SISCAC', 'Ver los casos de alto costo y lo que falta de cada uno.'),
])
