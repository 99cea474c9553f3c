/** Every letter that is declared. One line each, drawn from the folder: `npm run lists`. */
export { negacion } from './negacion.ts'
