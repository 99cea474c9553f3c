/** Names of files that people bring or take away. */

/**
 * Blanks become underscores, everything but letters, digits, dash, underscore and dot is removed, and the rest goes to lower case.
 * Letters are those of any alphabet: `Año 2026.pdf` is `año_2026.pdf`.
 * @fuente spec 1 §5, spec 2 §5
 * @regla El nombre de un archivo queda en minúscula, sin espacios ni signos.
 */
export const sanitiseFileName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\s/gu, '_')
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, '')
