/** The keys that the roles of a new installation have of each module. One line each, drawn from the folder: `npm run lists`. */
export { keys as aseguramiento } from './roles/aseguramiento.ts'
export { keys as autorizacion } from './roles/autorizacion.ts'
export { keys as codigosSumi } from './roles/codigos-sumi.ts'
export { keys as firmas } from './roles/firmas.ts'
export { keys as normas } from './roles/normas.ts'
export { keys as oncologia } from './roles/oncologia.ts'
