/**
 * The limits of oncology beside a line of Medicamentos: the same table, without a scheme that says how long a cycle is.
 * @fuente catálogos clínicos (topes de oncología)
 */
import { isMinor } from '../medication/known-kidneys.ts'
import type { Finding } from '../medication/check.ts'
import { componentsOf, type TakenLine } from '../medication/day-total.ts'
import { foundDrug, ingredientKey } from '../medication/drug-facts.ts'
import { HOURS_PER_DAY } from '../medication/time-unit.ts'
import { componentStrength } from '../medication/unit-strength.ts'
import { ceilingKey, type Ceiling, type CeilingLine, type CeilingPatient, type GivenBefore } from './ceiling-amounts.ts'
import { forbiddenRoute, overOfLine, overText, type CeilingAllows, type Over } from './ceilings.ts'

/** A line with what is handed over each month, and for how many. */
export interface PrescribedLine extends TakenLine {
  /** Days of each month; null: nobody said it, so only its dose is compared. */
  readonly duracion: number | null
  readonly meses: number
}

export interface CeilingKnowledge {
  readonly ceilings: readonly Ceiling[]
  readonly given: readonly GivenBefore[]
}

export interface WhoTakes extends CeilingPatient {
  /** Completed years. */
  readonly edad: number
}

export interface CeilingAnswer {
  readonly hallazgos: readonly Finding[]
  /** Why it cannot be said that it is within its limits; null: it can. */
  readonly sin_verificar: string | null
}

export const NOT_MEASURED =
  'El tope de este medicamento es por el cuerpo del paciente y no hay peso y talla con que compararlo: mídalo'

/** Nobody of age is smaller, and no child is smaller than one just born: who was not measured is at least so big. */
const LEAST_ADULT = { isc: 1, peso: 30 }
const LEAST_CHILD = { isc: 0.15, peso: 2 }

const ceilingLineOf = (line: PrescribedLine): CeilingLine => {
  const { drug, presentation, via, dosis, frecuencia, tiempo, duracion, meses } = line
  const components = componentsOf(drug)
  const strength = components.length > 1 ? null : componentStrength(presentation, 0, components.length)
  const every = tiempo === 'Horas' ? frecuencia : frecuencia * HOURS_PER_DAY
  return {
    principios: drug.ingredientes.map(({ nombre }) => nombre),
    via: via.trim(),
    fase: null,
    fija: true,
    propia: false,
    cantidad: strength === null ? null : { ...strength, cantidad: strength.cantidad * dosis },
    auc: null,
    aplicaciones: duracion === null || every <= 0 ? 0 : Math.ceil((duracion * HOURS_PER_DAY) / every),
    ciclos: Array.from({ length: Math.max(1, meses) }, (_, month) => month + 1),
  }
}

/** No scheme says how long the cycle is: a month over what fits in one is looked at by another professional, not forbidden. */
const whoOf = ({ ceiling, quien }: Over): CeilingAllows =>
  ceiling.tipo === 'por_ciclo' && ceiling.desviacion_maxima_pct > 0 ? 'segunda_firma' : quien

const BLOCKED = 'Nadie lo ordena así: baje la dosis, los días o los meses, o cambie la vía.'
const SIGNED = 'Baje la dosis, los días o los meses; si sigue así, también lo firma otro profesional.'

const findingOf = (line: PrescribedLine, what: string, titulo: string, quien: CeilingAllows): Finding => ({
  comprobacion: 'dosis',
  clave: `dosis:${line.drug.key}:tope_${what}`,
  alerta_detalle_id: null,
  severidad: 'contraindicada',
  titulo,
  detalle: null,
  conducta: quien === 'nadie' ? BLOCKED : SIGNED,
  medicamentos: [foundDrug(line.drug, line.drug.principio_activo)],
  bloquea: quien === 'nadie',
  fuente: null,
})

const keyOf = ({ ceiling }: Over): string =>
  `${ceiling.tipo}:${ingredientKey(ceiling.principio_activo)}:${ceiling.unidad}:${ceiling.fase}`

/** The finding of a limit that somebody may sign: the table says how far, and no setting takes the signature away. */
export const isSignedCeiling = ({ clave, bloquea }: Pick<Finding, 'clave' | 'bloquea'>): boolean =>
  !bloquea && /^dosis:.*:tope_/u.test(clave)

/** Which field of its line a limit that nobody orders over is of; null: it is no limit of these. */
export const ceilingField = (clave: string): 'via' | 'dosis' | 'duracion' | null => {
  const what = /^dosis:.*:tope_(?<what>via|por_dosis|por_ciclo|de_por_vida)/u.exec(clave)?.groups?.['what']
  if (what === undefined) return null
  return what === 'via' ? 'via' : what === 'por_dosis' ? 'dosis' : 'duracion'
}

/**
 * In what a line of Medicamentos goes over the limits of its drug, with the others of its order.
 * @param order all of its lines, this one among them
 * @regla Un medicamento de la tabla de topes no pasa en Medicamentos de lo que no pasa en un esquema: por una vía prohibida o sobre un tope duro no lo ordena nadie, y lo que la tabla deja firmar pide siempre la firma de otro profesional.
 */
export const prescribedCeilings = (
  order: readonly PrescribedLine[],
  lugar: number,
  who: WhoTakes,
  { ceilings, given }: CeilingKnowledge,
): CeilingAnswer => {
  const line = order[lugar]
  if (line === undefined) return { hallazgos: [], sin_verificar: null }
  const lines = order.map(ceilingLineOf)
  const own = lines[lugar]
  const route = own === undefined ? null : forbiddenRoute(own, ceilings)
  if (route !== null) return { hallazgos: [findingOf(line, 'via', route, 'nadie')], sin_verificar: null }
  const least = isMinor(who) ? LEAST_CHILD : LEAST_ADULT
  const over = overOfLine(lines, lugar, ceilings, who, given)
  const known = new Set(over.map(({ ceiling }) => ceilingKey(ceiling)))
  const smallest = { isc: who.isc ?? least.isc, peso: who.peso ?? least.peso }
  const may = overOfLine(lines, lugar, ceilings, smallest, given).some(({ ceiling }) => !known.has(ceilingKey(ceiling)))
  return {
    hallazgos: over.map((each) => findingOf(line, keyOf(each), overText(each), whoOf(each))),
    sin_verificar: may ? NOT_MEASURED : null,
  }
}
