/** Where the values of the properties come from, where nobody says otherwise. */
export const DEFAULT_SEED = 20_261_121
/** Values of each property. */
export const DEFAULT_RUNS = 300
const LARGEST_SEED = 2 ** 31

/** A seed that nobody chose. */
export const newSeed = (): number => Math.floor(Math.random() * LARGEST_SEED)
