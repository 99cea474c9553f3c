/** Why a check was not made, in the words that stay on the line, on the paper and in the audit. */
import { formatTime } from '../calendar/bogota.ts'

/** How a call ended without serving. */
export type CallEnd = 'sin_respuesta' | 'cancelada' | 'no_se_entiende' | 'rechazada'

/**
 * The sentence, with the hour in Bogotá.
 * @param now instant, ISO 8601
 * @param said the server's own sentence, where it answered one
 */
export const whyNotMade = (end: CallEnd, now: string, said: string | null = null): string => {
  const at = formatTime(now)
  if (end === 'cancelada') return `Se dejó de esperar al servicio a las ${at}`
  if (end === 'no_se_entiende') return `El servicio respondió algo que no se entiende a las ${at}`
  if (end === 'rechazada' && said !== null) return `El servicio no pudo responder a las ${at}: ${said}`
  return `El servicio no respondió a las ${at}`
}
