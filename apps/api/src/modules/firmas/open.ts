/** What this module lends to others. */
export { countsOf } from './queries.ts'
