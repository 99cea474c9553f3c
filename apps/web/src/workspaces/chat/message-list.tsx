/** The messages of a channel: only those before the eyes are drawn, the older ones come by going up, and nothing jumps. */
import { ChevronDownIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { today } from '../../app/today.ts'
import { MessageBubble } from './message-bubble.tsx'
import { firstNewOf, rowAt, type RowsInput } from './message-rows.ts'
import type { ChannelState } from './use-channel.ts'
import { useEnd } from './use-end.ts'
import { useSteady } from './use-steady.ts'

export interface MessageListProps {
  readonly channel: ChannelState
  readonly me: number
  /** The last message that somebody else has read. */
  readonly readUpTo: number
  /** The last message that the person had read when the conversation was opened; null: not known. */
  readonly hadRead: number | null
}

/** Number of the first row: the older ones get smaller numbers, so that those on the screen keep theirs. */
const FIRST = 1_000_000

const isVisible = (): boolean => document.visibilityState === 'visible'
const onVisible = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const Head = ({ context }: { readonly context?: Pick<ChannelState, 'hasOlder' | 'older' | 'loadOlder'> }) => {
  if (context === undefined || !context.hasOlder) return <p className="ca-chat-head ca-second">Principio del chat</p>
  return (
    <div className="ca-chat-head ca-second">
      {context.older === 'failed' ? (
        <>
          <span>Los anteriores no se pudieron traer.</span>
          <Action small onClick={context.loadOlder}>
            Intentar de nuevo
          </Action>
        </>
      ) : (
        'Trayendo los anteriores…'
      )}
    </div>
  )
}
const COMPONENTS = { Header: Head }

/** What is at the end of the list and before the eyes is read. */
const useSeen = ({ messages, seen }: ChannelState, atEnd: boolean): void => {
  const visible = useSyncExternalStore(onVisible, isVisible)
  const last = messages.at(-1)?.id ?? 0
  useEffect(() => {
    if (atEnd && visible && last > 0) seen(last)
  }, [atEnd, visible, last, seen])
}

/** What the person writes is shown at once, also by who was reading further up. */
const useOwnShown = ({ messages, outgoing }: ChannelState, me: number, show: () => void): void => {
  const last = messages.at(-1)
  // A message with files comes when it is published: it was never among those on their way.
  const withFiles = last !== undefined && last.user_id === me && last.adjuntos.length > 0 ? String(last.id) : null
  const newest = outgoing.at(-1)?.clave ?? withFiles
  const before = useRef(newest)
  useEffect(() => {
    if (newest !== null && newest !== before.current) show()
    before.current = newest
  }, [newest, show])
}

/** How many came since the end was last before the eyes. */
const useUnseen = ({ messages }: ChannelState, me: number, atEnd: boolean): number => {
  const last = messages.at(-1)?.id ?? 0
  const [left, setLeft] = useState(last)
  if (atEnd && left !== last) setLeft(last)
  return useMemo(
    () => (atEnd ? 0 : messages.filter(({ id, user_id }) => id > left && user_id !== me).length),
    [messages, me, atEnd, left],
  )
}

export const MessageList = ({ channel, me, readUpTo, hadRead }: MessageListProps) => {
  const { messages, outgoing, hasOlder, older, loadOlder } = channel
  const [openedUpTo] = useState(messages.at(-1)?.id ?? 0)
  const firstNew = useMemo(
    () => firstNewOf({ messages, me, hasOlder }, hadRead, openedUpTo),
    [messages, me, hasOlder, hadRead, openedUpTo],
  )
  const input: RowsInput = { messages, outgoing, me, readUpTo, hasOlder, today: today(), firstNew }
  const total = messages.length + outgoing.length
  const end = useEnd(total)
  const { atEnd, take } = end
  useSeen(channel, atEnd)
  useOwnShown(channel, me, end.go)
  const unseen = useUnseen(channel, me, atEnd)
  const first = FIRST - channel.olderCount
  const keepSteady = useSteady(channel.olderCount, older === 'loading', end)
  const takeList = useCallback(
    (element: HTMLElement | Window | null): void => {
      take(element)
      keepSteady(element)
    },
    [take, keepSteady],
  )
  const draw = (index: number) => {
    const row = rowAt(input, index - first)
    return row === null ? null : <MessageBubble row={row} onRetry={channel.retry} onDiscard={channel.discard} />
  }
  return (
    <div className="ca-chat-list">
      <Virtuoso
        className="ca-chat-scroll"
        aria-label="Mensajes"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is that of the list, which takes no other
        role="region"
        context={{ hasOlder, older, loadOlder }}
        components={COMPONENTS}
        totalCount={total}
        firstItemIndex={first}
        initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
        alignToBottom
        totalListHeightChanged={end.changed}
        increaseViewportBy={{ top: 600, bottom: 300 }}
        startReached={loadOlder}
        scrollerRef={takeList}
        computeItemKey={(index) => rowAt(input, index - first)?.key ?? index}
        itemContent={draw}
      />
      {atEnd ? null : (
        <span className="ca-chat-to-end">
          <Action small icon={<ChevronDownIcon />} onClick={end.go}>
            {unseen === 0 ? 'Ir al último' : unseen === 1 ? '1 mensaje nuevo' : `${unseen} mensajes nuevos`}
          </Action>
        </span>
      )}
    </div>
  )
}
