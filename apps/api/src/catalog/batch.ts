import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { checked } from './cells.ts'
import type { Batch, Cells, RefusedLine, WriteCounts } from './definition.ts'

/**
 * A batch from what each catalogue knows: how to read a row, its key, and how to write many. `refuse` is for a row that only the
 * database can refuse.
 */
export const batchOf = <Row extends object>(options: {
  readonly read: (cells: Cells) => Row
  readonly key: (row: Row) => string
  readonly write: (
    db: Kysely<DB>,
    rows: readonly Row[],
    refuse: (row: Row, reason: string) => void,
  ) => Promise<WriteCounts>
}): Batch => {
  let kept = new Map<Row, number>()
  const lineOfKey = new Map<string, number>()
  return {
    accept: (cells, line) => {
      const answer = checked(() => options.read(cells))
      if ('reason' in answer) return answer
      const key = options.key(answer.row)
      const earlier = lineOfKey.get(key)
      if (earlier !== undefined) return { reason: `El código ${key} ya está en la línea ${earlier}` }
      lineOfKey.set(key, line)
      kept.set(answer.row, line)
      return null
    },
    write: async (db) => {
      const lines = kept
      kept = new Map()
      const refused: RefusedLine[] = []
      const refuse = (row: Row, reason: string): void => {
        refused.push({ line: lines.get(row) ?? 0, reason })
      }
      return { ...(await options.write(db, [...lines.keys()], refuse)), refused }
    },
  }
}
