/** What the drill of the work and its process call the same. */
import { readersOf } from '@cauce/domain/kit/events/events'

export const WORK_JOB = 'simulacro.trabajo'
const [reader = ''] = readersOf('historia.finalizada')
export const READER = reader
