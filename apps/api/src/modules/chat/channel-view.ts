/** Channels as they travel. */
import type { Channel, ChatPerson } from '@cauce/domain/chat/channel'
import { nameParts, referralTitle } from '@cauce/domain/chat/names'
import type { UserCtx } from '../../http/handle.ts'
import { channelRows, type ChannelRow } from './channel-queries.ts'
import { peopleOf } from './people-queries.ts'

const otherOf = ({ user_crea_id, user_recibe_id }: ChannelRow, me: number): number | null =>
  user_recibe_id === me ? user_crea_id : user_recibe_id

/** Who has no professional behind is called by the mail. */
const sideOf = (nombre: string | null, apellido: string | null, correo: string | null): Channel['envia'] =>
  correo === null ? null : nameParts({ nombre: nombre ?? correo, apellido: apellido ?? '' })

const lastOf = (row: ChannelRow): Channel['ultimo'] => {
  const { ultimo_id, ultimo_mensaje, ultimo_user_id, ultimo_at, ultimo_adjuntos } = row
  if (ultimo_id === null || ultimo_mensaje === null || ultimo_user_id === null || ultimo_at === null) return null
  return {
    id: ultimo_id,
    mensaje: ultimo_mensaje,
    user_id: ultimo_user_id,
    created_at: ultimo_at.toISOString(),
    adjuntos: ultimo_adjuntos ?? 0,
  }
}

const asChannel = (row: ChannelRow, con: ChatPerson | null): Channel => ({
  id: row.id,
  tipo: row.tipo,
  user_crea_id: row.user_crea_id,
  con,
  envia: sideOf(row.envia_nombre, row.envia_apellido, row.envia_correo),
  recibe: sideOf(row.recibe_nombre, row.recibe_apellido, row.recibe_correo),
  referencia_id: row.referencia_id,
  titulo: row.referencia_id === null ? (con?.nombre_completo ?? '') : referralTitle(row.referencia_id, row.afiliado),
  ultimo: lastOf(row),
  sin_leer: row.sin_leer,
  leidos: row.leidos ?? [],
})

/** These channels, in the order of `ids`, as the person of the request sees them; the caller made sure that they reach them. */
export const channelsView = async (ctx: UserCtx, ids: readonly number[]): Promise<readonly Channel[]> => {
  if (ids.length === 0) return []
  const { db, user } = ctx
  const rows = await channelRows(db, user.id, ids)
  const others = rows.map((row) => otherOf(row, user.id)).filter((id) => id !== null)
  const people = await peopleOf(db, ctx.now(), others)
  const views = new Map(rows.map((row) => [row.id, asChannel(row, people.get(otherOf(row, user.id) ?? 0) ?? null)]))
  return ids.flatMap((id) => views.get(id) ?? [])
}
