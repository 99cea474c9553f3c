/**
 * The most of a drug that is given at once, in a cycle and in a life, and by which routes it never goes. A plausibility limit beside the
 * scheme's own dose: what a hand, an added drug or many cycles would reach.
 * @fuente catálogos clínicos (topes de oncología)
 */
import { ingredientKey } from '../medication/drug-facts.ts'
import { asSeen, roundDecimal } from '../text/round.ts'
import {
  givenOf,
  NOTHING,
  ofFullest,
  ofLife,
  ofOneDose,
  plus,
  type Ceiling,
  type CeilingLine,
  type CeilingPatient,
  type GivenBefore,
  type Reached,
} from './ceiling-amounts.ts'
import { doseText, unitText } from './isc-dose.ts'

/** Who could still order it: a second professional who signs, or nobody. */
export type CeilingAllows = 'segunda_firma' | 'nadie'

export interface Breach {
  /** Of the line in the order. */
  readonly lugar: number
  readonly campo: 'via' | 'dosis_formulada' | 'cantidad_aplicaciones'
  readonly quien: CeilingAllows
  readonly mensaje: string
}

const KIND_WORDS: Readonly<Record<Ceiling['tipo'], string>> = {
  por_dosis: 'por dosis',
  por_ciclo: 'por ciclo',
  de_por_vida: 'de por vida',
}

const RESCUE = ingredientKey('Folinato cálcico')
const INFUSION = 'infusión continua'
const MARGIN = 1e-9

export const named = ({ principios }: CeilingLine, name: string): boolean =>
  principios.some((each) => ingredientKey(each) === ingredientKey(name))

const hasRoute = (routes: readonly string[], via: string): boolean =>
  routes.some((route) => ingredientKey(route) === ingredientKey(via))

/** Whether the order brings the rescue on which some limits depend. */
export const hasRescue = (lines: readonly CeilingLine[]): boolean =>
  lines.some(({ principios }) => principios.some((each) => ingredientKey(each) === RESCUE))

/** Whether the row is for this way of giving it: the phases of a pump and of a rescue are asked, those of a route are its routes. */
const isOfPhase = ({ fase }: Ceiling, line: CeilingLine, rescued: boolean): boolean => {
  if (fase === INFUSION) return line.fase === INFUSION
  if (fase === 'bolo') return line.fase !== INFUSION
  if (fase === 'con rescate') return rescued
  return fase !== 'sin rescate' || !rescued
}

export const amountText = (value: number, { unidad }: Pick<Ceiling, 'unidad'>): string => {
  const text = doseText(roundDecimal(asSeen(value), 2))
  return unidad === 'AUC' ? `AUC ${text}` : `${text} ${unitText(unidad)}`
}

const SECOND = 'Lo firma también otro profesional.'
const NOBODY = 'No se ordena.'

/** Who could order what is over the limit; null: it is within. */
const allowed = ({ valor, redondeo }: Reached, ceiling: Ceiling): CeilingAllows | null => {
  const over = valor - redondeo - MARGIN
  if (over <= ceiling.valor) return null
  return over <= ceiling.valor * (1 + ceiling.desviacion_maxima_pct / 100) ? 'segunda_firma' : 'nadie'
}

const FIELDS = {
  por_dosis: 'dosis_formulada',
  por_ciclo: 'cantidad_aplicaciones',
  de_por_vida: 'cantidad_aplicaciones',
} as const

/** A limit of its drug that a line goes over. */
export interface Over {
  /** Of the line in the order. */
  readonly lugar: number
  readonly ceiling: Ceiling
  readonly total: Reached
  /** How much of the total was given before. */
  readonly before: number
  readonly quien: CeilingAllows
}

const overOf = (lugar: number, ceiling: Ceiling, reached: Reached, before: number): readonly Over[] => {
  const total = plus(reached, { valor: before, redondeo: 0 })
  const quien = allowed(total, ceiling)
  return quien === null ? [] : [{ lugar, ceiling, total, before, quien }]
}

/** The limit, what would be reached and the source. */
export const overText = ({ ceiling, total, before }: Over): string => {
  const limit = `Tope ${KIND_WORDS[ceiling.tipo]} de ${ceiling.principio_activo}: ${amountText(ceiling.valor, ceiling)}`
  const already = before > 0 ? `ya recibió ${amountText(before, ceiling)} y ` : ''
  return `${limit}; ${already}se llegaría a ${amountText(total.valor, ceiling)} (${ceiling.fuente})`
}

