/** What this module lends to others. */
export { countUnread } from './queries.ts'
