/** What each module has noted, in words. One line each, drawn from the folder: `npm run lists`. */
export { actions as afiliados } from './actions/afiliados.ts'
export { actions as autorizacion } from './actions/autorizacion.ts'
export { actions as cargas } from './actions/cargas.ts'
export { actions as conjuntos } from './actions/conjuntos.ts'
export { actions as correos } from './actions/correos.ts'
export { actions as novedades } from './actions/novedades.ts'
export { actions as resultados } from './actions/resultados.ts'
export { actions as trabajos } from './actions/trabajos.ts'
