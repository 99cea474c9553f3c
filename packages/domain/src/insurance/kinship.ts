/** What a person is to the contributor of their family group. @fuente modulos/aseguramiento-y-red.md §2 (Ley 1753/2015 art. 218) */
import type { Option } from '../kit/master/field.ts'

export const KINSHIPS = {
  conyuge: 'Cónyuge',
  companero: 'Compañero permanente',
  hijo: 'Hijo',
  hijastro: 'Hijastro',
  nieto: 'Hijo de un beneficiario',
  custodia: 'Menor en custodia',
  pariente: 'Pariente huérfano',
  padre: 'Padre o madre',
} as const
export type Kinship = keyof typeof KINSHIPS
/** The head of the group, who is nobody's beneficiary. */
const CONTRIBUTOR = 'cotizante'

export const KINSHIP_OPTIONS: readonly Option[] = Object.entries(KINSHIPS).map(([value, label]) => ({ value, label }))

export const isKinship = (text: string): text is Kinship => Object.hasOwn(KINSHIPS, text)

/** The word of it; one that the product does not know is said as it is. */
export const kinshipWord = (text: string): string =>
  text === CONTRIBUTOR ? 'Cotizante' : isKinship(text) ? KINSHIPS[text] : text
