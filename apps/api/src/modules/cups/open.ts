/** What the catalogue of procedures lends to others. */
export { PROCEDURE_COLUMNS } from './queries.ts'
