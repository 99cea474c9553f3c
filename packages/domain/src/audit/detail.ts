/** What an audit entry keeps of a change, field by field: how it was, how it is. */
import { capitalised } from '../text/format.ts'
import { formatDate, formatDateTime } from '../calendar/bogota.ts'
import { DETAIL_LABELS } from './detail-labels.ts'

export interface DetailLine {
  readonly campo: string
  /** How it was; null where the entry only says how it is. */
  readonly antes: string | null
  readonly valor: string
}

/** The name behind an identifier of a field, such as the site of `rep_id` 7; null when there is none to tell. */
export type NameOf = (campo: string, id: number) => string | null

type Fields = Readonly<Record<string, unknown>>

const NOTHING = 'Nada'
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/u

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `numero_documento` as `Numero documento`, where no better words are known. */
const labelOf = (campo: string): string => {
  const known = DETAIL_LABELS[campo]
  if (known !== undefined) return known
  const words = campo.replace(/_id$/u, '').replaceAll('_', ' ').trim()
  return capitalised(words)
}

const textOf = (campo: string, value: unknown, nameOf: NameOf): string => {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return nameOf(campo, value) ?? String(value)
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value) : formatDate(value)
  if (Array.isArray(value)) {
    const parts = value.map((part) => textOf(campo, part, nameOf))
    return parts.length === 0 ? NOTHING : parts.join(isFields(value[0]) ? '; ' : ', ')
  }
  return Object.entries(value)
    .map(([inner, part]) => `${labelOf(inner)}: ${textOf(inner, part, nameOf)}`)
    .join(', ')
}

/** Where the value before it is kept, in the ways in which the server writes it. */
const beforeOf = (campo: string, fields: Fields): string | null =>
  [`${campo.replace(/_id$/u, '')}_anterior_id`, `${campo}_anterior`, campo.replace(/^a_/u, 'de_')].find(
    (name) => name !== campo && name in fields,
  ) ?? null

const pairLines = (antes: Fields, despues: Fields, nameOf: NameOf): readonly DetailLine[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])].map((campo) => ({
    campo: labelOf(campo),
    antes: textOf(campo, antes[campo], nameOf),
    valor: textOf(campo, despues[campo], nameOf),
  }))

const fieldLines = (campo: string, fields: Fields, nameOf: NameOf): readonly DetailLine[] => {
  const value = fields[campo]
  if (isFields(value) && 'antes' in value && 'despues' in value) {
    const { antes, despues } = value
    return [{ campo: labelOf(campo), antes: textOf(campo, antes, nameOf), valor: textOf(campo, despues, nameOf) }]
  }
  const before = beforeOf(campo, fields)
  const label = labelOf(before?.startsWith('de_') === true ? campo.slice(2) : campo)
  const antes = before === null ? null : textOf(before, fields[before], nameOf)
  return [{ campo: label, antes, valor: textOf(campo, value, nameOf) }]
}

/**
 * The detail of an entry as lines. What it kept as `antes` and `despues`, as `x_anterior` and `x`, or as `de_x` and `a_x` is one
 * line with both; the mark of an invented entry is left out.
 */
export const detailLines = (detalle: Fields, nameOf: NameOf = () => null): readonly DetailLine[] => {
  const names = Object.keys(detalle)
  const befores = new Set(names.map((campo) => beforeOf(campo, detalle)))
  const { antes, despues } = detalle
  const paired = isFields(antes) && isFields(despues)
  return [
    ...(paired ? pairLines(antes, despues, nameOf) : []),
    ...names
      .filter((campo) => campo !== 'demo' && !befores.has(campo))
      .filter((campo) => !paired || (campo !== 'antes' && campo !== 'despues'))
      .flatMap((campo) => fieldLines(campo, detalle, nameOf)),
  ]
}
