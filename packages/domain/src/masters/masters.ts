/** Every master that is declared, by the name of its module of calls. */
import * as all from './all.ts'
import type { Master } from '../kit/master/master.ts'

export const MASTERS = { ...all } as const satisfies Readonly<Record<string, Master>>

export type MasterName = keyof typeof MASTERS

const isMaster = (name: string): name is MasterName => Object.hasOwn(MASTERS, name)
export const MASTER_NAMES: readonly MasterName[] = Object.keys(MASTERS).filter(isMaster)
