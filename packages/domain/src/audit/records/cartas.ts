/** What the records of the letters are called. */
import type { ModuleRecords } from '../record.ts'

export const records: ModuleRecords = {
  carta: { texto: 'Carta' },
}
