/** The key that lets a write be sent again without being done again. */
import { fromPromise } from 'xstate'

export const newKey = fromPromise<string, undefined>(() => Promise.resolve(crypto.randomUUID()))
