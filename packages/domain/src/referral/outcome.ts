/** What the server answers when a referral is saved, and when somebody saved before. @fuente spec 2 §8 */
import { bogotaDate, formatDate, formatTime } from '../calendar/bogota.ts'

export const REFERRAL_REGISTERED = '¡Referencia registrada con éxito!'
/** To the letter. @fuente spec 2 §8 */
export const REFERRAL_UPDATED = '¡Referencia actualizada con éxito!'
/** To the letter. @fuente spec 2 §8 */
export const REFERRAL_CLOSED = 'Referencia finalizada con éxito !'

const ACTS: ReadonlyMap<string, string> = new Map([
  ['recibida', 'la tomó'],
  ['tomada', 'la tomó'],
  ['asignada', 'la asignó'],
  ['soltada', 'la soltó'],
  ['finalizada', 'la finalizó'],
])
const OTHER_ACT = 'la actualizó'

export interface LastChange {
  readonly clase: string
  readonly quien: string
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Why a save over an older version is refused: `Andrés Loaiza la tomó a las 06:09.` and what to do.
 * @param now epoch milliseconds; a change of another day says its day
 * @regla A quien guarda sobre una versión anterior se le dice quién la cambió, qué hizo y a qué hora.
 */
export const changedByAnother = ({ clase, quien, at }: LastChange, now: number): string => {
  const day = bogotaDate(at)
  const when = day === bogotaDate(now) ? `a las ${formatTime(at)}` : `el ${formatDate(day)} a las ${formatTime(at)}`
  return `${quien} ${ACTS.get(clase) ?? OTHER_ACT} ${when}. Revise lo que cambió antes de guardar.`
}
