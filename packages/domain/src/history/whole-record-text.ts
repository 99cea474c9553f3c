/** What is said of the documents of the history: sent, and the whole record while it is made. */

/** After a record or a consent was sent; an order says it in its own words. */
export const HISTORY_DOCUMENT_SENT = 'Documento enviado con éxito'

export const WHOLE_RECORD_FAILED = 'No se pudo preparar la historia completa.'
export const WHOLE_RECORD_DONE = 'La historia completa quedó en las descargas de este equipo.'

const MINUTE = 60

/** How long it has taken: `Preparando la historia completa: 8 s`, `… 1 min 05 s`. */
export const wholeRecordProgress = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / MINUTE)
  const rest = whole % MINUTE
  const time = minutes === 0 ? `${rest} s` : `${minutes} min ${String(rest).padStart(2, '0')} s`
  return `Preparando la historia completa: ${time}`
}
