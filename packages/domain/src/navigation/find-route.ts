/** From an address to its page. @fuente spec 1 §2 */
import { ROUTES } from './catalog.ts'
import type { Route } from './route.ts'

const NOT_FOUND_PATH = '/:404'
const TOKEN_PATH = '/:token'

/** A token that a mail carries: long, of letters, digits, `-` and `_`, with at least one digit. */
const TOKEN = /^(?=.*\d)[\w-]{32,}$/u

/**
 * True for the one step of an address that can be a token.
 * @regla Una dirección de un solo paso se toma por enlace de un solo uso solo si parece un token; si no, no existe.
 */
export const isToken = (step: string): boolean => TOKEN.test(step)

const stepMatches = (pattern: string, step: string | undefined): boolean =>
  pattern.startsWith(':') ? pattern.endsWith('?') || (step !== undefined && step !== '') : pattern === step

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const steps = path.split('/')
  return steps.length <= wanted.length && wanted.every((part, index) => stepMatches(part, steps[index]))
}

const FIXED: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.path, route]))
const WITH_PARAMETERS = ROUTES.filter(
  ({ path }) => path.includes(':') && path !== NOT_FOUND_PATH && path !== TOKEN_PATH,
)

/** The page of a path (without query nor anchor; upper and lower case count), or null when there is none. */
export const findRoute = (path: string): Route | null => {
  if (path.includes(':')) return null
  const fixed = FIXED.get(path) ?? WITH_PARAMETERS.find((route) => matches(route.path, path))
  if (fixed !== undefined) return fixed
  return isToken(path.slice(1)) ? (FIXED.get(TOKEN_PATH) ?? null) : null
}

/** The page whose path in the catalogue is exactly this, parameters as they are written there. */
export const cataloguedAt = (path: string): Route | null => FIXED.get(path) ?? null
