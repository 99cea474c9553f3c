/** The figures that a record gives by itself, the same on the screen, in the history and in print. @fuente catálogo de fórmulas clínicas */
import { DEFAULT_PRESSURE_GUIDELINE, pressureClassOf, PRESSURE_GUIDELINES } from './blood-pressure.ts'
import { massIndexClass } from './body-mass-index.ts'
import { mosteller, surfaceInWords, unusualSurface } from './body-surface.ts'
import { cardiovascularRisk, DEFAULT_RISK_EQUATION, RISK_EQUATIONS } from './cardiovascular-risk.ts'
import { RISK_AGES, RISK_AGE_MESSAGE, RISK_WITH_DISEASE } from './cardiovascular-person.ts'
import { DEFAULT_FINDRISC, findrisc } from './diabetes-risk.ts'
import { FINDRISC_WAISTS } from './diabetes-waist.ts'
import { massClassOf } from './mass-class.ts'
import { isDiabetes } from './known-diabetes.ts'
import { checkRecordMeasures, withIndex } from './measures.ts'
import type { RecordMeasures, RecordRisk } from './record.ts'

export interface FigurePerson {
  /** Completed years on the day of the consultation. */
  readonly edad: number
  readonly sexo: string
  /** Known to be pregnant that day; left out: it is not known. */
  readonly gestante?: boolean
  /** A diabetes was confirmed before; left out: none is known. */
  readonly diabetes?: boolean
}

/** What the figure asks of the reader. `unknown`: it is partial or could not be worked out. */
export type FigureTone = 'ok' | 'waiting' | 'bad' | 'info' | 'unknown'

export interface DerivedFigure {
  readonly clave: 'imc' | 'isc' | 'presion' | 'findrisc' | 'cardiovascular'
  readonly nombre: string
  /** The figure with its class and its sum; null where it could not be worked out. */
  readonly texto: string | null
  /** Why there is none, or what to look at. */
  readonly nota: string | null
  /** Where the formula or the class was published. */
  readonly fuente: string
  readonly tono: FigureTone
}

export interface FigureRecord {
  readonly medidas: RecordMeasures
  readonly riesgo: RecordRisk
  /** Left out: none was written yet. */
  readonly diagnosticos?: readonly { readonly codigo: string }[]
}

export const WEIGHT_AND_HEIGHT_MISSING = 'Registre peso y talla'
export const PRESSURES_MISSING = 'Registre las dos presiones'
export const PRESSURE_OF_MINORS = 'La clase es de adultos: en menores, por percentiles de edad y talla'
export const FINDRISC_MISSING = 'Registre peso, talla y perímetro abdominal'
export const FINDRISC_ANSWERS_MISSING = 'Falta responder todas las preguntas del FINDRISC'
export const FINDRISC_OF_ADULTS = 'El FINDRISC es para adultos con sexo registrado (F o M)'
export const FINDRISC_WITH_DIABETES = 'No aplica: ya tiene diabetes'

const ADULT_AGE = 18

interface Worked {
  readonly person: FigurePerson
  readonly medidas: RecordMeasures
  readonly riesgo: RecordRisk
}

const MASS_TONES: ReadonlyMap<string, FigureTone> = new Map([
  ['Normal', 'ok'],
  ['Sobrepeso', 'waiting'],
  ['Delgadez leve', 'waiting'],
])

const massFigure = ({ person, medidas: { imc } }: Worked): DerivedFigure => {
  const head = {
    clave: 'imc',
    nombre: 'Índice de masa corporal',
    fuente: 'OMS, Serie de Informes Técnicos 894, 2000',
  } as const
  if (imc === null) return { ...head, texto: null, nota: WEIGHT_AND_HEIGHT_MISSING, tono: 'unknown' }
  const { clase, texto } = massClassOf(imc, person)
  return { ...head, texto, nota: null, tono: clase === null ? 'info' : (MASS_TONES.get(massIndexClass(imc)) ?? 'bad') }
}

const surfaceFigure = ({ person, medidas: { peso, talla } }: Worked): DerivedFigure => {
  const head = {
    clave: 'isc',
    nombre: 'Superficie corporal',
    fuente: 'Mosteller RD, N Engl J Med 1987;317:1098',
  } as const
  const isc = peso === null || talla === null ? null : mosteller(peso, talla)
  if (isc === null || peso === null || talla === null)
    return { ...head, texto: null, nota: WEIGHT_AND_HEIGHT_MISSING, tono: 'unknown' }
  const nota = unusualSurface(isc, person.edad)
  return { ...head, texto: surfaceInWords({ isc, peso, talla }), nota, tono: nota === null ? 'info' : 'waiting' }
}

const pressureTone = (clase: string): FigureTone => {
  if (/^(?:Hipertensión|Crisis)/u.test(clase)) return 'bad'
  return clase === 'Normal alta' || clase === 'Elevada' ? 'waiting' : 'ok'
}

