/** The chat's button in the top bar, of who has it. What it does comes when the page can be used, or when it is pressed. */
import { ChatIcon } from '@blueprintjs/icons'
import { mayChat } from '@cauce/domain/chat/may-chat'
import { unreadInWords } from '@cauce/domain/chat/words'
import type { User } from '@cauce/domain/session/user'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenQuiet } from '../store/quiet.ts'
import { useAppSelector } from '../store/store.ts'
import { useChatAddress } from '../workspaces/chat/chat-address.ts'
import { loadPage } from './load-page.ts'
import './chat-tool.css'

const load = () => import('../workspaces/chat/chat-entry.tsx')
const ChatEntry = lazy(() => loadPage(async () => ({ default: (await load()).ChatEntry })))

const MANY = 99

/** Whether what the chat does has come by itself; without connection, when there is one again. */
const useComeByItself = (): boolean => {
  const online = useAppSelector((state) => state.app.online)
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (!online || hasCome) return undefined
    return whenQuiet(() => {
      load().then(
        () => setHasCome(true),
        // Whoever presses the button asks again.
        () => undefined,
      )
    })
  }, [online, hasCome])
  return hasCome
}

const ChatButton = ({ userId }: { readonly userId: number }) => {
  const { isOpen, open } = useChatAddress()
  const [unread, setUnread] = useState(0)
  const hasCome = useComeByItself()
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
      {hasCome || isOpen ? (
        <Suspense>
          <ChatEntry userId={userId} onUnread={setUnread} />
        </Suspense>
      ) : null}
    </span>
  )
}

export const ChatTool = ({ user }: { readonly user: User }) => (mayChat(user) ? <ChatButton userId={user.id} /> : null)