const breachOf = (over: Over): Breach => ({
  lugar: over.lugar,
  campo: FIELDS[over.ceiling.tipo],
  quien: over.quien,
  mensaje: `${overText(over)}. ${over.quien === 'nadie' ? NOBODY : SECOND}`,
})

/**
 * What is said of a route by which the drug never goes; null where it may.
 * @regla Un medicamento no se ordena por una vía que su tabla de topes prohíbe.
 */
export const forbiddenRoute = (
  line: Pick<CeilingLine, 'principios' | 'via'>,
  ceilings: readonly Ceiling[],
): string | null => {
  const rows = ceilings.filter(({ principio_activo }) =>
    line.principios.some((each) => ingredientKey(each) === ingredientKey(principio_activo)),
  )
  if (rows.some(({ vias_permitidas }) => hasRoute(vias_permitidas, line.via))) return null
  const refuses = rows.find(({ vias_prohibidas }) => hasRoute(vias_prohibidas, line.via))
  if (refuses === undefined) return null
  const routes = [...new Set(rows.flatMap(({ vias_permitidas }) => vias_permitidas))].join(', ')
  return `${refuses.principio_activo} no va por vía ${line.via}: ${routes} (${refuses.fuente}). ${NOBODY}`
}

const isByBody = ({ unidad }: Ceiling): boolean => unidad.includes('/')

/**
 * The limits of a line. A dose of no body is compared with the figures of no body, where there are any; one as its scheme has it, only
 * with the hard ones of a dose.
 */
export const ceilingsOfLine = (
  line: CeilingLine,
  ceilings: readonly Ceiling[],
  rescued: boolean,
): readonly Ceiling[] => {
  const own = ceilings.filter(
    (ceiling) =>
      named(line, ceiling.principio_activo) &&
      (ceiling.vias_permitidas.length === 0 || hasRoute(ceiling.vias_permitidas, line.via)) &&
      isOfPhase(ceiling, line, rescued),
  )
  const hasPlain = line.fija && own.some((each) => each.tipo === 'por_dosis' && !isByBody(each))
  return own.filter(
    (each) =>
      each.tipo !== 'por_dosis' || (!(hasPlain && isByBody(each)) && !(line.propia && each.desviacion_maxima_pct > 0)),
  )
}

/** Every limit that a line goes over, whoever could still order it; of routes nothing is said. */
export const overOfLine = (
  lines: readonly CeilingLine[],
  lugar: number,
  ceilings: readonly Ceiling[],
  patient: CeilingPatient,
  given: readonly GivenBefore[] = [],
): readonly Over[] => {
  const line = lines[lugar]
  if (line === undefined) return []
  return ceilingsOfLine(line, ceilings, hasRescue(lines)).flatMap((ceiling) => {
    const same = lines.filter((other) => named(other, ceiling.principio_activo))
    if (ceiling.tipo === 'por_dosis') return overOf(lugar, ceiling, ofOneDose(line, ceiling, patient) ?? NOTHING, 0)
    if (ceiling.tipo === 'por_ciclo') return overOf(lugar, ceiling, ofFullest(same, ceiling, patient), 0)
    return overOf(lugar, ceiling, ofLife(same, ceiling, patient), givenOf(given, ceiling, patient))
  })
}

/**
 * Everything in which the lines of an order go over the limits of their drugs; a limit for each square metre or kilogram of somebody who
 * was not measured is not compared.
 * @param given what the patient was given before; only a lifetime's limit asks for it
 * @regla Ninguna línea pasa del tope de su medicamento por dosis, por ciclo ni de por vida, y lo de por vida suma lo que ya se aplicó: lo que pasa lo firma otro profesional hasta donde la tabla lo permite, y más allá nadie.
 */
export const checkCeilings = (
  lines: readonly CeilingLine[],
  ceilings: readonly Ceiling[],
  patient: CeilingPatient,
  given: readonly GivenBefore[] = [],
): readonly Breach[] =>
  lines.flatMap((line, lugar): readonly Breach[] => {
    const route = forbiddenRoute(line, ceilings)
    if (route !== null) return [{ lugar, campo: 'via', quien: 'nadie', mensaje: route }]
    return overOfLine(lines, lugar, ceilings, patient, given).map(breachOf)
  })
