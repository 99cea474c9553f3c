/** What has happened with the referral, its chat in it, and where one writes. @fuente spec 2 §2 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { filesOf } from '@cauce/domain/chat/message-files'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import type { Referral } from '@cauce/domain/referral/referral'
import { TIMELINE_FAILED } from '@cauce/domain/referral/screen-messages'
import { mergeTimeline } from '@cauce/domain/referral/timeline'
import { pendingEntries, timelineEntries } from '@cauce/domain/referral/timeline-words'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { Spine, type SpineItem } from '@cauce/ui/spine/spine'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useEffect, useMemo, useRef } from 'react'
import { useUser } from '../../actors/session.ts'
import { today } from '../../app/today.ts'
import { failureText } from '../../store/call.ts'
import { useCanalQuery } from '../../store/chat-api.ts'
import { useLineaDeReferenciaQuery } from '../../store/referencias-api.ts'
import { AttachmentList } from '../chat/attachment-list.tsx'
import { useChannel, type ChannelState } from '../chat/use-channel.ts'
import { ReferralComposer } from './composer.tsx'
import { outgoingItem, spineItem } from './spine-items.ts'

const LABEL = 'Lo que ha pasado'

/** The last message of the channel that somebody else has read. */
const useReadUpTo = (canalId: number, channel: ChannelState, me: number): number => {
  const { data } = useCanalQuery({ params: { id: canalId } })
  const told = Object.entries(channel.read).map(([id, last]) => ({ user_id: Number(id), mensaje_id: last }))
  const others = [...(data?.leidos ?? []), ...told].filter(({ user_id }) => user_id !== me)
  return Math.max(0, ...others.map(({ mensaje_id }) => mensaje_id))
}

interface UnsentProps {
  readonly channel: ChannelState
  readonly clave: string
}

const UnsentActs = ({ channel, clave }: UnsentProps) => (
  <div className="ref-unsent">
    <Action small onClick={() => channel.retry(clave)}>
      Intentar de nuevo
    </Action>
    <Action small kind="quiet" onClick={() => channel.discard(clave)}>
      Descartar
    </Action>
  </div>
)

/** Stays at what happened last while the reader is there; who went up stays where they are. */
const useStayAtEnd = () => {
  const frame = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  useEffect(() => {
    const { current } = frame
    if (current !== null && atEnd.current) current.scrollTop = current.scrollHeight
  })
  const onScroll = (): void => {
    const { current } = frame
    if (current !== null) atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < 40
  }
  return { frame, onScroll }
}

const useTimeline = (referral: Referral, channel: ChannelState) => {
  const me = useUser()?.id ?? 0
  const { data, error, refetch } = useLineaDeReferenciaQuery(
    { params: { id: referral.id } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const readUpTo = useReadUpTo(referral.canal_id, channel, me)
  const events = data?.data
  const entries = useMemo(
    () =>
      events === undefined
        ? []
        : timelineEntries(mergeTimeline(events, channel.messages), referral.estado === REFERRAL_STATES.closed),
    [events, channel.messages, referral.estado],
  )
  const items: readonly SpineItem[] = [
    ...entries.map((entry) =>
      spineItem(
        entry,
        { me, readUpTo },
        entry.mensaje === null || filesOf(entry.mensaje).length === 0 ? null : (
          <AttachmentList adjuntos={filesOf(entry.mensaje)} />
        ),
      ),
    ),
    ...channel.outgoing.map((message) =>
      outgoingItem(
        message,
        message.estado === 'fallido' ? <UnsentActs channel={channel} clave={message.clave} /> : null,
      ),
    ),
    ...pendingEntries(referral).map((entry) => spineItem(entry, { me, readUpTo }, null)),
  ]
  return { items, loaded: events !== undefined, error, reload: () => void refetch() }
}

/** What is on the screen was read. */
const useSeen = ({ messages, seen }: ChannelState): void => {
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (last !== undefined && document.visibilityState === 'visible') seen(last)
  }, [last, seen])
}

export interface SpineColumnProps {
  readonly referral: Referral
}

export const SpineColumn = ({ referral }: SpineColumnProps) => {
  const channel = useChannel(referral.canal_id)
  const timeline = useTimeline(referral, channel)
  const { frame, onScroll } = useStayAtEnd()
  useSeen(channel)
  return (
    <section className="ref-column ref-spine ca-card" aria-label={LABEL}>
      <header className="ref-head">
        <h2>{LABEL}</h2>
        {channel.isOffline ? (
          <StatusChip tone="waiting" label="Sin conexión" />
        ) : channel.present.length === 0 ? null : (
          <StatusChip tone="info" label={`En línea: ${channel.present.length}`} />
        )}
      </header>
      <section
        className="ref-spine-frame"
        ref={frame}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it
        tabIndex={0}
        aria-label="Línea de tiempo"
      >
        {timeline.loaded ? (
          <Spine items={timeline.items} label={LABEL} hoy={formatDate(today())} />
        ) : timeline.error === undefined ? (
          <output aria-label="Cargando lo que ha pasado">
            <Skeleton lines={6} height="36px" />
          </output>
        ) : (
          <FailedState title={TIMELINE_FAILED} text={failureText(timeline.error)} onRetry={timeline.reload} />
        )}
      </section>
      <ReferralComposer canalId={referral.canal_id} channel={channel} />
    </section>
  )
}
