/** What a command says on a terminal: lines that stay, and one that the next replaces. */

/** Where there is no terminal the line that is replaced would only fill a file, and is left out. */
export const liveLine = () => {
  const live = process.stdout.isTTY
  let shown = false

  /** @param {string} line */
  const show = (line) => {
    if (!live) return
    process.stdout.write(`\r\u001B[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`)
    shown = line !== ''
  }

  /** @param {string} line */
  const say = (line) => {
    if (shown) show('')
    console.log(line)
  }

  return { say, show }
}
