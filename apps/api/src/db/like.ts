/** Text search over a `busqueda` column, which holds lower case without accents. */
import { type RawBuilder, sql } from 'kysely'
import { normalizeSearch } from '@cauce/domain/search/trigger'

const MAX_WORDS = 8

/** `%`, `_` and `\` lose their meaning of pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`)

/** A pattern for each word: every one must be found somewhere. At most eight words count. */
export const wordPatterns = (text: string): string[] =>
  normalizeSearch(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${escapeLike(word)}%`)

/** SQL condition: every pattern is found in the column. One by one: an index of trigrams serves no list of patterns. */
export const holdsEvery = (column: string, patterns: readonly string[]): RawBuilder<boolean> =>
  patterns.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}::text`),
        sql` and `,
      )})`
