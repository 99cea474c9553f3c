/** A figure of a norm as data: of which numbers it is made, what may be written in each, and how it is read. */
import { NOT_WHOLE, REQUIRED_FIELD } from '../text/field.ts'

/** One number of a figure. */
export interface Part {
  readonly nombre: string
  /** After the number: one of them, and several. */
  readonly unidad: readonly [one: string, many: string]
  readonly min: number
  readonly max: number
  /** Hundredths of it are allowed. */
  readonly fraccion?: boolean
}

export interface Figure {
  readonly clave: string
  readonly nombre: string
  /** What reads it, as a person knows it. */
  readonly toca: readonly string[]
  readonly partes: Readonly<Record<string, Part>>
}

/** Each number of a figure by the name of its part. */
export type FigureValue = Readonly<Record<string, number>>

const NO_SUCH_PART = 'Esta cifra no tiene ese número'
const TWO_DECIMALS = 'Máximo dos decimales'
/** As it is kept: a number of two decimals is the same after writing it so. */
const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value

const number = (value: number): string => value.toLocaleString('es-CO', { useGrouping: false })

const outside = ({ min, max, unidad }: Part): string => `Debe ir de ${number(min)} a ${number(max)} ${unidad[1]}`

/** Why a number cannot be that part; null when it can. */
export const partError = (part: Part, value: number | undefined): string | null => {
  if (value === undefined) return REQUIRED_FIELD
  if (!(value >= part.min && value <= part.max)) return outside(part)
  if (part.fraccion === true) return hasTwoDecimals(value) ? null : TWO_DECIMALS
  return Number.isInteger(value) ? null : NOT_WHOLE
}

/**
 * Messages of the numbers of a figure, by field (`valor.dias`); empty when each is there and within its bounds.
 * @regla Una cifra de una norma dice todos sus números, cada uno dentro de lo que puede ser.
 */
export const checkValue = ({ partes }: Figure, valor: FigureValue): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  for (const [name, part] of Object.entries(partes)) {
    const error = partError(part, Object.hasOwn(valor, name) ? valor[name] : undefined)
    if (error !== null) errores[`valor.${name}`] = [error]
  }
  for (const name of Object.keys(valor)) if (!Object.hasOwn(partes, name)) errores[`valor.${name}`] = [NO_SUCH_PART]
  return errores
}

/** `30 días`, `1 hora`. */
export const partInWords = ({ unidad }: Part, value: number): string =>
  `${number(value)} ${value === 1 ? unidad[0] : unidad[1]}`

/** `30 días`; of several numbers, each with its name: `Cualquiera: 30 días; Maternidad: 266 días`. */
export const valueInWords = ({ partes }: Figure, valor: FigureValue): string => {
  const all = Object.entries(partes)
  return all
    .flatMap(([name, part]) => {
      const value = valor[name]
      if (value === undefined) return []
      return [all.length === 1 ? partInWords(part, value) : `${part.nombre}: ${partInWords(part, value)}`]
    })
    .join('; ')
}

/** One number that changes, in words; `antes` null: nothing said it. */
export interface PartChange {
  readonly nombre: string
  readonly antes: string | null
  readonly despues: string
}

/**
 * What changes from one value to another, number by number; those that stay are not in it.
 * @regla Antes de aprobar una cifra se muestra qué cambia, de cuánto a cuánto.
 */
export const changesBetween = (figure: Figure, before: FigureValue, after: FigureValue): readonly PartChange[] =>
  Object.entries(figure.partes).flatMap(([name, part]) => {
    const [old, now] = [before[name], after[name]]
    if (now === undefined || old === now) return []
    return [
      {
        nombre: part.nombre,
        antes: old === undefined ? null : partInWords(part, old),
        despues: partInWords(part, now),
      },
    ]
  })
