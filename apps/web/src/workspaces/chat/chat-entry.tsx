/** The chat from any screen: its button in the top bar with what is unread, and its window. @fuente spec 2 §2 */
import { ChatIcon } from '@blueprintjs/icons'
import { unreadInWords } from '@cauce/domain/chat/words'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useEffect, useState } from 'react'
import { followLeftBehind } from '../../actors/chat-sender.ts'
import { loadPage } from '../../app/load-page.ts'
import { useChatsQuery } from '../../store/chat-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useChatAddress } from './chat-address.ts'
import { useChatNews } from './use-chat-news.ts'
import './chat-entry.css'

const ChatWindow = lazy(() => loadPage(async () => ({ default: (await import('./chat-window.tsx')).ChatWindow })))

const MANY = 99

interface ChatEntryProps {
  readonly userId: number
}

export const ChatEntry = ({ userId }: ChatEntryProps) => {
  const dispatch = useAppDispatch()
  const { isOpen, canalId, open, close } = useChatAddress()
  const { data } = useChatsQuery({ params: { userId }, query: { por_pagina: 1 }, quiet: true })
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Once open it stays, closed: closing gives the focus back to where it was.
  if (isOpen && !wasOpen) setWasOpen(true)
  const unread = data?.sin_leer ?? 0
  useChatNews()
  useEffect(() => followLeftBehind(dispatch, userId), [dispatch, userId])
  return (
    <span className="ca-chat-entry">
      <Action
        kind="quiet"
        icon={<ChatIcon />}
        label={unread === 0 ? 'Chat' : `Chat: ${unreadInWords(unread)}`}
        hasPopup="dialog"
        expanded={isOpen}
        onClick={() => open(null)}
      />
      {unread === 0 ? null : (
        <span className="ca-chat-entry-count" aria-hidden="true">
          {unread > MANY ? `${MANY}+` : unread}
        </span>
      )}
      {wasOpen ? (
        <Suspense>
          <ChatWindow isOpen={isOpen} userId={userId} canalId={canalId} onOpen={open} onClose={close} />
        </Suspense>
      ) : null}
    </span>
  )
}
