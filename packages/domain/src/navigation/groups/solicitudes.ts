/** Requests between areas. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const solicitudes = group('solicitudes', 'Solicitudes', 'solicitudes.menu', [
  page('Admin', 'Administración de solicitudes', 'Mantener los tipos de solicitud, sus áreas y sus plazos.'),
  page('asignadas', 'Solicitudes asignadas', 'Atender las solicitudes que usted tiene a cargo.'),
  page('gestion', 'Gestión de solicitudes', 'Repartir las solicitudes y seguir sus plazos.'),
  page('informe', 'Informe de solicitudes', 'Descargar las solicitudes por tipo y estado.'),
  page('radicarSolicitud', 'Radicar solicitud', 'Enviar una solicitud a un área, con sus soportes.'),
])
