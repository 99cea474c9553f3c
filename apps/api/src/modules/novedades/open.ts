/** What this module lends to others. */
export { fingerprint } from './fingerprint.ts'
export { prepareChange } from './prepare-change.ts'
export { placesBy } from './queries.ts'
