/** Risk of type 2 diabetes in ten years of an adult without it. @fuente FINDRISC: Lindström J, Diabetes Care 2003;26:725 */
import { FINDRISC_WAISTS, type FindriscWaist } from './diabetes-waist.ts'

/** What is asked. Null: not asked. */
export interface FindriscAnswers {
  readonly actividad_diaria: boolean | null
  readonly fruta_diaria: boolean | null
  readonly antihipertensivos: boolean | null
  readonly glucosa_alta: boolean | null
  /** Nobody; grandparents, uncles or cousins; parents, siblings or children. */
  readonly familiar: 'no' | 'segundo' | 'primero' | null
}

export interface FindriscInput extends FindriscAnswers {
  /** Completed years. */
  readonly edad: number
  readonly sexo: string
  /** kg/m², two decimals. */
  readonly imc: number | null
  /** cm. */
  readonly cintura: number | null
}

export interface FindriscSettings {
  readonly cintura: FindriscWaist
  /** From this score on a glycaemia is asked for; null: the version in use has none. */
  readonly corteGlucemia: number | null
}

/** The Colombian version, whose cut of the national guide is 12. */
export const DEFAULT_FINDRISC: FindriscSettings = { cintura: 'colombia', corteGlucemia: 12 }

export interface FindriscScore {
  readonly puntos: number
  readonly clase: string
  /** Approximate risk in ten years, percent. */
  readonly riesgo: number
  readonly solicitarGlucemia: boolean
  readonly texto: string
}

const ADULT_AGE = 18

/** Lower bounds of the classes, the highest first, with the approximate risk. */
const CLASSES = [
  { desde: 21, clase: 'Muy alto', riesgo: 50 },
  { desde: 15, clase: 'Alto', riesgo: 33 },
  { desde: 12, clase: 'Moderado', riesgo: 17 },
  { desde: 7, clase: 'Ligeramente elevado', riesgo: 4 },
] as const
const LOWEST = { clase: 'Bajo', riesgo: 1 } as const

const AGE_POINTS = [
  [65, 4],
  [55, 3],
  [45, 2],
] as const

const agePoints = (edad: number): number => AGE_POINTS.find(([from]) => edad >= from)?.[1] ?? 0

const indexPoints = (imc: number): number => {
  if (imc > 30) return 3
  return imc >= 25 ? 1 : 0
}

const FAMILY_POINTS = { no: 0, segundo: 3, primero: 5 } as const

/** Points of the questions; null while one of them was not asked. */
const answerPoints = (answers: FindriscAnswers): number | null => {
  const { actividad_diaria, fruta_diaria, antihipertensivos, glucosa_alta, familiar } = answers
  if (actividad_diaria === null || fruta_diaria === null || antihipertensivos === null) return null
  if (glucosa_alta === null || familiar === null) return null
  const habits = (actividad_diaria ? 0 : 2) + (fruta_diaria ? 0 : 1)
  return habits + (antihipertensivos ? 2 : 0) + (glucosa_alta ? 5 : 0) + FAMILY_POINTS[familiar]
}

const pointsInWords = (puntos: number): string => `${puntos} ${puntos === 1 ? 'punto' : 'puntos'}`

const fullOf = (puntos: number, { cintura, corteGlucemia }: FindriscSettings): FindriscScore => {
  const { clase, riesgo } = CLASSES.find(({ desde }) => puntos >= desde) ?? LOWEST
  const solicitarGlucemia = corteGlucemia !== null && puntos >= corteGlucemia
  const risk = `riesgo ${clase.toLocaleLowerCase('es-CO')}, cerca de ${riesgo} % a 10 años`
  const asked = solicitarGlucemia ? '. Solicitar glucemia' : ''
  const texto = `FINDRISC ${pointsInWords(puntos)}: ${risk} (${FINDRISC_WAISTS[cintura].nombre})${asked}`
  return { puntos, clase, riesgo, solicitarGlucemia, texto }
}

/**
 * The score of an adult; null without index, waist or one of the answers, under 18 years or with a sex that the table does not have.
 * @regla El FINDRISC sale entero o no sale: sin IMC, cintura o una de las preguntas no hay puntos.
 */
export const findrisc = (
  person: FindriscInput,
  settings: FindriscSettings = DEFAULT_FINDRISC,
): FindriscScore | null => {
  const { edad, sexo, imc, cintura } = person
  if (edad < ADULT_AGE || imc === null || cintura === null || (sexo !== 'F' && sexo !== 'M')) return null
  const waist = FINDRISC_WAISTS[settings.cintura].puntos[sexo].find(({ alcanza }) => alcanza(cintura))?.puntos ?? 0
  const body = indexPoints(imc) + waist
  const answers = answerPoints(person)
  return answers === null ? null : fullOf(body + answers + agePoints(edad), settings)
}
