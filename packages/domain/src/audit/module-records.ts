/** The records of each module, in words. One line each, drawn from the folder: `npm run lists`. */
export { records as cargas } from './records/cargas.ts'
export { records as cartas } from './records/cartas.ts'
export { records as conjuntos } from './records/conjuntos.ts'
export { records as estados } from './records/estados.ts'
