/** What has happened and what is still on its way, as the spine of a referral shows it. */
import { formatTime } from '@cauce/domain/calendar/bogota'
import { MESSAGE_STATES } from '@cauce/domain/chat/thread'
import type { TimelineEntry } from '@cauce/domain/referral/timeline-words'
import type { Outgoing } from '@cauce/machines/chat/types'
import type { SpineItem } from '@cauce/ui/spine/spine'
import type { ReactNode } from 'react'

interface Reader {
  readonly me: number
  /** The last message that somebody else has read. */
  readonly readUpTo: number
}

const READ = 'leído'

const detailOf = (entry: TimelineEntry, { me, readUpTo }: Reader): string => {
  const { mensaje, detalle } = entry
  return mensaje !== null && mensaje.user_id === me && mensaje.id <= readUpTo ? `${detalle} · ${READ}` : detalle
}

/** An entry of the timeline. `files`: how the files of a message are shown. */
export const spineItem = (entry: TimelineEntry, reader: Reader, files: ReactNode): SpineItem => {
  const { id, hora, at, dia, tono, titulo, resto, mensaje } = entry
  return {
    id,
    hora,
    at,
    dia,
    tono,
    titulo,
    resto,
    detalle: detailOf(entry, reader),
    ...(mensaje === null ? {} : { burbuja: mensaje.user_id === reader.me ? 'own' : 'others' }),
    ...(files === null ? {} : { children: files }),
  }
}

/** A message that was written here and that the server has not answered for. */
export const outgoingItem = ({ clave, mensaje, at, estado }: Outgoing, acts: ReactNode): SpineItem => ({
  id: clave,
  hora: formatTime(at),
  at: new Date(at).toISOString(),
  dia: '',
  tono: 'now',
  titulo: '',
  resto: mensaje,
  detalle: MESSAGE_STATES[estado],
  burbuja: 'own',
  ...(acts === null ? {} : { children: acts }),
})
