/** What this module lends to others. */
export { affiliateById } from './affiliate-queries.ts'
export { isReachable, isWritable, reachConsultation, writeConsultation } from './access.ts'
export { OPEN_STATUSES } from './queries.ts'
export { figureFacts, knownPerson, type KnownPerson } from './known-person.ts'
export { MEASURE_COLUMNS, measuresOf, numeric } from './measures.ts'
export { requireSigner } from './signer.ts'
