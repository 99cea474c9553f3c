/** The help desk. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const mesaAyuda = group('mesaAyuda', 'Mesa ayuda', 'mesaAyuda.menu', [
  page('gestionMesaAyuda', 'Gestión de la mesa de ayuda', 'Repartir las solicitudes y ver cuánto llevan esperando.'),
  page('misAsignadas', 'Mesa de ayuda: mis asignadas', 'Atender las solicitudes que usted tiene a cargo.'),
  page('misSolicitudes', 'Mesa de ayuda: mis solicitudes', 'Ver cómo van las solicitudes que usted hizo.'),
  page('parametrizacion', 'Parametrización de la mesa de ayuda', 'Mantener categorías, prioridades y plazos.'),
  page('radicarSolicitud', 'Pedir ayuda', 'Contar un problema con el sistema o el equipo y adjuntar imágenes.'),
  page('reportes', 'Reportes de la mesa de ayuda', 'Medir los tiempos de respuesta por área.'),
  page('solucionadas', 'Mesa de ayuda: solucionadas', 'Consultar las solicitudes cerradas y su solución.'),
])
