/** What this module lends to others. */
export { pageOfChats } from './list-queries.ts'
