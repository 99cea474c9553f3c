/** How much of a drug a month of treatment asks for, and the sum in words. @fuente spec 2 §5 */
import { decimalInWords, writtenInWords } from './number-words.ts'
import { drugOfDose } from './measured-dose.ts'
import { containersFor, type ContainerSum } from './containers.ts'
import { HOURS_PER_DAY, type TimeUnit } from './time-unit.ts'
import type { Measure } from './unit-strength.ts'
import { unitWords } from './unit-words.ts'

export interface Posology {
  /** Unit of the interval; empty while nobody chose it. */
  readonly tiempo: TimeUnit | ''
  /** One take every so many `tiempo`. */
  readonly frecuencia: number | null
  /** At each take: units of the presentation, or of the measure. */
  readonly dosis: number | null
  /** In what the dose is measured; null or left out: it is counted in units of the presentation. */
  readonly medida?: Measure | null
  /** Days of each month. */
  readonly duracion: number | null
}

/** A decimal as the fraction that a person reads in it: 0.1 is one tenth, not its nearest binary number. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const WRITTEN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/u

const fraction = (value: number | null): Fraction | null => {
  const parts = WRITTEN.exec(String(value))
  if (parts === null) return null
  const decimals = parts[3] ?? ''
  const digits = BigInt(`${parts[1] ?? ''}${parts[2] ?? ''}${decimals}`)
  const places = decimals.length - Number(parts[4] ?? 0)
  return places >= 0
    ? { over: digits, under: 10n ** BigInt(places) }
    : { over: digits * 10n ** BigInt(-places), under: 1n }
}

/** The division drops what is left over, so half of it is added first, on the side of its sign. */
const rounded = ({ over, under }: Fraction): number => {
  const half = over < 0n === under < 0n ? under : -under
  return Number((2n * over + half) / (2n * under))
}

/** Units of a month before rounding; null when it is not a number. */
const exactQuantity = ({ tiempo, frecuencia, dosis, duracion }: Posology): Fraction | null => {
  const [every, dose, days] = [fraction(frecuencia), fraction(dosis), fraction(duracion)]
  if (tiempo === '' || every === null || dose === null || days === null || every.over === 0n) return null
  const takesPerUnit = tiempo === 'Horas' ? BigInt(HOURS_PER_DAY) : 1n
  return {
    over: takesPerUnit * dose.over * days.over * every.under,
    under: dose.under * days.under * every.over,
  }
}

const isMeasured = ({ medida }: Posology): boolean => medida !== null && medida !== undefined

/** The containers of a month of a measured dose; null while a figure is missing, or where it is counted. */
export const measuredSum = ({ medida, dosis, frecuencia, tiempo, duracion }: Posology): ContainerSum | null =>
  medida === null || medida === undefined || dosis === null || frecuencia === null || tiempo === '' || duracion === null
    ? null
    : containersFor({ dosis, unidad_dosis: medida.unidad, frecuencia, tiempo, duracion }, medida.contenido)

/**
 * Units of the presentation that one month asks for. Halves go away from zero, on the decimals that were written: the same
 * figures give the same units in the form, in an edit, in a new prescription of an old line, at the server and on paper.
 * @fuente spec 2 §5
 * A dose that is measured asks for containers: {@link containersFor}.
 * @regla Cantidad mensual: en Horas, 24 ÷ frecuencia × dosis × duración; en Días, duración ÷ frecuencia × dosis; redondeada, y 0 si no es un número.
 */
export const monthlyQuantity = (posology: Posology): number => {
  if (isMeasured(posology)) return measuredSum(posology)?.envases ?? 0
  const exact = exactQuantity(posology)
  return exact === null ? 0 : rounded(exact)
}

const everyWords = (frecuencia: number, tiempo: TimeUnit): string => {
  if (tiempo === 'Horas') return `cada ${writtenInWords(frecuencia)} h`
  return frecuencia === 1 ? 'cada día' : `cada ${writtenInWords(frecuencia)} días`
}

const daysWords = (duracion: number): string => `${decimalInWords(duracion)} ${duracion === 1 ? 'día' : 'días'}`

export interface WrittenPosology extends Posology {
  /** What is counted: Tableta, Cápsula, Frasco. */
  readonly unidad: string
  readonly meses: number
}

const totalWords = (quantity: number, { unidad, meses }: WrittenPosology): string =>
  meses > 1
    ? `${unitWords(quantity, unidad)} al mes × ${meses} meses = ${unitWords(quantity * meses, unidad)}`
    : unitWords(quantity, unidad)

