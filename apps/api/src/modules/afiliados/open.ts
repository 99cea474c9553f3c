/** What this module lends to others. */
export {
  endAttention,
  sayToday,
  writeAttention,
  writeCondition,
  writeDocument,
  writeMembership,
  writeState,
} from './in-time.ts'
export { pastOf, rightsOf } from './past.ts'
export { holdInsured, insuredNow, type InsuredNow, writeProfile } from './profile.ts'
export { familyOf, insuredById, ownerOf } from './queries.ts'
