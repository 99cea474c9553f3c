/** The ledger of a line as it travels, from its rows. */
import * as Schema from 'effect/Schema'
import { CheckAnswer, CheckKind, Finding, type LedgerEntry } from '@cauce/domain/medication/check'
import type { LedgerDbRow } from './line-queries.ts'

const isKind = Schema.is(CheckKind)
const isAnswer = Schema.is(CheckAnswer)
const isFindings = Schema.is(Schema.Array(Finding))

/** A row that nobody can read is a check that was not made, never a clean one. */
const UNREADABLE = 'El registro de esta comprobación no se puede leer'

const entry = (row: LedgerDbRow): LedgerEntry | null => {
  if (!isKind(row.comprobacion)) return null
  const findings = isFindings(row.hallazgos) ? row.hallazgos : null
  const readable = isAnswer(row.respuesta) && findings !== null
  return {
    comprobacion: row.comprobacion,
    origen: row.origen === 'servidor' ? 'servidor' : 'profesional',
    respuesta: readable && isAnswer(row.respuesta) ? row.respuesta : 'no_verificada',
    por_que: readable ? row.por_que : UNREADABLE,
    hora: row.hora.toISOString(),
    conocimiento:
      row.conocimiento === null || row.conocimiento_version === null || row.conocimiento_fecha === null
        ? null
        : { catalogo: row.conocimiento, version: row.conocimiento_version, fecha: row.conocimiento_fecha },
    hallazgos: findings ?? [],
    motivo: row.motivo,
    operador: row.operador,
  }
}

/** The entries of each line. */
export const ledgersOf = (rows: readonly LedgerDbRow[]): ReadonlyMap<number, readonly LedgerEntry[]> => {
  const ledgers = new Map<number, LedgerEntry[]>()
  for (const row of rows) {
    const made = entry(row)
    if (made !== null) ledgers.set(row.orden_articulos_id, [...(ledgers.get(row.orden_articulos_id) ?? []), made])
  }
  return ledgers
}
