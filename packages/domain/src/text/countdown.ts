/** A time that runs out, for a person. */

const SECOND_MS = 1_000
const MINUTE_SECONDS = 60

/** Whole seconds still to go; never negative. What has not run out shows at least one. */
export const secondsLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / SECOND_MS))

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** `24 minutos y 13 segundos`, `1 minuto`, `45 segundos`. @param leftMs milliseconds */
export const countdownWords = (leftMs: number): string => {
  const total = secondsLeft(leftMs)
  const [minutes, seconds] = [Math.floor(total / MINUTE_SECONDS), total % MINUTE_SECONDS]
  const words = [
    ...(minutes === 0 ? [] : [counted(minutes, 'minuto', 'minutos')]),
    ...(seconds === 0 && minutes > 0 ? [] : [counted(seconds, 'segundo', 'segundos')]),
  ]
  return words.join(' y ')
}

/** `24:13`, `0:45`. @param leftMs milliseconds */
export const countdownDigits = (leftMs: number): string => {
  const total = secondsLeft(leftMs)
  return `${Math.floor(total / MINUTE_SECONDS)}:${String(total % MINUTE_SECONDS).padStart(2, '0')}`
}
