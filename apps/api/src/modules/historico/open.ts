/** What this module lends to others. */
export { findAffiliates } from './affiliate-queries.ts'
export { deliveryHours } from './delivery-hours.ts'