const pressureFigure = ({ person, medidas }: Worked): DerivedFigure => {
  const { presion_sistolica: sistolica, presion_diastolica: diastolica } = medidas
  const { fuente } = PRESSURE_GUIDELINES[DEFAULT_PRESSURE_GUIDELINE]
  const head = { clave: 'presion', nombre: 'Presión arterial', fuente } as const
  if (sistolica === null || diastolica === null)
    return { ...head, texto: null, nota: PRESSURES_MISSING, tono: 'unknown' }
  const found = pressureClassOf({ edad: person.edad, sistolica, diastolica })
  if (found === null) return { ...head, texto: null, nota: PRESSURE_OF_MINORS, tono: 'unknown' }
  return { ...head, texto: found.texto, nota: null, tono: pressureTone(found.clase) }
}

const diabetesTone = (clase: string): FigureTone => {
  if (clase === 'Moderado') return 'waiting'
  return clase === 'Alto' || clase === 'Muy alto' ? 'bad' : 'ok'
}

const diabetesFigure = ({ person, medidas, riesgo }: Worked): DerivedFigure => {
  const { fuente } = FINDRISC_WAISTS[DEFAULT_FINDRISC.cintura]
  const head = { clave: 'findrisc', nombre: 'Riesgo de diabetes (FINDRISC)', fuente } as const
  const without = (nota: string): DerivedFigure => ({ ...head, texto: null, nota, tono: 'unknown' })
  if (riesgo.diabetes === true) return { ...without(FINDRISC_WITH_DIABETES), tono: 'info' }
  const { imc, perimetro_abdominal: cintura } = medidas
  if (person.edad < ADULT_AGE || (person.sexo !== 'F' && person.sexo !== 'M')) return without(FINDRISC_OF_ADULTS)
  const score = findrisc({ ...person, ...riesgo, imc, cintura })
  if (score === null) return without(imc === null || cintura === null ? FINDRISC_MISSING : FINDRISC_ANSWERS_MISSING)
  return { ...head, texto: score.texto, nota: null, tono: diabetesTone(score.clase) }
}

/** What the equation still needs, in words; empty when everything was asked. */
const missingForHeart = ({ medidas, riesgo }: Worked): readonly string[] =>
  [
    [medidas.presion_sistolica, 'presión sistólica'],
    [riesgo.colesterol_total, 'colesterol total'],
    [riesgo.hdl, 'colesterol HDL'],
    [riesgo.antihipertensivos, 'si toma medicamentos para la presión'],
    [riesgo.fuma, 'si fuma'],
    [riesgo.diabetes, 'si tiene diabetes'],
    [riesgo.enfermedad_cardiovascular, 'si tiene enfermedad cardiovascular'],
  ].flatMap(([value, name]) => (value === null && typeof name === 'string' ? [name] : []))

const heartFigure = (worked: Worked): DerivedFigure => {
  const { person, medidas, riesgo } = worked
  const { fuente } = RISK_EQUATIONS[DEFAULT_RISK_EQUATION]
  const head = { clave: 'cardiovascular', nombre: 'Riesgo cardiovascular', fuente } as const
  const without = (nota: string): DerivedFigure => ({ ...head, texto: null, nota, tono: 'unknown' })
  if (riesgo.enfermedad_cardiovascular === true) return { ...without(RISK_WITH_DISEASE), tono: 'info' }
  if (person.edad < RISK_AGES.min || person.edad > RISK_AGES.max) return { ...without(RISK_AGE_MESSAGE), tono: 'info' }
  const missing = missingForHeart(worked)
  if (missing.length > 0) return without(`Falta: ${missing.join(', ')}`)
  const found = cardiovascularRisk({
    ...person,
    colesterol_total: riesgo.colesterol_total ?? Number.NaN,
    hdl: riesgo.hdl ?? Number.NaN,
    sistolica: medidas.presion_sistolica ?? Number.NaN,
    tratada: riesgo.antihipertensivos === true,
    fuma: riesgo.fuma === true,
    diabetes: Boolean(riesgo.diabetes),
    enfermedad_cardiovascular: false,
  })
  return found.ok ? { ...head, texto: found.texto, nota: null, tono: 'info' } : without(found.porQue)
}

/** The measures without those that cannot be: a figure is never made from a number that was typed wrong. */
const plausible = (measures: RecordMeasures): RecordMeasures => {
  const wrong = checkRecordMeasures(measures)
  const kept = Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, name in wrong ? null : value]))
  return withIndex({ ...measures, ...kept })
}

/**
 * Every figure of the record in the order of the screen, also those that could not be worked out, with why.
 * @regla Las cifras derivadas se calculan solo de medidas posibles, dicen su fuente, y la que no se puede calcular dice qué le falta.
 */
export const derivedFigures = (record: FigureRecord, person: FigurePerson): readonly DerivedFigure[] => {
  const known = person.diabetes === true || (record.diagnosticos ?? []).some(({ codigo }) => isDiabetes(codigo))
  const riesgo = known ? { ...record.riesgo, diabetes: true } : record.riesgo
  const worked: Worked = { person, medidas: plausible(record.medidas), riesgo }
  return [massFigure, surfaceFigure, pressureFigure, diabetesFigure, heartFigure].map((figure) => figure(worked))
}
