/** What this module lends to others. */
export { affiliateById } from './affiliate-queries.ts'
export { isReachable, isWritable } from './access.ts'
export { OPEN_STATUSES } from './queries.ts'
