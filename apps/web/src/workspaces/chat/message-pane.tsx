/** The messages of a channel and where one writes. @fuente spec 2 §2 */
import { MESSAGES_FAILED } from '@cauce/domain/chat/chat-messages'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { typingInWords } from '@cauce/domain/chat/words'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'
import { AttachButton } from './attach-button.tsx'
import { Composer } from './composer.tsx'
import { useChannel, type ChannelState } from './use-channel.ts'
import './message-pane.css'

export interface MessagePaneProps {
  readonly canalId: number
  /** Names of the people of the channel who may not have written yet. */
  readonly names?: Readonly<Record<number, string>>
  /** Last message that each member has read, as the channel tells it. */
  readonly readBy?: readonly { readonly user_id: number; readonly mensaje_id: number }[]
}

const list = () => import('./message-list.tsx')
const MessageList = lazy(() => loadPage(async () => ({ default: (await list()).MessageList })))

const Waiting = () => (
  <div className="ca-chat-waiting" aria-busy="true">
    <span className="ca-hidden">Trayendo los mensajes…</span>
    {['55%', '40%', '65%', '30%'].map((width) => (
      <Skeleton key={width} width={width} height="36px" />
    ))}
  </div>
)

/** The last message that somebody else has read, as the channel and the live connection tell it. */
const othersRead = ({ read }: ChannelState, readBy: MessagePaneProps['readBy'] = [], me: number): number =>
  Math.max(
    0,
    ...readBy.filter(({ user_id }) => user_id !== me).map(({ mensaje_id }) => mensaje_id),
    ...Object.entries(read)
      .filter(([id]) => Number(id) !== me)
      .map(([, mensajeId]) => mensajeId),
  )

const nameIn = (messages: readonly ChatMessage[], names: MessagePaneProps['names'] = {}, id: number): string =>
  names[id] ?? messages.findLast(({ user_id }) => user_id === id)?.user.operador.nombre_completo ?? 'Alguien'

interface MessagesProps {
  readonly channel: ChannelState
  readonly me: number
  readonly readUpTo: number
  readonly hadRead: number | null
}

const Messages = ({ channel, me, readUpTo, hadRead }: MessagesProps) => {
  if (channel.status === 'opening') return <Waiting />
  if (channel.status === 'failed') {
    const detail = channel.error === MESSAGES_FAILED ? undefined : channel.error
    return (
      <div className="ca-chat-waiting">
        <FailedState title={MESSAGES_FAILED} text={detail} onRetry={channel.reload} />
      </div>
    )
  }
  if (channel.messages.length + channel.outgoing.length === 0)
    return (
      <div className="ca-chat-waiting">
        <EmptyState title="Todavía no hay mensajes" text="Escriba el primero." />
      </div>
    )
  return (
    <Suspense fallback={<Waiting />}>
      <MessageList channel={channel} me={me} readUpTo={readUpTo} hadRead={hadRead} />
    </Suspense>
  )
}

/** What came last from somebody else, for who does not see it come. */
const Heard = ({ channel, me }: { readonly channel: ChannelState; readonly me: number }) => {
  const last = channel.messages.at(-1)
  return (
    <output className="ca-hidden">
      {last === undefined || last.user_id === me ? '' : `${last.user.operador.nombre_completo}: ${last.mensaje}`}
    </output>
  )
}

const Pane = ({ canalId, names, readBy }: MessagePaneProps) => {
  const channel = useChannel(canalId)
  const me = useUser()?.id ?? 0
  const { messages, typing } = channel
  // Also for a chat in which nobody has written: what is written without a connection is shown all the same.
  useEffect(() => void list().catch(() => undefined), [])
  const [hadRead] = useState(() => readBy?.find(({ user_id }) => user_id === me)?.mensaje_id ?? null)
  return (
    <div className="ca-chat-pane">
      <Messages channel={channel} me={me} readUpTo={othersRead(channel, readBy, me)} hadRead={hadRead} />
      <Heard channel={channel} me={me} />
      <output className="ca-second ca-chat-typing">
        {channel.isOffline
          ? 'Sin conexión: lo que escriba se enviará cuando vuelva.'
          : typingInWords(typing.map((id) => nameIn(messages, names, id)))}
      </output>
      <Composer
        canalId={canalId}
        onSend={channel.send}
        onTyping={channel.tellTyping}
        attach={<AttachButton canalId={canalId} onSent={channel.received} />}
      />
    </div>
  )
}

/** A channel begins anew when another one is shown in its place. */
export const MessagePane = (props: MessagePaneProps) => <Pane key={props.canalId} {...props} />
