/** What this module lends to others. */
export { lockAffiliate } from './lock-affiliate.ts'
export { learned } from './look-again.ts'
