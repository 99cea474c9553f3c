/** Programs that connect to the API (`clientes`). @fuente spec 1 §3, §4, §8 */

/** Answer to a call whose program is unknown or was switched off. */
export const PROGRAM_INACTIVE = 'El programa que hace la llamada no está activo. Pida al administrador que lo active.'
export const NAME_TAKEN =
  'Ya hay un programa con ese nombre. Si lo acaba de crear y no alcanzó a copiar la clave, genere una nueva.'
export const CHANGED_MEANWHILE =
  'Otra persona cambió este programa mientras lo editaba. Revise lo que quedó y vuelva a guardar.'
/** The most characters of a name and of a description. */
export const MAX_NAME = 80
export const MAX_DESCRIPTION = 300

/** The beginning of every key, by which a leaked one is recognised. */
export const KEY_PREFIX = 'cauce_'

/** The state in a word and a tone. */
export const programState = (activo: boolean): { readonly texto: string; readonly tono: 'ok' | 'bad' } =>
  activo ? { texto: 'Activo', tono: 'ok' } : { texto: 'Inactivo', tono: 'bad' }

/**
 * Said when the change of state failed and the switch went back.
 * @param activo what the program is, again
 * @fuente spec 1 §4, §8
 * @regla Si el cambio de estado de un programa falla, el interruptor vuelve a como estaba y se dice.
 */
export const toggleFailed = (nombre: string, activo: boolean): string =>
  activo
    ? `No se pudo inactivar «${nombre}»: sigue activo. Intente de nuevo.`
    : `No se pudo activar «${nombre}»: sigue inactivo. Intente de nuevo.`
