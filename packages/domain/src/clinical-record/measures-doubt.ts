/**
 * Weight and height that a person could have and that this one hardly has: they are asked about before they are kept, because every
 * dose by weight or surface is worked out from them.
 * @fuente Tablas de crecimiento de la OMS (conocimiento general), con márgenes anchos: fuera de ellos se pregunta, no se niega
 */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { formatNumber } from '../text/format.ts'
import { asSeen } from '../text/round.ts'
import { bodyMassIndex } from './body-mass-index.ts'
import type { BodyMeasures } from './body-surface.ts'

/** Change since the last measures, in percent, above which they are confirmed. */
export const DOUBT_PERCENT = 10

/** Code of the answer of who has to confirm them. */
export const UNCONFIRMED = 'Confirme las medidas: son poco usuales en este paciente'

/** What the person confirms, and the name of what is confirmed. */
export const MEASURES_CONFIRMED = 'Leí otra vez las medidas y son correctas'
export const UNUSUAL_MEASURES = 'Medidas poco usuales'

interface Usual {
  /** Completed years from which it counts. */
  readonly desde: number
  /** kg, from and to. */
  readonly peso: readonly [number, number]
  /** cm, from and to. */
  readonly talla: readonly [number, number]
}

/** By age, the youngest first; each with what its oldest may have. */
const USUAL: readonly Usual[] = [
  { desde: 0, peso: [1.5, 14], talla: [40, 85] },
  { desde: 1, peso: [6, 18], talla: [65, 100] },
  { desde: 2, peso: [8, 28], talla: [75, 120] },
  { desde: 5, peso: [12, 60], talla: [95, 155] },
  { desde: 10, peso: [20, 100], talla: [115, 185] },
  { desde: 14, peso: [28, 150], talla: [130, 205] },
  { desde: 18, peso: [30, 200], talla: [130, 210] },
]
const USUAL_INDEX = { min: 10, max: 60 } as const

const outside = (value: number, [least, most]: readonly [number, number]): boolean => value < least || value > most

/** What was measured; null: it was not. */
interface SomeMeasures {
  readonly peso: number | null
  readonly talla: number | null
}

const isOdd = (value: number | null, range: readonly [number, number] | undefined): value is number =>
  value !== null && range !== undefined && outside(value, range)

export interface EarlierMeasures extends BodyMeasures {
  readonly fecha: CalendarDate
}

const moved = (
  name: string,
  unit: string,
  now: number | null,
  before: number,
  fecha: CalendarDate,
): readonly string[] => {
  if (now === null) return []
  const percent = asSeen(((now - before) / before) * 100)
  if (Math.abs(percent) <= DOUBT_PERCENT) return []
  const sign = percent > 0 ? '+' : '−'
  const change = `${sign}${formatNumber(Math.abs(percent), 0)} %`
  return [
    `${name} pasa de ${formatNumber(before, 1)} a ${formatNumber(now, 1)} ${unit} (${change}) desde el ${formatDate(fecha)}`,
  ]
}

/**
 * What is to be confirmed of the measures, each in a sentence; empty when nothing is.
 * @param edad completed years
 * @param before the last ones that are known; null: none
 * @regla Un peso o una talla que cambia más de 10 % desde la última vez, o que es poco usual a esa edad, se confirma antes de guardarlo.
 */
export const measuresDoubts = (
  { peso, talla }: SomeMeasures,
  edad: number,
  before: EarlierMeasures | null,
): readonly string[] => {
  const usual = USUAL.findLast(({ desde }) => edad >= desde)
  const index = peso === null || talla === null ? null : bodyMassIndex(peso, talla)
  const strange = [
    ...(isOdd(peso, usual?.peso) ? [`Un peso de ${formatNumber(peso, 1)} kg`] : []),
    ...(isOdd(talla, usual?.talla) ? [`Una talla de ${formatNumber(talla, 1)} cm`] : []),
  ].map((what) => `${what} es poco usual a los ${edad} años`)
  const rare =
    index !== null && edad >= 2 && (index < USUAL_INDEX.min || index > USUAL_INDEX.max)
      ? [`El índice de masa corporal sería de ${formatNumber(index, 1)} kg/m²`]
      : []
  return [
    ...(before === null
      ? []
      : [
          ...moved('El peso', 'kg', peso, before.peso, before.fecha),
          ...moved('La talla', 'cm', talla, before.talla, before.fecha),
        ]),
    ...strange,
    ...rare,
  ]
}
