/** Orders written elsewhere. The route table of the specification ends here without an end. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const transcripcion = group('transcripcion', 'Transcripciones', 'transcripcion.menu', [
  page('transcripcion', 'Transcripción', 'Pasar al sistema una orden escrita por un profesional externo.'),
  page('transcripcionInterna', 'Transcripción interna', 'Pasar al sistema una orden escrita en una sede propia.'),
])
