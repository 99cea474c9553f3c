/** How a drug is taken, as its patient reads it on the prescription: a verb, words instead of figures, the whole time. */
import { cardinal } from '../text/cardinal.ts'
import { drugOfDose } from './measured-dose.ts'
import type { WrittenPosology } from './monthly-quantity.ts'
import { decimalInWords, writtenInWords } from './number-words.ts'
import type { TimeUnit } from './time-unit.ts'
import { unitWords } from './unit-words.ts'

/** What one does with it, and by where. A route that is not here is said by its name. */
const BY_ROUTE: ReadonlyMap<string, { readonly verbo: string; readonly donde: string }> = new Map([
  ['Oral', { verbo: 'Tome', donde: 'por la boca' }],
  ['Sublingual', { verbo: 'Ponga', donde: 'debajo de la lengua' }],
  ['Inhalatoria', { verbo: 'Inhale', donde: 'por la boca, vía inhalatoria' }],
  ['Subcutánea', { verbo: 'Aplique', donde: 'debajo de la piel' }],
  ['Intramuscular', { verbo: 'Aplique', donde: 'en el músculo' }],
  ['Intravenosa', { verbo: 'Aplique', donde: 'por la vena' }],
  ['Transdérmica', { verbo: 'Aplique', donde: 'sobre la piel' }],
  ['Dérmica', { verbo: 'Aplique', donde: 'sobre la piel' }],
  ['Tópica', { verbo: 'Aplique', donde: 'sobre la piel, vía tópica' }],
  ['Nasal', { verbo: 'Aplique', donde: 'por la nariz' }],
  ['Rectal', { verbo: 'Aplique', donde: 'por el recto' }],
  ['Vaginal', { verbo: 'Aplique', donde: 'por la vagina' }],
])

const routeOf = (via: string) =>
  BY_ROUTE.get(via) ?? { verbo: 'Use', donde: via === '' ? '' : `vía ${via.toLowerCase()}` }

const FEMININE = /(?:as?|i[óo]n(?:es)?|unidad|dosis)$/u

/** The number before what is counted: «una tableta», «veintiún sobres», «doscientas cápsulas»; null where it has no words. */
const counted = (amount: number, unit: string): string | null => {
  const words = cardinal(amount)
  if (words === null) return null
  return FEMININE.test(unit.toLowerCase())
    ? words.replace(/uno$/u, 'una').replaceAll('cientos', 'cientas').replace('quinientos', 'quinientas')
    : words.replace('veintiuno', 'veintiún').replace(/uno$/u, 'un')
}

/** The unit alone, in the number of its amount: `tabletas`. */
const unitOf = (amount: number, unit: string): string =>
  unitWords(amount, unit).slice(writtenInWords(amount).length + 1)

/** `una tableta`, `media tableta`, `dos tabletas y media`: what a person cuts in halves; null: it is said in figures. */
const wholeAndHalf = (amount: number, unit: string): string | null => {
  const half = FEMININE.test(unit.toLowerCase()) ? 'media' : 'medio'
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest === 0.5 && whole === 0) return `${half} ${unitOf(1, unit)}`
  const words = rest === 0 || rest === 0.5 ? counted(whole, unit) : null
  if (words === null) return null
  return `${words} ${unitOf(whole, unit)}${rest === 0 ? '' : ` y ${half}`}`
}

const doseWords = ({ dosis, unidad, medida }: WrittenPosology & { readonly dosis: number }): string => {
  if (medida !== null && medida !== undefined) {
    const drug = drugOfDose(dosis, medida)
    return `${unitWords(dosis, medida.unidad)}${drug === null ? '' : ` (${drug})`}`
  }
  return wholeAndHalf(dosis, unidad) ?? unitWords(dosis, unidad)
}

const everyWords = (frecuencia: number, tiempo: TimeUnit): string => {
  const [one, many] = tiempo === 'Horas' ? ['hora', 'horas'] : ['día', 'días']
  return frecuencia === 1 ? `cada ${one}` : `cada ${writtenInWords(frecuencia)} ${many}`
}

const DAYS_OF_A_MONTH = 30

const days = (duracion: number): string => `${decimalInWords(duracion)} ${duracion === 1 ? 'día' : 'días'}`

/** Whole months add up; a part of each month is said as a part. */
const howLong = (duracion: number, meses: number): string => {
  if (meses <= 1) return `durante ${days(duracion)}`
  if (duracion === DAYS_OF_A_MONTH) return `durante ${days(duracion * meses)}`
  return duracion < DAYS_OF_A_MONTH
    ? `durante ${days(duracion)} de cada mes, ${meses} meses`
    : `durante ${days(duracion)}, ${meses} meses`
}

export interface PatientPosology {
  readonly verbo: string
  /** How much and how often: what is read first. */
  readonly toma: string
  /** By where and for how long. */
  readonly resto: string
}

/**
 * `Tome` `una tableta cada 12 horas` `por la boca, durante 60 días`. Null while a figure is missing.
 * @regla La fórmula impresa dice en palabras qué se hace, cuánto, cada cuánto, por dónde y durante cuánto tiempo.
 */
export const patientPosology = (posology: WrittenPosology & { readonly via: string }): PatientPosology | null => {
  const { dosis, frecuencia, tiempo, duracion, meses } = posology
  if (dosis === null || frecuencia === null || tiempo === '' || duracion === null) return null
  const { verbo, donde } = routeOf(posology.via)
  return {
    verbo,
    toma: `${doseWords({ ...posology, dosis })} ${everyWords(frecuencia, tiempo)}`,
    resto: [donde, howLong(duracion, meses)].filter(Boolean).join(', '),
  }
}

/** A quantity in figures and in letters, with its unit: `60 (sesenta) tabletas`. */
export const quantityInFiguresAndLetters = (quantity: number, unit: string): string => {
  const words = counted(quantity, unit)
  return words === null ? unitWords(quantity, unit) : `${writtenInWords(quantity)} (${words}) ${unitOf(quantity, unit)}`
}
