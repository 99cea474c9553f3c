/** Who is on line: what counts, and how it is said. */

/** Activity within these minutes counts as being there, with or without an open window. */
export const ACTIVE_MINUTES = 5
/** How often a server process says which windows it holds, in milliseconds. */
export const BEAT_MS = 20_000
/** A window whose process has said nothing for this long is gone, in milliseconds: two beats may be late. */
export const BEAT_LIFE_MS = 60_000

export type PresenceState = 'activo' | 'inactivo' | 'sin_ventana'

/**
 * How a person is there; null when not on line.
 * @param presence epoch milliseconds of the last activity and of now, and the windows open
 * @regla Está en línea quien tiene una ventana abierta o hizo algo en los últimos cinco minutos.
 */
export const presenceState = (presence: {
  readonly activityMs: number
  readonly nowMs: number
  readonly windows: number
}): PresenceState | null => {
  const active = presence.nowMs - presence.activityMs < ACTIVE_MINUTES * 60_000
  if (presence.windows > 0) return active ? 'activo' : 'inactivo'
  return active ? 'sin_ventana' : null
}

/** The state in a word and a tone. */
export const PRESENCE_STATES = {
  activo: { texto: 'Activo', tono: 'ok' },
  inactivo: { texto: 'Inactivo', tono: 'waiting' },
  sin_ventana: { texto: 'Sin ventana', tono: 'info' },
} as const

/** `1 ventana`, `3 ventanas`, `Ninguna`. */
export const windowsText = (windows: number): string =>
  windows === 0 ? 'Ninguna' : windows === 1 ? '1 ventana' : `${windows} ventanas`

/** Asked when an administrator ends somebody's sessions without saying why. */
export const CLOSING_REASON = 'Escriba por qué cierra la sesión: queda en la auditoría.'
/** The most characters of that reason. */
export const MAX_CLOSING_REASON = 300
