/** What this module lends to others. */
export { decideLine } from './decide-line.ts'
export { LIVING_KINDS, type LivingType } from './line-kinds.ts'
export { lockLine } from './line-queries.ts'
