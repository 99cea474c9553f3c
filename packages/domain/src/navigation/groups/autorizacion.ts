/** What is approved before it is delivered. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const autorizacion = group('autorizacion', 'Gestión de Red', 'autorizacion.menu', [
  page('medicamentos', 'Autorizar medicamentos', 'Aprobar o negar los medicamentos que esperan autorización.'),
  page('oncologia', 'Autorizar oncología', 'Aprobar o negar los esquemas y ciclos de oncología.'),
  page('ordenamiento', 'Órdenes por autorizar', 'Ver todas las órdenes que esperan una decisión.'),
  page('otrosServicios', 'Autorizar otros servicios', 'Aprobar o negar los servicios de código propio.'),
  page('servicios', 'Autorizar servicios', 'Aprobar o negar los procedimientos que pasan a auditoría.'),
  page('serviciosCirugia', 'Autorizar cirugías', 'Aprobar o negar cirugías y elegir dónde se hacen.'),
])
