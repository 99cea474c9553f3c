/** The class of a body mass index, for whom it holds. @fuente OMS, Serie de Informes Técnicos 894, 2000 */
import { formatNumber } from '../text/format.ts'
import { massIndexClass } from './body-mass-index.ts'

const ADULT_AGE = 18

export const MASS_CLASS_OF_MINORS =
  'La clase de la OMS es para mayores de 18 años (en menores, Resolución 2465 de 2016)'
export const MASS_CLASS_IN_PREGNANCY = 'La clase de la OMS no aplica en gestantes'

export interface MassClass {
  /** Null where the classes do not hold; then `texto` says why. */
  readonly clase: string | null
  readonly texto: string
}

/**
 * Class of an index of two decimals, with its sentence.
 * @regla La clase del IMC es la de la OMS y no se da en menores de 18 años ni en gestantes.
 */
export const massClassOf = (imc: number, person: { readonly edad: number; readonly gestante?: boolean }): MassClass => {
  const value = `IMC ${formatNumber(imc, 2)} kg/m²`
  if (person.edad < ADULT_AGE) return { clase: null, texto: `${value}. ${MASS_CLASS_OF_MINORS}` }
  if (person.gestante === true) return { clase: null, texto: `${value}. ${MASS_CLASS_IN_PREGNANCY}` }
  const clase = massIndexClass(imc)
  return { clase, texto: `${value}: ${clase.charAt(0).toLocaleLowerCase('es-CO')}${clase.slice(1)}` }
}
