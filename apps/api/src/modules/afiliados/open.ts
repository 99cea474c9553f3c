/** What this module lends to others. */
export { rightsOf } from './past.ts'
