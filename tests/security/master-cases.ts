/** The calls of every master, made from its declaration: what each asks for, on a record of it or without one. */
import { MASTER_NAMES, type MasterName } from '@cauce/domain/masters/masters'

/** On a record that is there, or is not. */
export const MASTER_RECORD_CALLS = ['ver', 'editar', 'activar', 'inactivar', 'eliminar'] as const
/** Of the master whole: its list, its file, a row that is not there yet. */
export const MASTER_PLAIN_CALLS = ['buscar', 'crear', 'referencias', 'plantilla', 'exportar'] as const

export type MasterRecordCall = (typeof MASTER_RECORD_CALLS)[number]

export interface MasterCase {
  readonly master: MasterName
  readonly call: MasterRecordCall
  readonly entry: string
}

export const MASTER_CASES: readonly MasterCase[] = MASTER_NAMES.flatMap((master) =>
  MASTER_RECORD_CALLS.map((call) => ({ master, call, entry: `${master}.${call}` })),
)

/** Calls that are of no record: the same for all who may. */
export const masterPlainCalls = (calls: readonly (typeof MASTER_PLAIN_CALLS)[number][]): readonly string[] =>
  MASTER_NAMES.flatMap((master) => calls.map((call) => `${master}.${call}`))

/** Method, address below the master's and body of a call on a record. */
export const recordRequest = (
  call: MasterRecordCall,
  { id, version, valores }: { readonly id: number; readonly version: number; readonly valores: object },
): readonly [string, string, object?] => {
  if (call === 'ver') return ['GET', `/${id}`]
  if (call === 'editar') return ['PUT', `/${id}`, { version, valores }]
  return ['POST', `/${id}/${call}`, { version }]
}
