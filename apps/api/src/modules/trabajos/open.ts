/** What this module lends to others. */
export { workList } from './service.ts'
