/** The life of a line in words: what happened, what may follow and who may do it, what the reader may not do and why. */
import type { ordenamiento } from '@cauce/contract/ordenamiento'
import type { Answer } from '@cauce/contract/entry'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { ORDER_STATUS_NAMES, type OrderStatus } from '@cauce/domain/ordering/order-status'

export type LineLife = Answer<typeof ordenamiento.vidaLinea>

export interface LifeLine {
  readonly when: string
  /** In bold, then the rest of the sentence. */
  readonly fact: string
  readonly rest: string
  readonly why: string
}

const isStatus = (id: number): id is OrderStatus => Object.hasOwn(ORDER_STATUS_NAMES, id)

const REFUSED: Readonly<Record<LineLife['acciones'][number]['accion'], string>> = {
  descargar: 'descargarla',
  enviar: 'enviarla',
  direccionar: 'cambiarle la sede',
}

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

const people = (count: number): string => (count === 1 ? '1 persona puede' : `${count} personas pueden`)

/** Moves that the same people may make are one line. */
const following = ({ siguientes }: LineLife): readonly LifeLine[] =>
  [...new Set(siguientes.map(({ permiso }) => permiso))].flatMap((permiso, index) => {
    const moves = siguientes.filter((move) => move.permiso === permiso)
    const [first] = moves
    if (first === undefined) return []
    return [
      {
        when: index === 0 ? 'Ahora' : '',
        fact: `Puede ${joined(
          moves.map(({ etiqueta }) => etiqueta.toLocaleLowerCase('es-CO')),
          'o',
        )}:`,
        rest: ` ${first.quien}`,
        why: `Permiso ${permiso} · ${people(first.personas)}`,
      },
    ]
  })

/** Actions that are refused for the same reason are one line. */
const refused = ({ acciones }: LineLife): readonly LifeLine[] => {
  const no = acciones.filter(({ puede }) => !puede)
  return [...new Set(no.map(({ por_que_no }) => por_que_no))].map((reason, index) => ({
    when: index === 0 ? 'Usted' : '',
    fact: '',
    rest: `No puede ${joined(
      no.filter(({ por_que_no }) => por_que_no === reason).map(({ accion }) => REFUSED[accion]),
      'ni',
    )}`,
    why: reason ?? '',
  }))
}

export const lifeLines = (life: LineLife): readonly LifeLine[] => {
  const happened = life.movimientos.map((move) => ({
    when: formatDateTime(move.created_at),
    fact: isStatus(move.a_estado_id) ? ORDER_STATUS_NAMES[move.a_estado_id] : String(move.a_estado_id),
    rest: ` por ${move.operador}`,
    why: move.motivo ?? '',
  }))
  const next = following(life)
  return [
    ...happened,
    ...(next.length === 0 ? [{ when: 'Ahora', fact: 'Terminó', rest: ': ya no cambia de estado', why: '' }] : next),
    ...refused(life),
  ]
}
