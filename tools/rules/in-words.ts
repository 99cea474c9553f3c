/** Any value as a person who does not program would read it. */
const LONGEST_LINE = 90
const MOST_ITEMS = 40

const quoted = (text: string): string => {
  if (text === '') return '«» (texto vacío)'
  // A control sign or an odd blank would not be seen.
  const seen = text.replaceAll(/[\p{C}\u2028\u2029]|(?! )\p{Z}/gu, (sign) => `[U+${codeOf(sign)}]`)
  return /^[\p{L}\p{N}:.-]+$/u.test(seen) && /\d/u.test(seen) ? seen : `«${seen}»`
}

const codeOf = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const figure = (value: number): string => {
  if (Number.isNaN(value)) return 'no es un número (NaN)'
  if (!Number.isFinite(value)) return value > 0 ? 'infinito' : 'menos infinito'
  if (Object.is(value, -0)) return '-0 (menos cero)'
  return String(value).replace('.', ',')
}

const simple = (value: unknown): string | null => {
  if (value === null) return 'nada (null)'
  if (value === undefined) return 'sin valor'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return figure(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return 'una función'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'una fecha imposible' : value.toISOString()
  if (value instanceof RegExp) return `la forma ${value.source}`
  if (value instanceof Error) return `el error «${value.message}»`
  return null
}

const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
  value instanceof Map ? [...value].map(([key, field]) => [String(key), field]) : Object.entries(value)

const listed = (value: object): readonly unknown[] | null => {
  if (Array.isArray(value)) return value
  return value instanceof Set || ArrayBuffer.isView(value) ? [...iterated(value)] : null
}

const iterated = (value: object): Iterable<unknown> =>
  value instanceof Set || value instanceof Uint8Array ? value : Object.values(value)

const shortened = (parts: readonly string[]): readonly string[] =>
  parts.length > MOST_ITEMS ? [...parts.slice(0, MOST_ITEMS), `… y ${parts.length - MOST_ITEMS} más`] : parts

/** On one line: lists between brackets, fields as «nombre: valor». */
const flat = (value: unknown): string => {
  const alone = simple(value)
  if (alone !== null || typeof value !== 'object' || value === null) return alone ?? 'un valor'
  const items = listed(value)
  if (items !== null) return items.length === 0 ? '[] (lista vacía)' : `[${shortened(items.map(flat)).join('; ')}]`
  const fields = fieldsOf(value).map(([name, field]) => `${name}: ${flat(field)}`)
  return fields.length === 0 ? '{} (sin datos)' : `{ ${shortened(fields).join('; ')} }`
}

const fieldLine = (name: string, text: string): string => `${name}:${text.startsWith('\n') ? '' : ' '}${text}`

/** What `value` is, on several indented lines where one would be too long. */
export const inWords = (value: unknown, indent = ''): string => {
  const line = flat(value)
  if (line.length + indent.length <= LONGEST_LINE || typeof value !== 'object' || value === null) return line
  const inside = `${indent}  `
  const items = listed(value)
  const parts =
    items === null
      ? fieldsOf(value).map(([name, field]) => fieldLine(name, inWords(field, inside)))
      : items.map((item, index) => `${index + 1}. ${inWords(item, `${inside} `).trimStart()}`)
  return shortened(parts)
    .map((part) => `\n${inside}${part}`)
    .join('')
}