/**
 * The sum of a measured dose: `20 UI cada 24 h durante 30 días = 600 UI ÷ 300 UI = 2 cartuchos`. What expires or is thrown away is
 * said.
 */
const measuredInWords = (posology: WrittenPosology): string => {
  const { medida, dosis, frecuencia, tiempo, duracion, unidad } = posology
  const sum = measuredSum(posology)
  if (sum === null || medida === null || medida === undefined) return ''
  if (dosis === null || frecuencia === null || tiempo === '' || duracion === null) return ''
  const measured = (amount: number): string => {
    const [, ...unit] = unitWords(amount, medida.unidad).split(' ')
    return `${decimalInWords(amount)} ${unit.join(' ')}`
  }
  const taken = `${unitWords(dosis, medida.unidad)} ${everyWords(frecuencia, tiempo)} durante ${daysWords(duracion)}`
  const total = totalWords(sum.envases, posology)
  if (sum.por_toma !== null)
    return `${taken} = ${sum.tomas} ${sum.tomas === 1 ? 'toma' : 'tomas'} × ${unitWords(sum.por_toma, unidad)} = ${total}`
  const expires = sum.vence === null ? '' : ` (abierto sirve ${daysWords(sum.vence)})`
  return `${taken} = ${measured(sum.necesita)} ÷ ${measured(sum.trae)} = ${total}${expires}`
}

/**
 * The sum behind the monthly quantity: `1 cada 8 h durante 30 días = 90 tabletas`. Says when it was rounded. Empty while a
 * figure is missing.
 * @regla Junto a la cantidad mensual siempre está la cuenta en palabras, con su unidad y, si se redondeó, de cuánto.
 */
export const quantityInWords = (posology: WrittenPosology): string => {
  if (isMeasured(posology)) return measuredInWords(posology)
  const { dosis, frecuencia, tiempo, duracion } = posology
  const exact = exactQuantity(posology)
  if (exact === null || dosis === null || frecuencia === null || tiempo === '' || duracion === null) return ''
  const quantity = rounded(exact)
  const whole = exact.over % exact.under === 0n
  const before = whole ? '' : ` (${decimalInWords(Number(exact.over) / Number(exact.under))} redondeado)`
  const sum = `${writtenInWords(dosis)} ${everyWords(frecuencia, tiempo)} durante ${daysWords(duracion)}`
  return `${sum} = ${totalWords(quantity, posology)}${before}`
}

/** The dose, and the drug that it brings where it is measured by volume or by drops: `5 mL (250 mg)`. */
const doseInWords = (dosis: number, unidad: string, medida: Measure | null): string => {
  if (medida === null) return unitWords(dosis, unidad)
  const drug = drugOfDose(dosis, medida)
  return `${unitWords(dosis, medida.unidad)}${drug === null ? '' : ` (${drug})`}`
}

/**
 * How it is taken, in full: `1 tableta cada 8 horas durante 7 días, vía oral`. What the observation says unless somebody writes
 * another. Empty while a figure is missing.
 */
export const posologyInWords = (posology: WrittenPosology & { readonly via: string }): string => {
  const { dosis, frecuencia, tiempo, duracion, unidad, meses, via } = posology
  if (dosis === null || frecuencia === null || tiempo === '' || duracion === null) return ''
  const every = everyWords(frecuencia, tiempo).replace(/ h$/u, frecuencia === 1 ? ' hora' : ' horas')
  const months = meses > 1 ? `, ${meses} meses` : ''
  const route = via === '' ? '' : `, vía ${via.toLowerCase()}`
  return `${doseInWords(dosis, unidad, posology.medida ?? null)} ${every} durante ${daysWords(duracion)}${months}${route}`
}

export const MAX_MONTHLY_QUANTITY = 99_999
export const NO_QUANTITY = 'La cantidad mensual da 0: revise dosis, frecuencia y duración'
export const TOO_MUCH_QUANTITY = 'La cantidad mensual es demasiado grande: revise dosis y frecuencia'
export const QUANTITY_DIFFERS = 'La cantidad mensual no es la que resulta de dosis, frecuencia y duración'

/**
 * The message of a monthly quantity that cannot be ordered, or null.
 * @regla La cantidad mensual que se ordena es mayor a 0.
 */
export const checkMonthlyQuantity = (quantity: number): string | null => {
  if (quantity < 1) return NO_QUANTITY
  return quantity > MAX_MONTHLY_QUANTITY ? TOO_MUCH_QUANTITY : null
}
