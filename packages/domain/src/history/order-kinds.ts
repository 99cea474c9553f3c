/** What was ordered, in the words of the history: names of the kinds and amounts of their lines. */
import { unitWords } from '../medication/unit-words.ts'
import { decimalInWords } from '../medication/number-words.ts'
import { OrderType } from '../ordering/order-type.ts'

/** Names of the kinds of order, by the code that travels. */
export const ORDER_KIND_NAMES: Readonly<Record<OrderType, string>> = {
  [OrderType.medications]: 'Medicamentos',
  [OrderType.procedures]: 'Procedimientos',
  [OrderType.schemes]: 'Oncología',
  [OrderType.ownCodes]: 'Servicios',
}

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(ORDER_KIND_NAMES).map(([code, name]) => [Number(code), name]),
)

/** Name of a kind of order; that of one which this product does not know says so. */
export const orderKindName = (tipo_orden_id: number): string => NAMES.get(tipo_orden_id) ?? 'Otra orden'

/** How much of a line was ordered. */
export interface OrderedAmount {
  readonly tipo_orden_id: number
  /** Units a month of a medicine, applications of a drug of a scheme, times of anything else. */
  readonly cantidad: number
  readonly unidad: string
  /** Months of a medicine. */
  readonly meses: number
  /** Dose of each application of a scheme. */
  readonly dosis: number | null
}

/**
 * The amount with its unit: `90 tabletas`, `60 tabletas al mes × 3 meses`, `2 aplicaciones de 100 mg`, `1`.
 * @regla En los históricos la cantidad de una línea se lee con su unidad, sea del tipo que sea.
 */
export const orderedAmount = ({ tipo_orden_id, cantidad, unidad, meses, dosis }: OrderedAmount): string => {
  if (tipo_orden_id === OrderType.medications) {
    const month = unidad === '' ? String(cantidad) : unitWords(cantidad, unidad)
    return meses > 1 ? `${month} al mes × ${meses} meses` : month
  }
  if (tipo_orden_id !== OrderType.schemes || dosis === null) return String(cantidad)
  return `${cantidad} ${cantidad === 1 ? 'aplicación' : 'aplicaciones'} de ${decimalInWords(dosis)} ${unidad}`
}
