/** For who keeps the product running. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const desarrollo = group('desarrollo', 'Desarrollo', 'modulo.permisos', [
  page('estado', 'Estados del sistema', 'Mantener los estados que usan las órdenes y los trámites.'),
  page('manuales', 'Carga de manuales', 'Subir los manuales que se leen en Inicio.'),
  page('permiso', 'Permisos', 'Ver todos los permisos y qué roles los tienen.', { permission: 'modulo.permisos' }),
])
