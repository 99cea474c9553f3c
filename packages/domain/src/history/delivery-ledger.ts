/** What was prescribed and what was handed over of each line of medicines, as a ledger. */
import { defineLedger } from '../kit/ledger/ledger.ts'

/**
 * One account a line, by its id: it begins with everything that was prescribed, of all its months.
 * @regla El libro de las entregas empieza con todo lo formulado de la línea, y ninguna entrega lo deja por debajo de cero.
 */
export const DELIVERY_LEDGER = defineLedger({
  name: 'entregas',
  words: 'las entregas de medicamentos',
  kinds: { formulado: { words: 'Formulado', sign: 1 }, entregado: { words: 'Entregado', sign: -1 } },
  floor: 0,
})
