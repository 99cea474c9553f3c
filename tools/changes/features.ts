/** Which features a change reaches: those that name its rules, those written again, and those of its steps. */
import { readFileSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import type { Reach } from './reach.ts'

const TAG = /@regla:(?<rule>[\w-]+\/[\w-]+)/gu

/** The rules that a feature names in its tags. */
const rulesOf = (text: string): readonly string[] => [...text.matchAll(TAG)].map(({ groups }) => groups?.['rule'] ?? '')

/** Definitions of steps and where they are used, as Cucumber counts them. */
const readUsage = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ uri: Schema.String, matches: Schema.Array(Schema.Struct({ uri: Schema.String })) })),
)

/**
 * The features of a reach.
 * @param all every feature, as a path from the root
 * @param usageFile where Cucumber left its count of the steps, `usage-json`; null when no step is reached
 */
export const featuresReached = (
  { rules, features, steps }: Reach,
  all: readonly string[],
  usageFile: string | null,
): readonly string[] => {
  const named = all.filter((file) => rulesOf(readFileSync(file, 'utf8')).some((rule) => rules.includes(rule)))
  const usage = usageFile === null ? [] : readUsage(JSON.parse(readFileSync(usageFile, 'utf8')))
  const stepped = usage.filter(({ uri }) => steps.includes(uri)).flatMap(({ matches }) => matches.map(({ uri }) => uri))
  return all.filter((file) => named.includes(file) || features.includes(file) || stepped.includes(file))
}
