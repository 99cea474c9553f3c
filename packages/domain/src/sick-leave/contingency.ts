/** What each contingency is: of common origin, of occupational origin, or a licence. */
import { CONTINGENCIES, type Contingency } from './sick-leave.ts'

export type ContingencyKind = 'comun' | 'laboral' | 'licencia'

export const CONTINGENCY_UNKNOWN = 'La contingencia no es una de la lista'

export const isContingency = (text: string): text is Contingency => CONTINGENCIES.some((known) => known === text)

const KIND: Readonly<Record<Contingency, ContingencyKind>> = {
  'Enf. Comun': 'comun',
  'licencia maternidad': 'licencia',
  'Accidente de trabajo': 'laboral',
  'Enf. Profesional': 'laboral',
  'Licencia Paternidad': 'licencia',
  'Accidente (Soat)': 'comun',
  'Licencia para el cuidado de la niñez': 'licencia',
  'Licencia por aborto espontáneo': 'licencia',
  'Interrupción voluntaria del embarazo': 'licencia',
  'Parto prematuro no viable': 'licencia',
}

/**
 * Kind of a contingency; one that is not in the list counts as common, which gives no special right.
 * @fuente spec 2 §9; Decreto 2126 de 2023, cap. 2 y 3
 * @regla El accidente de tránsito (Soat) es una causa y no un pagador: se cuenta como de origen común.
 */
export const contingencyKind = (contingencia: string): ContingencyKind =>
  isContingency(contingencia) ? KIND[contingencia] : 'comun'

/**
 * Why a contingency cannot be registered; null when it can or is missing.
 * @fuente spec 2 §9
 * @regla La contingencia es una de las diez de la lista.
 */
export const checkContingency = (contingencia: string | null): string | null =>
  contingencia === null || contingencia === '' || isContingency(contingencia) ? null : CONTINGENCY_UNKNOWN
