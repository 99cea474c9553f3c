/** The class of an office blood pressure of an adult, by the guideline that the installation follows. @fuente catálogo de fórmulas clínicas */

/** From one of these values on, in mmHg, the class is at least this one. Null: that value alone does not lead to it. */
interface Level {
  readonly clase: string
  readonly sistolica: number | null
  readonly diastolica: number | null
}

interface Guideline {
  readonly nombre: string
  readonly fuente: string
  readonly sistolicaAislada: boolean
  readonly diastolicaAislada: boolean
  /** The lowest first; the first one is that of everybody else. */
  readonly niveles: readonly [Level, ...Level[]]
}

const EUROPEAN_LEVELS: Guideline['niveles'] = [
  { clase: 'Óptima', sistolica: null, diastolica: null },
  { clase: 'Normal', sistolica: 120, diastolica: 80 },
  { clase: 'Normal alta', sistolica: 130, diastolica: 85 },
  { clase: 'Hipertensión grado 1', sistolica: 140, diastolica: 90 },
  { clase: 'Hipertensión grado 2', sistolica: 160, diastolica: 100 },
  { clase: 'Hipertensión grado 3', sistolica: 180, diastolica: 110 },
]

export const PRESSURE_GUIDELINES = {
  esc_esh_2018: {
    nombre: 'ESC/ESH 2018',
    fuente: 'Williams B, Eur Heart J 2018;39:3021',
    sistolicaAislada: true,
    diastolicaAislada: false,
    niveles: EUROPEAN_LEVELS,
  },
  esh_2023: {
    nombre: 'ESH 2023',
    fuente: 'Mancia G, J Hypertens 2023;41:1874',
    sistolicaAislada: true,
    diastolicaAislada: true,
    niveles: EUROPEAN_LEVELS,
  },
  acc_aha_2017: {
    nombre: 'ACC/AHA 2017',
    fuente: 'Whelton PK, Hypertension 2018;71:e13',
    sistolicaAislada: false,
    diastolicaAislada: false,
    niveles: [
      { clase: 'Normal', sistolica: null, diastolica: null },
      { clase: 'Elevada', sistolica: 120, diastolica: null },
      { clase: 'Hipertensión estadio 1', sistolica: 130, diastolica: 80 },
      { clase: 'Hipertensión estadio 2', sistolica: 140, diastolica: 90 },
      // «Más de 180» y «más de 120»: pressures are whole numbers.
      { clase: 'Crisis hipertensiva (confirmar y buscar daño de órgano)', sistolica: 181, diastolica: 121 },
    ],
  },
  esc_2024: {
    nombre: 'ESC 2024',
    fuente: 'McEvoy JW, Eur Heart J 2024;45:3912',
    sistolicaAislada: false,
    diastolicaAislada: false,
    niveles: [
      { clase: 'No elevada', sistolica: null, diastolica: null },
      { clase: 'Elevada', sistolica: 120, diastolica: 70 },
      { clase: 'Hipertensión', sistolica: 140, diastolica: 90 },
    ],
  },
} as const satisfies Record<string, Guideline>
export type PressureGuideline = keyof typeof PRESSURE_GUIDELINES

/** The one followed when the installation chooses none. */
export const DEFAULT_PRESSURE_GUIDELINE: PressureGuideline = 'esc_esh_2018'

const ADULT_AGE = 18
const HIGH_SYSTOLIC = 140
const HIGH_DIASTOLIC = 90

export interface PressureClass {
  readonly clase: string
  readonly aislada: 'sistólica aislada' | 'diastólica aislada' | null
  /** One reading is no diagnosis: «Cifras en rango de …». */
  readonly texto: string
}

const reaches = (value: number, from: number | null): boolean => from !== null && value >= from

const isolatedOf = (guideline: Guideline, systolic: number, diastolic: number): PressureClass['aislada'] => {
  const [highSystolic, highDiastolic] = [systolic >= HIGH_SYSTOLIC, diastolic >= HIGH_DIASTOLIC]
  if (guideline.sistolicaAislada && highSystolic && !highDiastolic) return 'sistólica aislada'
  return guideline.diastolicaAislada && highDiastolic && !highSystolic ? 'diastólica aislada' : null
}

/** `Óptima` as `presión óptima`; `Hipertensión grado 1` as `hipertensión grado 1`. */
const rangeOf = (clase: string): string => {
  const words = clase.charAt(0).toLocaleLowerCase('es-CO') + clase.slice(1)
  return /^(?:hipertensión|crisis)/u.test(words) ? words : `presión ${words}`
}

/**
 * Class of a reading in mmHg, both whole; null under 18 years or when the diastolic is not lower than the systolic.
 * @regla De la presión arterial manda la categoría más alta, y una sola toma se rotula «cifras en rango de».
 */
export const pressureClassOf = (
  reading: { readonly edad: number; readonly sistolica: number; readonly diastolica: number },
  guideline: PressureGuideline = DEFAULT_PRESSURE_GUIDELINE,
): PressureClass | null => {
  const { edad, sistolica, diastolica } = reading
  if (edad < ADULT_AGE || !(diastolica < sistolica)) return null
  const followed: Guideline = PRESSURE_GUIDELINES[guideline]
  const level = followed.niveles.findLast(
    (each) => reaches(sistolica, each.sistolica) || reaches(diastolica, each.diastolica),
  )
  const { clase } = level ?? followed.niveles[0]
  const aislada = isolatedOf(followed, sistolica, diastolica)
  const words = aislada === null ? rangeOf(clase) : `${rangeOf(clase)}, ${aislada}`
  return { clase, aislada, texto: `Cifras en rango de ${words} (${followed.nombre})` }
}
