/**
 * Lets the property files run without vitest: what they import from it comes from `./stand-in.ts`, which notes what they
 * declare. `vitest` keeps running the very same files.
 */
import { registerHooks } from 'node:module'

const STAND_IN = new URL('stand-in.ts', import.meta.url).href
const HERE = new URL('.', import.meta.url).href

/** To be called before a property file is loaded, once in each thread. */
export const standInForVitest = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      // The stand-in itself needs the real one.
      const own = context.parentURL?.startsWith(HERE) ?? false
      return specifier !== 'vitest' || own ? next(specifier, context) : { url: STAND_IN, shortCircuit: true }
    },
  })
}
