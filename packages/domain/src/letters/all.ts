/** Every letter that is declared. One line each, drawn from the folder: `npm run lists`. */
export { certificadoAfiliacion } from './certificado-afiliacion.ts'
export { certificadoRetiro } from './certificado-retiro.ts'
export { negacion } from './negacion.ts'
