/** The ordering window in the address of its consultation: the kind of order that it shows. */
import { ORDERING_OPTIONS, OrderType, type OrderingOption } from './order-type.ts'

/** Its name in the address. */
export const ORDERING_PARAM = 'ordenar'

export const ORDERING_WORD: Readonly<Record<OrderingOption, string>> = {
  Medicamentos: 'medicamentos',
  Procedimientos: 'procedimientos',
  Oncología: 'oncologia',
  CodigosPropios: 'servicios',
  Incapacidades: 'incapacidades',
}

/** What is opened where the person has chosen nothing yet. */
const USUAL: OrderingOption = 'Procedimientos'

/** The page that orders; without a kind, in the one that the person used last. */
export const orderingAddress = (consultaId: number, option: OrderingOption | null): string =>
  `/panelMedico/atencion/${consultaId}?${ORDERING_PARAM}=${option === null ? 'ultimo' : ORDERING_WORD[option]}`

const OF_TYPE: Readonly<Record<OrderType, OrderingOption>> = {
  [OrderType.medications]: 'Medicamentos',
  [OrderType.procedures]: 'Procedimientos',
  [OrderType.schemes]: 'Oncología',
  [OrderType.ownCodes]: 'CodigosPropios',
}

/** Where the lines of that type are; null: of no type that is ordered. */
export const optionOfType = (type: number | null): OrderingOption | null => {
  const known = Object.values(OrderType).find((each) => each === type)
  return known === undefined ? null : OF_TYPE[known]
}

/**
 * The kind that the window shows.
 * @param word what the address says
 * @param offered what may be ordered in the consultation
 * @param last what the person used last
 * @regla La ventana abre el tipo que dice su dirección; si no se ofrece, el último que la persona usó; si tampoco, Procedimientos.
 */
export const openedOption = (
  word: string,
  offered: readonly OrderingOption[],
  last: OrderingOption | undefined,
): OrderingOption | null => {
  const said = ORDERING_OPTIONS.find((option) => ORDERING_WORD[option] === word)
  return [said, last, USUAL, offered[0]].find((option) => option !== undefined && offered.includes(option)) ?? null
}
