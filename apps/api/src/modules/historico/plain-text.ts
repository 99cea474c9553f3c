/** How names are compared in the queries of the histories. */
import { sql, type RawBuilder } from 'kysely'

/** Accents, tildes and diaereses, apart from their letter. */
const MARKS = '\u0300\u0301\u0302\u0303\u0308\u0327'

/** The text in lower case and without accents, as what is searched for is: a row at a time, cheaper than by an expression. */
export const plain = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`lower(translate(normalize(${text}, NFD), ${sql.lit(MARKS)}, ''))`
