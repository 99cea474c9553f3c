/** The modules of the server, and everything that runs without a request: jobs, timers and readers of events. */
// oxlint-disable-next-line no-restricted-imports -- every module is gathered here, and nowhere else
import type * as contract from '@cauce/contract/modules'
import type { LettersToday } from './http/handle.ts'
import { housekeeping } from './db/housekeeping-timer.ts'
import { termAlarms } from './kit/clock/term-timer.ts'
import { type ServerModule, workOf } from './kit/module.ts'
import type { Work } from './kit/work.ts'
import * as modules from './modules/modules.ts'

/** A module of the contract that the server does not answer does not compile. */
const served: { readonly [Name in keyof typeof contract]: ServerModule<(typeof contract)[Name]> } = modules

export const MODULES: readonly Pick<ServerModule, 'mount' | 'work' | 'lettersToday'>[] = Object.values(served)

/** What is of no module. */
const HOUSE: Work = { jobs: [], timers: [housekeeping, termAlarms], handlers: [] }

export const WORK: Work = workOf([HOUSE, ...MODULES.map(({ work }) => work)])

/** What a person reads of each, by its name. */
export const WORDS_OF_WORK: ReadonlyMap<string, string> = new Map(
  [...WORK.jobs, ...WORK.timers, ...WORK.handlers].map(({ name, words }) => [name, words]),
)

/** What is so today of what a letter certifies, by the name of its declaration. */
export const LETTERS_TODAY: LettersToday = new Map(MODULES.flatMap(({ lettersToday }) => [...lettersToday]))
