/** The order as it is printed, and which of its lines may be. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { LineActions } from '@cauce/domain/ordering/order-line-actions'
import { isVoid, statusTone } from '@cauce/domain/ordering/order-status'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { fail, notFound } from '../../http/failure.ts'
import { phoneLabel } from '@cauce/domain/text/phone'
import type { OrderLine } from '../../pdf/model.ts'
import type { PrintableLine } from './print-queries.ts'

/** Whether what it orders is still good. */
export const isValidLine = ({ estado_id }: Pick<PrintableLine, 'estado_id'>): boolean => !isVoid(estado_id)

/** Who tells a patient where an order without a site is done. */
export interface WhomToCall {
  readonly ips: string | null
  readonly telefono: string | null
}

/** What a patient does with an order that has no site yet. */
const whatToDo = ({ ips, telefono }: WhomToCall): string => {
  const place = ips === null ? 'su IPS' : ips
  return telefono === null
    ? `Pregunte en ${place} dónde se lo hacen: lleve este papel y su documento.`
    : `Llame al ${phoneLabel(telefono)} (${place}) para que le asignen dónde. Tenga a mano este papel.`
}

interface Sited {
  readonly sede: string | null
  readonly sede_municipio: string | null
  readonly sede_direccion: string | null
  readonly sede_telefono: string | null
}

/** The site of a line with what is needed to get there, or the warning with what to do. */
export const siteWords = (line: Sited, whom: WhomToCall) => ({
  sede: line.sede === null ? UNROUTED_WARNING : [line.sede, line.sede_municipio].filter(Boolean).join(' · '),
  sede_detalle:
    line.sede === null
      ? whatToDo(whom)
      : [line.sede_direccion, line.sede_telefono && `Tel. ${phoneLabel(line.sede_telefono)}`]
          .filter(Boolean)
          .join(' · ') || null,
  tiene_sede: line.sede !== null,
})

export const orderLine = (line: Omit<PrintableLine, 'cup_id'>, whom: WhomToCall): OrderLine => ({
  codigo: line.codigo,
  nombre: line.nombre,
  cantidad: String(line.cantidad),
  observacion: line.observacion,
  ...siteWords(line, whom),
  ...(isValidLine(line) ? {} : { sede_detalle: null }),
  desde: formatDate(line.fecha_vigencia),
  hasta: formatDate(line.fecha_vencimiento),
  estado: line.estado,
  tono: statusTone(line.estado_id),
  valida: isValidLine(line),
})

/** What the selection asks of a line of any kind. */
interface Selectable {
  readonly id: number
  readonly estado_id: number
}

export interface PrintSelection<Line> {
  readonly lineas: readonly Line[]
  readonly notas: readonly string[]
}

const withheldNote = (count: number, reason: string): string =>
  count === 1 ? `1 línea no se imprime: ${reason}` : `${count} líneas no se imprimen: ${reason}`

/**
 * One line, or all that may be printed. A line that may not be (409 `orden.sin_documento` with its reason when it is the only one
 * asked) is left out with a note; one that was annulled or denied is printed struck out.
 */
export const printSelection = <Line extends Selectable>(
  lines: readonly Line[],
  lineId: number | null,
  action: 'descargar' | 'enviar',
  acciones: (line: Line) => LineActions,
): PrintSelection<Line> => {
  const asked = lineId === null ? lines : lines.filter(({ id }) => id === lineId)
  if (asked.length === 0) throw notFound()
  const refusals = new Map<string, number>()
  const lineas = asked.filter((line) => {
    const offer = acciones(line)[action]
    if (offer.puede) return true
    if (lineId === null && !isValidLine(line)) return true
    refusals.set(offer.porQueNo, (refusals.get(offer.porQueNo) ?? 0) + 1)
    return false
  })
  if (!lineas.some(isValidLine)) {
    const [first] = asked
    const offer = first && acciones(first)[action]
    const reason = [...refusals.keys()][0] ?? (offer && !offer.puede ? offer.porQueNo : '')
    throw fail(409, 'orden.sin_documento', reason)
  }
  return { lineas, notas: [...refusals].map(([reason, count]) => withheldNote(count, reason)) }
}
