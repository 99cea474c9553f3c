/** Where a working thread begins: what property files import from vitest is settled before any of them is opened. */
import { standInForVitest } from './load-hooks.ts'

standInForVitest()
await import('./worker.ts')
