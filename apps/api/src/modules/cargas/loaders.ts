/** Every load, by its name. One that is added is a line here. */
import type { AnyLoader } from '../../kit/load/loader.ts'
import { masterLoaders } from '../../kit/master/load.ts'

const ALL: readonly AnyLoader[] = [...masterLoaders()]

export const LOADERS: ReadonlyMap<string, AnyLoader> = new Map(ALL.map((loader) => [loader.name, loader]))
