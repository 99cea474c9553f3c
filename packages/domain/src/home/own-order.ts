/** An order in the words of whose it is. */
import { OrderStatus, statusTone, type StatusTone } from '../ordering/order-status.ts'

interface OwnOrder {
  readonly estado: { readonly id: number; readonly nombre: string }
  readonly rep: { readonly nombre: string; readonly municipio: string | null } | null
  readonly nota: string | null
}

export interface OwnOrderWords {
  readonly state: string
  readonly tone: StatusTone
  /** Where, or who has it now, or why not. */
  readonly where: string
}

const placeOf = ({ rep }: OwnOrder): string =>
  rep === null ? '' : [rep.nombre, rep.municipio].filter((part) => part !== null).join(' · ')

/**
 * What an affiliate reads of one of their orders: whether they can go, where, and otherwise who has it.
 * @param ready what they can do once it is in force: `Puede ir`, `Puede reclamarla`
 * @regla Una orden le dice a su afiliado si ya puede usarla y dónde; si no, quién la tiene o por qué se negó. Nunca un código.
 */
export const ownOrderWords = (order: OwnOrder, ready: string): OwnOrderWords => {
  const { id, nombre } = order.estado
  const tone = statusTone(id)
  if (id === OrderStatus.pendingAudit)
    return { state: 'En auditoría', tone, where: 'Su entidad la revisa. Usted no debe hacer ningún trámite.' }
  if (id === OrderStatus.denied)
    return {
      state: nombre,
      tone,
      where: order.nota === null ? 'Su entidad la negó.' : `Su entidad la negó: ${order.nota}`,
    }
  if (order.rep === null)
    return { state: 'Sin sede', tone: 'waiting', where: 'Todavía no se le ha asignado dónde. Pregunte en su entidad.' }
  return { state: id === OrderStatus.scheduled ? nombre : ready, tone, where: placeOf(order) }
}
