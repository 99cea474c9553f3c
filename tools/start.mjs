/** `npm start`: builds the web when needed, then runs the server in this same process. */
import { buildWeb } from './build-web.mjs'

if (await buildWeb()) console.log('Aplicación web construida.')
await import('../apps/api/src/main.ts')
