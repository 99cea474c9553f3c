/** What this module lends to others. */
export { revokeSessions } from './queries.ts'
