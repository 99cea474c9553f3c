/** Everything that runs without a request: jobs, timers and readers of events, each declared by its module. */
import { housekeeping } from './db/housekeeping-timer.ts'
import { termAlarms } from './kit/clock/term-timer.ts'
import type { Work } from './kit/work.ts'
import { tellDevices } from './modules/historia/tell-devices.ts'

export const WORK: Work = { jobs: [], timers: [housekeeping, termAlarms], handlers: [tellDevices] }
