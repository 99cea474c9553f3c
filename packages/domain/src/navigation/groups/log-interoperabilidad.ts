/** What was exchanged with other systems. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const logInteroperabilidad = group(
  'logInteroperabilidad',
  'Log Interoperabilidad',
  'logInteroperabilidad.menu',
  [
    page(
      'auditoriaInteroperabilidad',
      'Auditoría de interoperabilidad',
      'Revisar quién consultó historias de otra institución y por qué.',
    ),
    page('notificacionDespacho', 'Notificaciones de despacho', 'Ver los avisos de entrega enviados y sus respuestas.'),
    page(
      'registroInteroperabilidades',
      'Registro de interoperabilidad',
      'Ver los documentos enviados a otros sistemas y los que fallaron.',
    ),
  ],
)
