/** What this module lends to others. */
export { turnPortabilities } from './days-timer.ts'
