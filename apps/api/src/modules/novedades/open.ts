/** What this module lends to others. */
export { changeCounts } from './list-queries.ts'
