/** What the chat's button of the top bar stands for: how much is unread, its news, and its window. @fuente spec 2 §2 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { followLeftBehind } from '../../actors/chat-sender.ts'
import { loadPage } from '../../app/load-page.ts'
import { useChatsQuery } from '../../store/chat-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useChatAddress } from './chat-address.ts'
import { useChatNews } from './use-chat-news.ts'

const ChatWindow = lazy(() => loadPage(async () => ({ default: (await import('./chat-window.tsx')).ChatWindow })))

interface ChatEntryProps {
  readonly userId: number
  /** Tells how many messages are unread. */
  readonly onUnread: (unread: number) => void
}

export const ChatEntry = ({ userId, onUnread }: ChatEntryProps) => {
  const dispatch = useAppDispatch()
  const { isOpen, canalId, open, close } = useChatAddress()
  const { data } = useChatsQuery({ params: { userId }, query: { por_pagina: 1 }, quiet: true })
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Once open it stays, closed: closing gives the focus back to where it was.
  if (isOpen && !wasOpen) setWasOpen(true)
  const unread = data?.sin_leer ?? 0
  useChatNews()
  useEffect(() => onUnread(unread), [onUnread, unread])
  useEffect(() => followLeftBehind(dispatch, userId), [dispatch, userId])
  return wasOpen ? (
    <Suspense>
      <ChatWindow isOpen={isOpen} userId={userId} canalId={canalId} onOpen={open} onClose={close} />
    </Suspense>
  ) : null
}
