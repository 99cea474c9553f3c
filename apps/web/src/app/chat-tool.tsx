/** The chat's place in the top bar, of who has it. What it does comes after the frame. */
import { mayChat } from '@cauce/domain/chat/may-chat'
import type { User } from '@cauce/domain/session/user'
import { lazy, Suspense } from 'react'
import { loadPage } from './load-page.ts'

const ChatEntry = lazy(() =>
  loadPage(async () => ({ default: (await import('../workspaces/chat/chat-entry.tsx')).ChatEntry })),
)

export const ChatTool = ({ user }: { readonly user: User }) =>
  mayChat(user) ? (
    <Suspense fallback={<span className="ca-chat-place" />}>
      <ChatEntry userId={user.id} />
    </Suspense>
  ) : null
