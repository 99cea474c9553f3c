/**
 * The results of the last integration, in a small file that travels with the repository: a fresh clone shows what passed, on which
 * commit and when. `node tools/manual/write-results.ts` writes it after a whole run.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as Schema from 'effect/Schema'
import { stampOfNow } from '../features/stamp.ts'
import type { Results, Run } from './feature-results.ts'

const KEPT = path.join(import.meta.dirname, '../../docs/resultados.json')

const Kept = Schema.Struct({
  version: Schema.String,
  commit: Schema.String,
  changed: Schema.Boolean,
  print: Schema.String,
  /** By feature: fingerprint of its text, and of each row its scenario's line, its own, how it ended and when. */
  features: Schema.Record(
    Schema.String,
    Schema.Struct({
      text: Schema.String,
      rows: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int, Schema.Literals(['paso', 'fallo']), Schema.Number])),
    }),
  ),
})
type Kept = typeof Kept.Type

const printOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What ran on this very code, and nothing older. */
export const toKeep = (results: Results, texts: ReadonlyMap<string, string>, stamp: Omit<Kept, 'features'>): Kept => ({
  ...stamp,
  features: Object.fromEntries(
    [...texts].map(([uri, text]) => [
      uri,
      {
        text: printOf(text),
        rows: [...results].flatMap(([id, rows]) =>
          id.startsWith(`${uri}:`)
            ? [...rows].flatMap(([line, { outcome, at, stamp: own }]) =>
                own?.print === stamp.print ? [[Number(id.slice(uri.length + 1)), line, outcome, at] as const] : [],
              )
            : [],
        ),
      },
    ]),
  ),
})

/** The kept results of the texts that are still the same. */
export const fromKept = ({ features, ...stamp }: Kept, current: (uri: string) => string | null): Run => ({
  rows: Object.entries(features).flatMap(([uri, { text, rows }]) => {
    const now = current(uri)
    if (now === null || printOf(now) !== text) return []
    return rows.map(([scenario, row, outcome, at]) => ({
      id: `${uri}:${scenario}`,
      row,
      result: { outcome, at, stamp },
    }))
  }),
})

/** Nothing where no integration has left any. */
export const keptRuns = (current: (uri: string) => string | null): readonly Run[] =>
  existsSync(KEPT) ? [fromKept(Schema.decodeUnknownSync(Kept)(JSON.parse(readFileSync(KEPT, 'utf8'))), current)] : []

/** Writes it, and answers how many rows ran on this code. */
export const keepResults = (results: Results, texts: ReadonlyMap<string, string>): number => {
  const kept = toKeep(results, texts, stampOfNow())
  const lines = Object.entries(kept.features).map(([uri, own]) => `    ${JSON.stringify(uri)}: ${JSON.stringify(own)}`)
  const { features: _, ...stamp } = kept
  const head = JSON.stringify(stamp, null, 2).slice(0, -2)
  writeFileSync(KEPT, `${head},\n  "features": {\n${lines.join(',\n')}\n  }\n}\n`)
  return Object.values(kept.features).reduce((sum, { rows }) => sum + rows.length, 0)
}
