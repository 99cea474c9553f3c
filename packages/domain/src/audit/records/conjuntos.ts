/** What the record of a set of procedures is called. */
import type { ModuleRecords } from '../record.ts'

export const records: ModuleRecords = { conjunto: { texto: 'Conjunto de procedimientos' } }
