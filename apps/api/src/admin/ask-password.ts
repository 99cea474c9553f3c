/** Reads a password: from a terminal without showing it, from a pipe as its first line. */
const PROMPT = 'Contraseña: '
const ENTER = /[\r\n]/u
const INTERRUPT = '\u0003'
const END = '\u0004'
const ERASE = new Set(['\b', '\u007f'])

/** What is asked of `process.stdin`. */
interface Input extends AsyncIterable<string> {
  readonly isTTY: boolean
  setRawMode(raw: boolean): unknown
  setEncoding(encoding: 'utf8'): unknown
  pause(): unknown
}

/** Applies what was typed to the text so far; null when the person gave up. */
const type = (text: string, typed: string): { text: string; done: boolean } | null => {
  let current = text
  for (const key of typed) {
    if (key === INTERRUPT) return null
    if (key === END || ENTER.test(key)) return { text: current, done: true }
    current = ERASE.has(key) ? Array.from(current).slice(0, -1).join('') : current + key
  }
  return { text: current, done: false }
}

/** The password, or null when nothing was given. The prompt goes to `output`, never what is typed. */
export const askPassword = async (input: Input, output: { write(text: string): unknown }): Promise<string | null> => {
  const terminal = input.isTTY
  if (terminal) output.write(PROMPT)
  input.setEncoding('utf8')
  if (terminal) input.setRawMode(true)
  try {
    let text = ''
    for await (const typed of input) {
      const next = type(text, typed)
      if (next === null) return null
      text = next.text
      if (next.done) break
    }
    return text === '' ? null : text
  } finally {
    if (terminal) {
      input.setRawMode(false)
      output.write('\n')
    }
    input.pause()
  }
}
