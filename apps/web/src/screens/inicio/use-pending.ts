import { useEffect } from 'react'
import { onChatHint } from '../../store/chat-hints.ts'
import { usePendientesQuery } from '../../store/inicio-api.ts'

/** What somebody else may have moved is asked for again, in milliseconds. */
export const REFRESH = 30_000

/** How much waits, kept up to date while it is looked at. */
export const usePending = () => {
  const query = usePendientesQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  const { refetch } = query
  useEffect(
    () =>
      onChatHint(({ kind }) => {
        if (kind === 'chats') void refetch()
      }),
    [refetch],
  )
  return query
}
