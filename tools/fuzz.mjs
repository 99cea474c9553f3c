/** `npm run fuzz -- [peticiones] [semilla] [llamada]`: what no form sends, to every call of the contract. Ends in 1 where one failed. */
import { fuzz } from '../tests/fuzz/fuzz.ts'

process.exit((await fuzz(process.argv.slice(2))) ? 0 : 1)
