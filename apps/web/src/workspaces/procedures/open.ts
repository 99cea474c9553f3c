/** What this workspace lends to others. */
export { useSearch } from './use-search.ts'
