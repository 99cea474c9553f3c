/** What the screens of other rooms take of the insurance. */
export { InsuredSearch } from './insured-search.tsx'
