/** What this module lends to others. */
export { moveToSite } from './move-to-site.ts'
