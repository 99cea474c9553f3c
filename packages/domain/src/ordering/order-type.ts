/** The order type code that travels in the path of every ordering call. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'

export const OrderType = { medications: 1, procedures: 2, schemes: 3, ownCodes: 4 } as const
export type OrderType = (typeof OrderType)[keyof typeof OrderType]

/** What the selector 'Tipo Ordenamiento' offers, in its order. @fuente spec 2 §2 */
export const ORDERING_OPTIONS = [
  'Medicamentos',
  'Procedimientos',
  'Oncología',
  'CodigosPropios',
  'Incapacidades',
] as const
export const OrderingOption = Schema.Literals(ORDERING_OPTIONS)
export type OrderingOption = typeof OrderingOption.Type
