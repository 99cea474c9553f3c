/** What a person is told when the connection goes and comes back. @fuente spec 1 §2 */

/** @regla Sin conexión se dice qué se conserva y qué se vuelve a intentar. */
export const OFFLINE = 'Sin conexión. Lo que escribe se conserva: envíelo al volver. Lo que ve se actualizará solo.'

/** @regla Al volver la conexión se dice durante 3 segundos. */
export const BACK_ONLINE = 'Volvió la conexión. Lo que ve se actualiza.'
