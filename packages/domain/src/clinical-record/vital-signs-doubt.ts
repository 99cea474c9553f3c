/**
 * Vital signs that a person could have and that are rare at that age: they are read again before they are kept.
 * @fuente Fleming S, Lancet 2011;377:1011 (percentiles 1 y 99 de pulso y respiración en menores) con márgenes anchos; adultos y presión, conocimiento general
 */
import { formatNumber } from '../text/format.ts'
import { measureInWords } from './measures.ts'
import type { RecordMeasures } from './record.ts'
import { SIGN_LIMITS, type SignName } from './vital-signs.ts'

type Doubted = 'frecuencia_cardiaca' | 'frecuencia_respiratoria' | 'presion_sistolica' | 'presion_diastolica'
type Range = readonly [number, number]

interface Usual extends Readonly<Record<Doubted, Range>> {
  /** Completed years from which it counts. */
  readonly desde: number
}

/** The youngest first. Wide: a sick person is inside of them, a slip of the key mostly outside. */
const BY_AGE: readonly Usual[] = [
  {
    desde: 0,
    frecuencia_cardiaca: [70, 220],
    frecuencia_respiratoria: [15, 80],
    presion_sistolica: [45, 130],
    presion_diastolica: [20, 90],
  },
  {
    desde: 1,
    frecuencia_cardiaca: [60, 200],
    frecuencia_respiratoria: [12, 60],
    presion_sistolica: [60, 140],
    presion_diastolica: [25, 95],
  },
  {
    desde: 5,
    frecuencia_cardiaca: [50, 170],
    frecuencia_respiratoria: [10, 50],
    presion_sistolica: [70, 150],
    presion_diastolica: [30, 100],
  },
  {
    desde: 12,
    frecuencia_cardiaca: [40, 160],
    frecuencia_respiratoria: [8, 40],
    presion_sistolica: [75, 180],
    presion_diastolica: [35, 120],
  },
  {
    desde: 18,
    frecuencia_cardiaca: [40, 150],
    frecuencia_respiratoria: [8, 40],
    presion_sistolica: [80, 220],
    presion_diastolica: [40, 130],
  },
]

/** At any age. A temperature, a saturation or a fetal rate outside of them is an emergency or a slip: both are read again. */
const AT_ANY_AGE = {
  temperatura: [34, 41],
  saturacion_oxigeno: [80, 100],
  frecuencia_fetal: [100, 180],
} as const satisfies Partial<Record<SignName, Range>>

const SENTENCES: Readonly<Record<Doubted, string>> = {
  frecuencia_cardiaca: 'Un pulso de',
  frecuencia_respiratoria: 'Una frecuencia respiratoria de',
  presion_sistolica: 'Una presión sistólica de',
  presion_diastolica: 'Una presión diastólica de',
}
const DOUBTED = ['frecuencia_cardiaca', 'frecuencia_respiratoria', 'presion_sistolica', 'presion_diastolica'] as const
const ALWAYS = ['temperatura', 'saturacion_oxigeno', 'frecuencia_fetal'] as const

const outside = (value: number, [least, most]: Range): boolean => value < least || value > most

/**
 * What is to be read again, each in a sentence; empty when nothing is.
 * @param edad completed years
 * @regla Un signo vital posible pero raro a esa edad se confirma antes de guardarlo; el imposible se niega.
 */
export const signDoubts = (measures: RecordMeasures, edad: number): readonly string[] => {
  const usual = BY_AGE.findLast(({ desde }) => edad >= desde)
  const byAge = DOUBTED.flatMap((name) => {
    const [value, range] = [measures[name] ?? null, usual?.[name]]
    return value === null || range === undefined || !outside(value, range)
      ? []
      : [`${SENTENCES[name]} ${measureInWords(name, value)} es poco usual a los ${formatNumber(edad, 0)} años`]
  })
  const always = ALWAYS.flatMap((name) => {
    const value = measures[name] ?? null
    return value === null || !outside(value, AT_ANY_AGE[name])
      ? []
      : [`${SIGN_LIMITS[name].nombre} de ${measureInWords(name, value)}: léala otra vez`]
  })
  return [...byAge, ...always]
}
