/** The bars of a dose: by take and by day, each range, the dose and the most of an adult on one scale, with their words. @fuente UI, imágenes 23 y 23b */
import { groupThousands } from '../text/format.ts'
import { roundDecimal } from '../text/round.ts'
import { amountsIn, placeIn, type WrittenDose } from './dose-bar.ts'
import type { DoseRange, DoseRanges } from './dose-ranges.ts'

export interface BarSpan {
  readonly desde: number
  /** Null: the row has no most. */
  readonly hasta: number | null
  readonly indicacion: string
  /** The dose is inside the whole row, by take and by day. */
  readonly dentro: boolean
}

export interface DoseBar {
  readonly principio: string
  readonly por: 'toma' | 'dia'
  /** `mg/kg/día`, `mg por toma`. */
  readonly unidad: string
  readonly valor: number
  readonly tramos: readonly BarSpan[]
  /** The most of an adult, of a minor alone. */
  readonly adulto: number | null
  /** Where the scale ends. */
  readonly fin: number
  /** `250 mg × 3 = 750 mg al día ÷ 18,9 kg`. */
  readonly cuenta: string
}

/** A figure as it is read on a bar: one decimal, and three where it is less than one. */
export const barFigure = (value: number): string => {
  const [whole = '0', part] = String(roundDecimal(value, value >= 1 ? 1 : 3)).split('.')
  return groupThousands(whole) + (part === undefined ? '' : `,${part}`)
}

const YEAR = 12
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** `5 años 4 meses`; of who is not yet two, in months. */
export const monthsAsAge = (months: number): string => {
  if (months < 2 * YEAR) return counted(months, 'mes', 'meses')
  const rest = months % YEAR
  const years = counted(Math.floor(months / YEAR), 'año', 'años')
  return rest === 0 ? years : `${years} ${counted(rest, 'mes', 'meses')}`
}

const leastOf = (range: DoseRange, por: DoseBar['por']): number | null =>
  por === 'toma' ? range.toma_min : range.dia_min
const mostOf = (range: DoseRange, por: DoseBar['por']): number | null =>
  por === 'toma' ? range.toma_max : range.dia_max
const saysSomething = (range: DoseRange, por: DoseBar['por']): boolean =>
  leastOf(range, por) !== null || mostOf(range, por) !== null

/** The most of an adult by the row that allows most, in the unit of the range; null: nobody says. */
const adultMost = (ranges: DoseRanges, unit: DoseRange, por: DoseBar['por']): number | null => {
  if (!ranges.menor) return null
  const rows = ranges.rangos.filter(({ de }) => de === 'adulto')
  const known = rows.flatMap((range) => {
    const most = mostOf(range, por)
    return most === null ? [] : [(most * unit.por_unidad) / range.por_unidad]
  })
  // A row without a most allows any: nothing is drawn then.
  return known.length === 0 || known.length < rows.length ? null : Math.max(...known)
}

const PER = { toma: 'por toma', dia: 'al día' } as const
/** How much of the scale is left after what is farthest. */
const ROOM = 1.08
/** So many times farther than all the rest, the most of an adult is told in words alone. */
const FAR = 3

/** Where a span ends: one without a most never does. */
const farthest = ({ hasta }: BarSpan): number => hasta ?? Infinity

const barOf = (ranges: DoseRanges, group: readonly DoseRange[], por: DoseBar['por'], dose: WrittenDose): DoseBar[] => {
  const own = group.filter((range) => saysSomething(range, por))
  const [first] = own
  if (first === undefined) return []
  const kg = own.find((range) => range.kg !== null)?.kg ?? null
  const scaled = (value: number): number => value / (kg ?? 1)
  const amounts = amountsIn(first, dose)
  const adult = adultMost(ranges, first, por)
  const spans = own.map((range): BarSpan => {
    const most = mostOf(range, por)
    return {
      desde: scaled(leastOf(range, por) ?? 0),
      hasta: most === null ? null : scaled(most),
      indicacion: range.indicacion === '' ? 'habitual' : range.indicacion,
      dentro: placeIn(range, dose) === 'dentro',
    }
  })
  const tramos = spans.toSorted((one, other) =>
    one.desde === other.desde ? Math.sign(farthest(one) - farthest(other)) || 0 : one.desde - other.desde,
  )
  const valor = scaled(amounts[por])
  const adulto = adult === null ? null : scaled(adult)
  const rest = Math.max(valor, ...tramos.map(({ desde, hasta }) => hasta ?? desde))
  const takes = roundDecimal(amounts.dia / amounts.toma, 2)
  const take = `${barFigure(amounts.toma)} ${first.unidad}`
  const sum =
    por === 'toma'
      ? `${take} por toma`
      : `${take} × ${barFigure(takes)} = ${barFigure(amounts.dia)} ${first.unidad} al día`
  return [
    {
      principio: first.principio,
      por,
      unidad:
        kg === null ? `${first.unidad} ${PER[por]}` : `${first.unidad}/kg${por === 'toma' ? ' por toma' : '/día'}`,
      valor,
      tramos,
      adulto,
      fin: Math.max(rest, adulto !== null && adulto <= rest * FAR ? adulto : 0) * ROOM,
      cuenta: kg === null ? sum : `${sum} ÷ ${barFigure(kg)} kg`,
    },
  ]
}

/**
 * The bars of a dose, by ingredient and unit; none where there is no range of the patient.
 * @regla Todo lo que se dibuja de una barra está en la misma escala, que empieza en cero y no deja fuera ni la dosis escrita ni ningún rango.
 */
export const doseBars = (ranges: DoseRanges, dose: WrittenDose): readonly DoseBar[] => {
  const own = ranges.rangos.filter(({ de }) => de === (ranges.menor ? 'nino' : 'adulto'))
  const groups = Map.groupBy(own, ({ principio, unidad }) => `${principio}|${unidad}`)
  return [...groups.values()].flatMap((group) => [
    ...barOf(ranges, group, 'dia', dose),
    ...barOf(ranges, group, 'toma', dose),
  ])
}

/** `25 a 50 (habitual)`, `hasta 90 (otitis)`. */
export const spanInWords = ({ desde, hasta, indicacion }: BarSpan): string => {
  const from = barFigure(desde)
  if (hasta === null) return `desde ${from} (${indicacion})`
  const to = barFigure(hasta)
  return `${desde === 0 ? `hasta ${to}` : desde === hasta ? to : `${from} a ${to}`} (${indicacion})`
}

/** What the bar says to who does not see it. */
export const barInWords = (bar: DoseBar): string => {
  const adult = bar.adulto === null ? [] : [`máximo de un adulto: ${barFigure(bar.adulto)}`]
  return `${barFigure(bar.valor)} ${bar.unidad}. ${[...bar.tramos.map(spanInWords), ...adult].join('; ')}.`
}
