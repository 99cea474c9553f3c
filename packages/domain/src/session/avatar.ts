/** The picture of who has signed in. @fuente spec 1 §3, §9 */

/** Pixels of the side that is asked for, whatever the size at which it is shown. */
export const AVATAR_SIZE = 150

/**
 * Where the picture is asked for. Only what the operator of this installation wrote decides who learns the name.
 * @param template address with `{name}` and `{size}` in any order; what it does not name is not sent
 * @regla El avatar se pide con el nombre visible y un lado de 150 píxeles.
 */
export const avatarAddress = (template: string, name: string): string =>
  template.replaceAll(/\{(name|size)\}/gu, (_, part) =>
    part === 'size' ? String(AVATAR_SIZE) : encodeURIComponent(name),
  )

/**
 * What stands in for the picture: the first letters of the first two words, in upper case.
 * @regla Sin imagen se muestran las iniciales de los dos primeros nombres.
 */
export const initialsOf = (name: string): string =>
  name
    .split(/\s/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => Array.from(word).slice(0, 1).join('').toLocaleUpperCase('es-CO'))
    .join('')
