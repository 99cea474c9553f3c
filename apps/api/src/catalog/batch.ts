import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { checked } from './cells.ts'
import type { Batch, Cells, WriteCounts } from './definition.ts'

/** A batch from what each catalogue knows: how to read a row, its key, and how to write many. */
export const batchOf = <Row extends object>(options: {
  readonly read: (cells: Cells) => Row
  readonly key: (row: Row) => string
  readonly write: (db: Kysely<DB>, rows: readonly Row[]) => Promise<WriteCounts>
}): Batch => {
  let kept: Row[] = []
  const lineOfKey = new Map<string, number>()
  return {
    accept: (cells, line) => {
      const answer = checked(() => options.read(cells))
      if ('reason' in answer) return answer
      const key = options.key(answer.row)
      const earlier = lineOfKey.get(key)
      if (earlier !== undefined) return { reason: `El código ${key} ya está en la línea ${earlier}` }
      lineOfKey.set(key, line)
      kept.push(answer.row)
      return null
    },
    write: async (db) => {
      const rows = kept
      kept = []
      return options.write(db, rows)
    },
  }
}
