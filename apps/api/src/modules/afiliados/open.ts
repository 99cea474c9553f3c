/** What this module lends to others. */
export { sayToday, writeAttention, writeCondition, writeDocument, writeMembership, writeState } from './in-time.ts'
export { pastOf, rightsOf } from './past.ts'
export { holdInsured, insuredNow, type InsuredNow, writeProfile } from './profile.ts'
export { insuredById, ownerOf } from './queries.ts'
