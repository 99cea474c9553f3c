/** What this module lends to others. */
export { decideLine } from './decide-line.ts'
