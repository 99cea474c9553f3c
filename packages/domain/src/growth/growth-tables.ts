/** The values of WHO for an indicator, a sex and an age, in proportion between two of the table. */
import type { Lms } from './lms.ts'
import { HEAD_BOYS, HEAD_GIRLS, WEIGHT_BOYS, WEIGHT_GIRLS } from './who-2006-weight-head.ts'
import {
  HEIGHT_BOYS,
  HEIGHT_GIRLS,
  INDEX_BOYS,
  INDEX_BOYS_STANDING,
  INDEX_GIRLS,
  INDEX_GIRLS_STANDING,
  LENGTH_BOYS,
  LENGTH_GIRLS,
} from './who-2006-height-index.ts'
import { HEIGHT_BOYS_2007, HEIGHT_GIRLS_2007, INDEX_BOYS_2007, INDEX_GIRLS_2007 } from './who-2007.ts'

export const GROWTH_INDICATORS = ['peso', 'talla', 'imc', 'perimetro_cefalico'] as const
export type GrowthIndicator = (typeof GROWTH_INDICATORS)[number]
export type GrowthSex = 'F' | 'M'

/** Days of a month, as WHO counts them. */
export const DAYS_A_MONTH = 30.4375
/** Months from which one is measured standing, and from which the reference of 2007 holds. */
const STANDING = 24
const SCHOOL = 60
/** Months at which childhood ends. */
export const GROWTH_END = 216

interface Table {
  readonly desde: number
  readonly paso: number
  readonly filas: readonly Lms[]
}

const read = (desde: number, paso: number, text: string): Table => ({
  desde,
  paso,
  filas: text.split(' ').map((row) => {
    const [l = 0, m = 0, s = 0] = row.split(',').map(Number)
    return { l, m, s }
  }),
})

const monthly = (desde: number, text: string): Table => read(desde, 1, text)
const older = (text: string): Table => read(SCHOOL, 6, text)

/** The youngest first: the last one that began is the one that holds. */
const TABLES: Readonly<Record<GrowthIndicator, Readonly<Record<GrowthSex, readonly Table[]>>>> = {
  peso: { M: [monthly(0, WEIGHT_BOYS)], F: [monthly(0, WEIGHT_GIRLS)] },
  talla: {
    M: [monthly(0, LENGTH_BOYS), monthly(STANDING, HEIGHT_BOYS), older(HEIGHT_BOYS_2007)],
    F: [monthly(0, LENGTH_GIRLS), monthly(STANDING, HEIGHT_GIRLS), older(HEIGHT_GIRLS_2007)],
  },
  imc: {
    M: [monthly(0, INDEX_BOYS), monthly(STANDING, INDEX_BOYS_STANDING), older(INDEX_BOYS_2007)],
    F: [monthly(0, INDEX_GIRLS), monthly(STANDING, INDEX_GIRLS_STANDING), older(INDEX_GIRLS_2007)],
  },
  perimetro_cefalico: { M: [monthly(0, HEAD_BOYS)], F: [monthly(0, HEAD_GIRLS)] },
}

/** Months until which the indicator is classified: weight and head, under five years. */
export const lastMonth = (indicator: GrowthIndicator): number =>
  indicator === 'peso' || indicator === 'perimetro_cefalico' ? SCHOOL : GROWTH_END

const between = (one: Lms, other: Lms, part: number): Lms => ({
  l: one.l + (other.l - one.l) * part,
  m: one.m + (other.m - one.m) * part,
  s: one.s + (other.s - one.s) * part,
})

/**
 * The values of that age; null outside of what the tables have.
 * @param months of age, with their fraction
 * @regla Hasta los 5 años valen los patrones de la OMS de 2006 y desde los 5 la referencia de 2007; el peso y el perímetro cefálico, hasta los 5.
 */
export const growthLms = (indicator: GrowthIndicator, sexo: GrowthSex, months: number): Lms | null => {
  if (months < 0 || months >= lastMonth(indicator)) return null
  const table = TABLES[indicator][sexo].findLast(({ desde }) => months >= desde)
  if (table === undefined) return null
  const place = (months - table.desde) / table.paso
  const first = table.filas[Math.floor(place)]
  if (first === undefined) return null
  return between(first, table.filas[Math.floor(place) + 1] ?? first, place - Math.floor(place))
}
