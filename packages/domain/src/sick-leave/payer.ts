/** Who pays the days of a leave, cut by the limits of the table. */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { chainDays } from './chain.ts'
import { kindOf, type Leave } from './leave-span.ts'
import { payerRows, type PayerRow, type RegimenPrestacional, type Share } from './payer-table.ts'

const SHARE_IN_WORDS: Readonly<Record<Share, string>> = { '2/3': 'dos tercios', '1/2': 'la mitad', '1': 'todo' }

/** A row of the table, cut to the days of one leave. */
export interface PayerSpan {
  readonly fila: PayerRow
  /** Days of the chain. */
  readonly desde_dia: number
  readonly hasta_dia: number
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
}

/**
 * Who pays each day of a leave, in order.
 * @param others the other leaves of the affiliate; those of its chain move its days forward
 * @fuente Decreto-ley 019 de 2012, art. 142; Decreto 1427 de 2022
 * @regla Quien paga cada día depende del régimen prestacional y del día de la cadena: se corta en los días 2, 90, 180 y 540.
 */
export const payerSpans = <L extends Leave>(
  leave: L,
  others: readonly L[],
  regimen: RegimenPrestacional,
): readonly PayerSpan[] => {
  const { antes, total } = chainDays(leave, others)
  const dateOf = (day: number) => addDays(leave.fecha_inicio, day - antes - 1)
  return payerRows(regimen, kindOf(leave), leave.fecha_inicio).flatMap((fila) => {
    const desde_dia = Math.max(fila.desde_dia, antes + 1)
    const hasta_dia = Math.min(fila.hasta_dia ?? total, total)
    return desde_dia > hasta_dia
      ? []
      : [{ fila, desde_dia, hasta_dia, desde: dateOf(desde_dia), hasta: dateOf(hasta_dia) }]
  })
}

/** The row in words: `Desde el día 3 paga la EPS, dos tercios`. */
export const payerInWords = ({ desde_dia, pagador, parte, nota }: PayerRow): string =>
  pagador === null || parte === null
    ? `Desde el día ${desde_dia}: ${nota ?? 'sin pagador en la tabla'}`
    : `Desde el día ${desde_dia} paga ${pagador}, ${SHARE_IN_WORDS[parte]}`

/** Who pays on the last day of a leave, in words; empty where the leave covers no day. */
export const payerAtTheEnd = <L extends Leave>(
  leave: L,
  others: readonly L[],
  regimen: RegimenPrestacional,
): string => {
  const last = payerSpans(leave, others, regimen).at(-1)
  return last === undefined ? '' : payerInWords(last.fila)
}
