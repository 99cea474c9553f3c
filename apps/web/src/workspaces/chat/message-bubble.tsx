/** One message of a conversation. */
import { formatTime } from '@cauce/domain/calendar/bogota'
import { MESSAGE_STATES } from '@cauce/domain/chat/thread'
import { Action } from '@cauce/ui/action/action'
import { AttachmentList } from './attachment-list.tsx'
import type { MessageRow } from './message-rows.ts'

interface MessageBubbleProps {
  readonly row: MessageRow
  readonly onRetry: (clave: string) => void
  readonly onDiscard: (clave: string) => void
}

const Refused = ({ row, onRetry, onDiscard }: MessageBubbleProps) =>
  row.outgoing?.estado === 'fallido' ? (
    <div className="ca-chat-refused">
      <span className="ca-chat-error">{row.outgoing.error}</span>
      <Action small onClick={() => onRetry(row.outgoing?.clave ?? '')}>
        Enviar de nuevo
      </Action>
      <Action small kind="danger" onClick={() => onDiscard(row.outgoing?.clave ?? '')}>
        Descartar
      </Action>
    </div>
  ) : null

export const MessageBubble = (props: MessageBubbleProps) => {
  const { row } = props
  return (
    <div
      className="ca-chat-row"
      data-row={row.key}
      data-mine={row.isMine ? '' : undefined}
      data-state={row.state ?? undefined}
    >
      {row.isFirstNew ? (
        <p className="ca-chat-new">
          <span>Mensajes nuevos</span>
        </p>
      ) : null}
      {row.day === null ? null : (
        <p className="ca-chat-day">
          <span>{row.day}</span>
        </p>
      )}
      {row.author === null ? null : <p className="ca-chat-author">{row.author}</p>}
      <div className="ca-chat-bubble">
        {row.isMine ? <span className="ca-hidden">Usted: </span> : null}
        {row.text === '' ? null : <p className="ca-chat-text">{row.text}</p>}
        {row.adjuntos.length === 0 ? null : <AttachmentList adjuntos={row.adjuntos} />}
      </div>
      <p className="ca-second ca-chat-under">
        <time dateTime={row.at}>{formatTime(row.at)}</time>
        {row.state === null ? null : ` · ${MESSAGE_STATES[row.state]}`}
      </p>
      <Refused {...props} />
    </div>
  )
}
