/** Where a written dose stands among the ranges of the patient: what the bar says in a word, and what is drawn. @fuente UI, imágenes 23 y 23b */
import { takesOf } from './day-total.ts'
import type { DoseRange, DoseRanges } from './dose-ranges.ts'
import type { TimeUnit } from './time-unit.ts'

/** A dose as it is written: units of it at each take, and how often. */
export interface WrittenDose {
  readonly dosis: number
  readonly frecuencia: number
  readonly tiempo: TimeUnit
}

/** From the gravest. `entre`: over one range and under another. */
export const DOSE_PLACES = ['contraindicada', 'encima', 'sin_rango', 'debajo', 'entre', 'dentro'] as const
export type DosePlace = (typeof DOSE_PLACES)[number]

export const PLACE_WORDS: Readonly<Record<DosePlace, string>> = {
  contraindicada: 'Contraindicado a esta edad',
  encima: 'Por encima de lo habitual',
  sin_rango: 'Sin rango para comparar',
  debajo: 'Por debajo de lo habitual',
  entre: 'Fuera de los rangos',
  dentro: 'En el rango habitual',
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

/** A take and a day of the dose, in the unit of the range. */
export const amountsIn = (
  { por_unidad }: DoseRange,
  dose: WrittenDose,
): { readonly toma: number; readonly dia: number } => {
  const toma = dose.dosis * por_unidad
  return { toma, dia: toma * takesOf(dose) }
}

const over = (amount: number, most: number | null): boolean => most !== null && amount > most * MARGIN
const under = (amount: number, least: number | null): boolean => least !== null && amount * MARGIN < least

/** Of one range. */
export const placeIn = (range: DoseRange, dose: WrittenDose): 'encima' | 'debajo' | 'dentro' => {
  const { toma, dia } = amountsIn(range, dose)
  if (over(toma, range.toma_max) || over(dia, range.dia_max)) return 'encima'
  return under(toma, range.toma_min) || under(dia, range.dia_min) ? 'debajo' : 'dentro'
}

/** Ranges that say what is usual for the patient, by ingredient. */
const ownRanges = ({ menor, rangos }: DoseRanges): readonly (readonly DoseRange[])[] => [
  ...Map.groupBy(
    rangos.filter(({ de }) => de === (menor ? 'nino' : 'adulto')),
    ({ principio }) => principio,
  ).values(),
]

/** What an adult may take is surpassed: by every one of its ranges. */
const overAdult = ({ menor, rangos }: DoseRanges, dose: WrittenDose): boolean => {
  const ofAdult = rangos.filter(({ de }) => de === 'adulto')
  return menor && ofAdult.length > 0 && ofAdult.every((range) => placeIn(range, dose) === 'encima')
}

const placeOfOne = (ranges: readonly DoseRange[], dose: WrittenDose): DosePlace => {
  const places = new Set(ranges.map((range) => placeIn(range, dose)))
  if (places.has('dentro')) return 'dentro'
  const [only] = places
  return places.size === 1 && only !== undefined ? only : 'entre'
}

/**
 * The word of the whole dose: that of its gravest part.
 * @regla La barra dice «En el rango habitual» solo si cada toma y cada día caben en una fila de la edad y el peso, y a un menor de edad nunca por encima del máximo de un adulto.
 */
export const dosePlace = (ranges: DoseRanges, dose: WrittenDose): DosePlace => {
  const parts = ownRanges(ranges).map((own) => placeOfOne(own, dose))
  const all: readonly DosePlace[] = [
    ...parts,
    ...(ranges.contraindicado === null ? [] : ['contraindicada' as const]),
    ...(overAdult(ranges, dose) ? ['encima' as const] : []),
    ...(ranges.por_que !== null || parts.length === 0 ? ['sin_rango' as const] : []),
  ]
  return DOSE_PLACES.find((place) => all.includes(place)) ?? 'sin_rango'
}

/**
 * Whether another dose of the same drug is still usual: inside every range in which the written one is.
 * @regla Una dosis que se propone sigue dentro de todos los rangos en los que está la escrita; sin rango no se propone nada.
 */
export const staysInRange = (ranges: DoseRanges, written: WrittenDose, other: WrittenDose): boolean =>
  dosePlace(ranges, written) === 'dentro' &&
  dosePlace(ranges, other) === 'dentro' &&
  ownRanges(ranges)
    .flat()
    .every((range) => placeIn(range, written) !== 'dentro' || placeIn(range, other) === 'dentro')
