/** Writes the ledger of ordered lines. */
import type { Kysely } from 'kysely'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import type { NewLedgerRow } from './ledger-rows.ts'

export const insertLedger = async (
  trx: Kysely<DB>,
  created_at: Date,
  lines: readonly { readonly id: number; readonly ledger: readonly NewLedgerRow[] }[],
): Promise<void> => {
  const rows = lines.flatMap(({ id, ledger }) =>
    ledger.map((row) => ({ ...row, orden_articulos_id: id, hallazgos: jsonText(row.hallazgos), created_at })),
  )
  if (rows.length > 0) await trx.insertInto('orden_articulo_comprobaciones').values(rows).execute()
}
