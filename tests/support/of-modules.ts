/** What the tests of every call are told of each module. One line each, drawn from the folder: `npm run lists`. */
export { tests as afiliados } from './modules/afiliados.ts'
export { tests as autorizacion } from './modules/autorizacion.ts'
export { tests as cargas } from './modules/cargas.ts'
export { tests as conjuntos } from './modules/conjuntos.ts'
export { tests as correos } from './modules/correos.ts'
export { tests as normas } from './modules/normas.ts'
export { tests as novedades } from './modules/novedades.ts'
export { tests as trabajos } from './modules/trabajos.ts'
