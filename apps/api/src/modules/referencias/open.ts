/** What this module lends to others. */
export { siteOf } from './access-queries.ts'
export { readerOf } from './access.ts'
export { statesOf } from './list-queries.ts'
