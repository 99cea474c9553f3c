/** How long a session lasts without activity, and at all. @fuente spec 1 §4, §9 */

/** Without activity: the warning "Estás inactivo". */
export const IDLE_WARNING_MS = 1_800_000
/** Without activity: "Desconexión por inactividad" and sign-out. */
export const IDLE_LOGOUT_MS = 3_600_000
/** Whatever the activity. */
export const ABSOLUTE_SESSION_HOURS = 12

export const SESSION_EXPIRED = 'Su sesión terminó. Ingrese de nuevo para continuar'
