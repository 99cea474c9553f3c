/** Reads JSON bodies: an empty one is no body, prototype keys and absurd nesting are refused before anything walks the value. */
import type { FastifyInstance } from 'fastify'
import { fail } from './failure.ts'

const MAX_DEPTH = 40
export const MALFORMED = 'La solicitud no es un JSON válido.'

/** Deepest nesting of arrays and objects in a JSON text; what is inside strings does not count. */
export const nestingDepth = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (char === '"') {
      // To the quote that closes the string: one that an even number of backslashes precedes.
      do {
        index = text.indexOf('"', index + 1)
        if (index === -1) return deepest
      } while (isEscaped(text, index))
    } else if (char === '[' || char === '{') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (char === ']' || char === '}') depth -= 1
  }
  return deepest
}

const isEscaped = (text: string, quote: number): boolean => {
  let backslashes = 0
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** JSON is the only body that the server reads; any other content type answers 415. */
export const readJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    if (nestingDepth(text) > MAX_DEPTH) return done(fail(400, 'peticion.mal_formada', MALFORMED))
    return parse(request, text, done)
  })
}
