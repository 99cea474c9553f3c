/** Where a permission key comes from, in words. */

/**
 * The specification's text, the rule of groups or of pages where it gives none, an action of ours, or an earlier version of the
 * product (no page asks for it any more).
 */
export type PermissionOrigin = 'especificacion' | 'grupo' | 'pagina' | 'accion' | 'anterior'

/** @regla Un permiso dice de dónde viene: la especificación, la regla de grupos o de pantallas, una acción o una versión anterior. */
export const ORIGIN_NAMES: Readonly<Record<PermissionOrigin, string>> = {
  especificacion: 'Especificación',
  grupo: 'Regla de grupos',
  pagina: 'Regla de pantallas',
  accion: 'Acción',
  anterior: 'Versión anterior',
}

/** Why a key is called as it is. */
export const ORIGIN_REASONS: Readonly<Record<PermissionOrigin, string>> = {
  especificacion: 'La clave está escrita así en la especificación.',
  grupo: 'La especificación no da clave a este grupo del menú: se forma con «grupo.menu».',
  pagina: 'La especificación no da clave a esta pantalla: se forma con «grupo.pantalla», como su dirección.',
  accion: 'No abre ninguna pantalla: deja hacer algo dentro de ellas.',
  anterior: 'Ninguna pantalla ni acción de esta versión la pide. Se conserva porque algún rol puede tenerla.',
}
