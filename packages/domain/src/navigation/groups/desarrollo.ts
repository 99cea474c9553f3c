/** For who keeps the product running. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const desarrollo = group('desarrollo', 'Desarrollo', 'modulo.permisos', [
  page('estado', 'Estados del sistema', 'Mantener los estados que usan las órdenes y los trámites.'),
  page(
    'manuales',
    'Manual del producto',
    'Leer qué hace el producto y por qué: características con su resultado, reglas, flujos, llamadas y decisiones.',
  ),
  page('permiso', 'Permisos', 'Ver todos los permisos y qué roles los tienen.', { permission: 'modulo.permisos' }),
])
