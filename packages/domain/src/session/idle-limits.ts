/** How long a session lasts without activity, and at all. @fuente spec 1 §4, §9 */

/** Without activity: the warning "Estás inactivo". */
export const IDLE_WARNING_MS = 1_800_000
/** Without activity: "Desconexión por inactividad" and sign-out. */
export const IDLE_LOGOUT_MS = 3_600_000
/** Whatever the activity. */
export const ABSOLUTE_SESSION_HOURS = 12

export const SESSION_EXPIRED = 'Su sesión terminó. Ingrese de nuevo para continuar'
/** The browser kept the token and not the cookie that goes with it. */
export const BROWSER_CLOSED = 'Su sesión terminó al cerrar el navegador. Ingrese de nuevo para continuar'

/** @fuente spec 1 §4 */
export const IDLE_WARNING_TITLE = 'Estás inactivo'
export const IDLE_WARNING_TEXT = 'Mueva el ratón, oprima una tecla o toque la pantalla para seguir.'
/** @fuente spec 1 §4 */
export const IDLE_LOGOUT_TITLE = 'Desconexión por inactividad'
export const IDLE_LOGOUT_TEXT =
  'Pasó una hora sin actividad y cerramos su sesión para proteger los datos. Los borradores guardados siguen en este equipo. Al ingresar volverá a donde estaba.'

export type IdleStage = 'active' | 'warned' | 'disconnected'

/**
 * Where a session stands whose last activity, in any tab, was at `lastMs`. Both in epoch milliseconds of one clock; activity yet
 * to come, as after the clock was set back, counts as activity now.
 * @fuente spec 1 §4
 * @regla A los 30 minutos sin actividad se avisa y a los 60 se cierra la sesión.
 */
export const idleStage = (lastMs: number, nowMs: number): IdleStage => {
  const idleMs = nowMs - lastMs
  if (idleMs >= IDLE_LOGOUT_MS) return 'disconnected'
  return idleMs >= IDLE_WARNING_MS ? 'warned' : 'active'
}
