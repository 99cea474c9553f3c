/** The calls of every master that is declared, by the name of its module. */
import { map } from 'effect/Record'
import { MASTERS, type MasterName } from '@cauce/domain/masters/masters'
import { masterCalls, type MasterCalls } from './master.ts'

export const masterModules: Readonly<Record<MasterName, MasterCalls>> = map(MASTERS, masterCalls)
