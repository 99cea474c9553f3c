/** The chat: whose chats, what is said, and who is on the other side. @fuente spec 2 §2 */
import { ArrowLeftIcon, ChatIcon } from '@blueprintjs/icons'
import { recordPlace } from '@cauce/domain/audit/record'
import type { Channel, ChatPerson } from '@cauce/domain/chat/channel'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { failureOf } from '../../store/call.ts'
import { useCanalQuery } from '../../store/chat-api.ts'
import { ChatList } from './chat-list.tsx'
import { EmployeeCard } from './employee-card.tsx'
import { EmployeeSearch } from './employee-search.tsx'
import { MessagePane } from './message-pane.tsx'
import { useChannel } from './use-channel.ts'
import './chat-window.css'

interface ChatWindowProps {
  readonly isOpen: boolean
  readonly userId: number
  readonly canalId: number | null
  readonly onOpen: (canalId: number | null) => void
  readonly onClose: () => void
}

/** A channel of a referral leads to the referral, where the whole story is, whoever may open it. */
const ReferralLink = ({ id }: { readonly id: number }) => {
  const user = useUser()
  const place = recordPlace('referencia', String(id))
  if (user === null || place === null || !hasPermission(user, place.permiso)) return null
  return <Link to={place.ruta}>Abrir la referencia</Link>
}

const Side = ({ channel, isHere }: { readonly channel: Channel; readonly isHere: boolean }) => {
  if (channel.con !== null) return <EmployeeCard person={channel.con} isHere={isHere} />
  return (
    <section className="ca-chat-card" aria-label="Referencia">
      <h3 className="ca-chat-card-name">{channel.titulo}</h3>
      {channel.referencia_id === null ? null : <ReferralLink id={channel.referencia_id} />}
    </section>
  )
}

interface ConversationProps {
  readonly channel: Channel
  readonly onBack: () => void
}

const Conversation = ({ channel, onBack }: ConversationProps) => {
  const { present } = useChannel(channel.id)
  const [cardShown, setCardShown] = useState(false)
  const isHere = channel.con !== null && present.includes(channel.con.user_id)
  const names = channel.con === null ? {} : { [channel.con.user_id]: channel.con.nombre_completo }
  return (
    <>
      <section className="ca-chat-centre" aria-label={`Chat con ${channel.titulo}`}>
        <header className="ca-chat-title">
          <span className="ca-chat-back">
            <Action kind="quiet" icon={<ArrowLeftIcon />} label="Volver a los chats" onClick={onBack} />
          </span>
          <h3>{channel.titulo}</h3>
          {isHere ? <span className="ca-second">En este chat</span> : null}
          <span className="ca-chat-show-card">
            <Action small kind="quiet" expanded={cardShown} onClick={() => setCardShown(!cardShown)}>
              Ficha
            </Action>
          </span>
        </header>
        <MessagePane canalId={channel.id} names={names} readBy={channel.leidos} />
      </section>
      <aside className="ca-chat-side" data-shown={cardShown ? '' : undefined} aria-label="Con quién habla">
        <Side channel={channel} isHere={isHere} />
      </aside>
    </>
  )
}

const OpenChat = ({ canalId, onBack }: { readonly canalId: number; readonly onBack: () => void }) => {
  const { currentData, error, refetch } = useCanalQuery({ params: { id: canalId } })
  if (currentData !== undefined) return <Conversation channel={currentData} onBack={onBack} />
  return (
    <section className="ca-chat-centre" aria-label="Chat">
      <div className="ca-chat-waiting">
        {error === undefined ? (
          <Skeleton lines={4} height="36px" />
        ) : (
          <>
            <FailedState
              title="El chat no se pudo abrir"
              text={failureOf(error).data.error}
              onRetry={() => void refetch()}
            />
            <Action onClick={onBack}>Volver a los chats</Action>
          </>
        )}
      </div>
    </section>
  )
}

const Nothing = ({ person }: { readonly person: ChatPerson | null }) => (
  <>
    <section className="ca-chat-centre ca-chat-nothing" aria-label="Chat">
      <EmptyState
        icon={<ChatIcon size={28} />}
        title="Ningún chat abierto"
        text="Elija uno de sus chats, o busque a un empleado y empiece uno nuevo."
      />
    </section>
    {person === null ? null : (
      <aside className="ca-chat-side" aria-label="Con quién quiere hablar">
        <EmployeeCard person={person} />
      </aside>
    )}
  </>
)

export const ChatWindow = ({ isOpen, userId, canalId, onOpen, onClose }: ChatWindowProps) => {
  const [person, setPerson] = useState<ChatPerson | null>(null)
  const open = (id: number): void => {
    setPerson(null)
    onOpen(id)
  }
  return (
    <Modal isOpen={isOpen} tall flush size={1400} title="Chat" onClose={onClose}>
      <div className="ca-chat" data-open={canalId === null ? undefined : ''}>
        <div className="ca-chat-left">
          <EmployeeSearch person={person} onPick={setPerson} onChat={open} />
          <ChatList userId={userId} canalId={canalId} onOpen={open} />
        </div>
        {canalId === null ? (
          <Nothing person={person} />
        ) : (
          <OpenChat key={canalId} canalId={canalId} onBack={() => onOpen(null)} />
        )}
      </div>
    </Modal>
  )
}
