/**
 * Lets the property files run without vitest: what they import from it comes from `./stand-in.ts`, which notes what they
 * declare. `vitest` keeps running the very same files.
 */
import { registerHooks } from 'node:module'

const STAND_INS = new Map([
  ['vitest', new URL('stand-in.ts', import.meta.url).href],
  ['@fast-check/vitest', new URL('generators.ts', import.meta.url).href],
])

/** To be called before a property file is loaded, once in each thread. */
export const standInForVitest = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const standIn = STAND_INS.get(specifier)
      // The stand-in itself needs the real one.
      const own = context.parentURL?.startsWith(new URL('.', import.meta.url).href) ?? false
      return standIn === undefined || own ? next(specifier, context) : { url: standIn, shortCircuit: true }
    },
  })
}
