/** What the records of the loads are called. */
import type { ModuleRecords } from '../record.ts'

export const records: ModuleRecords = {
  carga: { texto: 'Carga de un archivo' },
}
