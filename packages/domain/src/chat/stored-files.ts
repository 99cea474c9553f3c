/** What the server asks of the files of a message and of a referral, besides `limits.ts`, and what it says when it is not so. */
import { sentName } from './message-files.ts'

/** Messages with files that one person may have on their way. */
export const MAX_UNFINISHED = 20
/** Hours that a message waits for its files, and that a file waits to be part of a referral. */
export const FILES_WAIT_HOURS = 24
/** Minutes that an address to which a file is sent serves; then another is asked for. */
export const UPLOAD_MINUTES = 60
/** Minutes that an address from which a file is fetched may serve. */
export const MAX_ADDRESS_MINUTES = 60

export const SIZES_DIFFER = 'Diga el tamaño de cada archivo.'
export const TOO_MANY_UNFINISHED = `Tiene ${MAX_UNFINISHED} mensajes con archivos sin terminar de enviar. Termínelos o desista de alguno.`
export const NOT_RECEIVED = 'El archivo no llegó completo. Envíelo de nuevo.'
export const NOT_ITS_FILES = 'Estos no son los archivos de este mensaje.'
export const OTHER_FILES = 'Este mensaje ya se empezó a enviar con otros archivos. Escríbalo de nuevo.'
export const WAITED_TOO_LONG = 'El envío de este mensaje venció. Escríbalo de nuevo.'
export const SENT_ALREADY = 'Este mensaje ya se envió.'
export const GIVEN_UP = 'El mensaje no se enviará.'
export const MINUTES_OUT = `El tiempo es de 1 a ${MAX_ADDRESS_MINUTES} minutos.`

/** Why an address cannot serve so many minutes; null when it can. */
export const refusedMinutes = (minutes: number): string | null =>
  minutes >= 1 && minutes <= MAX_ADDRESS_MINUTES ? null : MINUTES_OUT

const ENDING = '.pdf'

/**
 * The name under which a file is kept and offered.
 * @regla Un adjunto se guarda con un nombre que termina en .pdf: nadie lo abre como otra cosa.
 */
export const keptName = (name: string): string => {
  const sent = sentName(name)
  return sent.endsWith(ENDING) ? sent : `${sent}${ENDING}`
}
