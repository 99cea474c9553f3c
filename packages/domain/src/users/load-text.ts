/** The text of a file of cells. */

/**
 * What separates the cells: whichever of comma and semicolon the first line has more of, outside quotes.
 * @regla El archivo se separa con coma o con punto y coma, según su primera línea.
 */
export const delimiterOf = (text: string): ',' | ';' => {
  const line = text.split(/[\r\n]/u, 1).join()
  const bare = line.replaceAll(/"[^"]*"/gu, '')
  return bare.split(';').length > bare.split(',').length ? ';' : ','
}

/** Without the apostrophe that a report puts before what a spreadsheet would run as a formula. */
export const unguarded = (cell: string): string =>
  /^'(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u.test(cell) ? cell.slice(1) : cell
