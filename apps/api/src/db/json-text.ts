/** A value as the text that a `jsonb` column takes. */

/** Half of a character, which a cut or a broken keyboard leaves, is refused by the database: it is kept as the sign of what is lost. */
const wellFormed = (_key: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

export const jsonText = (value: unknown): string => JSON.stringify(value, wellFormed) ?? 'null'
