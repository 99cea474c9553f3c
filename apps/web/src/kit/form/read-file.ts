/** The text of a file that a spreadsheet wrote, whatever it calls its letters. */

/**
 * UTF-8, with its mark or without it; where it is not, what Windows writes in this country.
 * @param bytes whole file
 */
export const textOfFile = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
