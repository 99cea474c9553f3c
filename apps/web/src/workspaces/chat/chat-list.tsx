/** The chats of the person, the one of the last word first. @fuente spec 2 §2 */
import { SearchIcon } from '@blueprintjs/icons'
import type { Channel } from '@cauce/domain/chat/channel'
import { lastWord, lastWordTime, unreadInWords } from '@cauce/domain/chat/words'
import { Action } from '@cauce/ui/action/action'
import { Avatar } from '@cauce/ui/avatar/avatar'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useDeferredValue, useState } from 'react'
import { today } from '../../app/today.ts'
import { failureText } from '../../store/call.ts'
import { useChatsBuscadosQuery, useChatsQuery } from '../../store/chat-api.ts'

const PAGE = 30
const MOST = 100
const MAX_TEXT = 100

interface ChatListProps {
  readonly userId: number
  readonly canalId: number | null
  readonly onOpen: (canalId: number) => void
}

interface ChatItemProps {
  readonly chat: Channel
  readonly me: number
  readonly isOpen: boolean
  readonly onOpen: (canalId: number) => void
}

const ChatItem = ({ chat, me, isOpen, onOpen }: ChatItemProps) => (
  <li>
    <button
      type="button"
      className="ca-chat-item"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(chat.id)}
    >
      <Avatar name={chat.titulo} size={36} />
      <span className="ca-chat-item-words">
        <span className="ca-chat-item-title">{chat.titulo}</span>
        <span className="ca-second ca-chat-item-last">
          {chat.ultimo === null ? 'Sin mensajes todavía' : lastWord(chat.ultimo, me)}
        </span>
      </span>
      <span className="ca-chat-item-side">
        {chat.ultimo === null ? null : (
          <time className="ca-second" dateTime={chat.ultimo.created_at}>
            {lastWordTime(chat.ultimo.created_at, today())}
          </time>
        )}
        {chat.sin_leer === 0 ? null : (
          <span className="ca-chat-unread">
            <span aria-hidden="true">{chat.sin_leer}</span>
            <span className="ca-hidden">{unreadInWords(chat.sin_leer)}</span>
          </span>
        )}
      </span>
    </button>
  </li>
)

const Loading = () => (
  <div className="ca-chat-list-note" aria-busy="true">
    <span className="ca-hidden">Trayendo los chats…</span>
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} height="44px" />
    ))}
  </div>
)

/** The chats of the person, or those that a text finds: a name does not travel in an address. */
const useChats = (userId: number, texto: string, por_pagina: number) => {
  const isSearch = texto !== ''
  const all = useChatsQuery({ params: { userId }, query: { por_pagina } }, { skip: isSearch })
  const found = useChatsBuscadosQuery({ body: { texto, por_pagina } }, { skip: !isSearch })
  const { currentData, data, error, refetch } = isSearch ? found : all
  // While a letter is added the list stays; it is replaced, never emptied.
  return { shown: currentData ?? data ?? all.data, error, refetch }
}

export const ChatList = ({ userId, canalId, onOpen }: ChatListProps) => {
  const [text, setText] = useState('')
  const [size, setSize] = useState(PAGE)
  const texto = useDeferredValue(text.trim())
  const { shown, error, refetch } = useChats(userId, texto, size)
  return (
    <nav className="ca-chat-mine" aria-label="Mis chats">
      <TextField
        label="Buscar en mis chats"
        icon={<SearchIcon />}
        value={text}
        maxLength={MAX_TEXT}
        onChange={setText}
      />
      {error !== undefined ? (
        <FailedState title="No se pudieron traer los chats" text={failureText(error)} onRetry={() => void refetch()} />
      ) : shown === undefined ? (
        <Loading />
      ) : shown.total === 0 ? (
        <EmptyState
          title={texto === '' ? 'Todavía no tiene chats' : 'Ningún chat coincide'}
          text={texto === '' ? 'Busque a un empleado y empiece uno.' : undefined}
        />
      ) : (
        <ul className="ca-chat-items">
          {shown.data.map((chat) => (
            <ChatItem key={chat.id} chat={chat} me={userId} isOpen={chat.id === canalId} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {shown !== undefined && shown.total > shown.data.length ? (
        <p className="ca-second ca-chat-more">
          {`Se ven ${shown.data.length} de ${shown.total}.`}
          {size >= MOST ? ' Busque por nombre para llegar a los demás.' : null}
          {size >= MOST ? null : (
            <Action small onClick={() => setSize(Math.min(size + PAGE, MOST))}>
              Ver más
            </Action>
          )}
        </p>
      ) : null}
    </nav>
  )
}
