/** Points of the waist in FINDRISC, by version: which one counts is a setting of the installation. @fuente catálogo de fórmulas clínicas */

interface WaistStep {
  /** Whether a waist of so many cm gets these points. */
  readonly alcanza: (cm: number) => boolean
  readonly puntos: number
}

interface WaistVersion {
  readonly nombre: string
  readonly fuente: string
  /** Year of its publication. */
  readonly publicada: number
  readonly confianza: 'alta' | 'media'
  /** The highest first. */
  readonly puntos: Readonly<Record<'F' | 'M', readonly WaistStep[]>>
}

const from = (limit: number, puntos: number): WaistStep => ({ alcanza: (cm) => cm >= limit, puntos })
const above = (limit: number, puntos: number): WaistStep => ({ alcanza: (cm) => cm > limit, puntos })

export const FINDRISC_WAISTS = {
  original: {
    nombre: 'cintura original',
    fuente: 'Lindström J, Tuomilehto J, Diabetes Care 2003;26:725',
    publicada: 2003,
    confianza: 'alta',
    puntos: { M: [above(102, 4), from(94, 3)], F: [above(88, 4), from(80, 3)] },
  },
  colombia: {
    nombre: 'cintura colombiana',
    fuente: 'Aschner P, Colombia Médica 2016; Ocampo DF, Repert Med Cir 2019',
    publicada: 2016,
    // The official table was not read.
    confianza: 'media',
    puntos: { M: [from(94, 4)], F: [from(90, 4)] },
  },
} as const satisfies Record<string, WaistVersion>
export type FindriscWaist = keyof typeof FINDRISC_WAISTS
