/** Checks that every catalogue uses on its cells. A wrong value is thrown as {@link WrongCell} and becomes the row's reason. */
import type { Cells, Refusal } from './definition.ts'

export const MAX_NAME = 1_000
const DEFAULT_MAX = 500

/** The reason for which a row is refused. */
export class WrongCell extends Error {}

/** Text of at most `max` characters; empty is allowed. */
export const text = (cells: Cells, field: string, max: number = DEFAULT_MAX): string => {
  const value = cells.text(field)
  if (value.length > max) throw new WrongCell(`"${field}" tiene más de ${max} caracteres`)
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/u.test(value))
    throw new WrongCell(`"${field}" tiene caracteres dañados`)
  return value.replaceAll(/\s+/gu, ' ')
}

export const requiredText = (cells: Cells, field: string, max?: number): string => {
  const value = text(cells, field, max)
  if (value === '') throw new WrongCell(`"${field}" está vacío`)
  return value
}

export const textOrNull = (cells: Cells, field: string): string | null => text(cells, field) || null

const YES = new Set(['1', 's', 'si', 'sí', 'true', 'verdadero', 'x', 'activo', 'vigente', 'habilitado'])
const NO = new Set(['0', 'n', 'no', 'false', 'falso', '', 'inactivo', 'no vigente', 'deshabilitado'])

/** Yes or no as files write it. */
export const flag = (cells: Cells, field: string): boolean => {
  const value = cells.text(field).toLowerCase()
  if (YES.has(value)) return true
  if (NO.has(value)) return false
  throw new WrongCell(`"${field}" debe ser 1 o 0 (sí o no) y dice "${cells.text(field)}"`)
}

/** A number from 0 with comma or point as decimal sign; null when empty. */
export const decimalOrNull = (cells: Cells, field: string): number | null => {
  const value = cells.text(field)
  if (value === '') return null
  if (!/^\d{1,12}([.,]\d{1,6})?$/u.test(value)) throw new WrongCell(`"${field}" debe ser un número y dice "${value}"`)
  return Number(value.replace(',', '.'))
}

/** A code in capitals, without blanks or dots. */
export const code = (cells: Cells, field: string): string =>
  requiredText(cells, field).toUpperCase().replaceAll(/[\s.]/gu, '')

/** Runs the check of a row: its value, or the reason of the first wrong cell. */
export const checked = <Row>(check: () => Row): { readonly row: Row } | Refusal => {
  try {
    return { row: check() }
  } catch (error) {
    if (error instanceof WrongCell) return { reason: error.message }
    throw error
  }
}
