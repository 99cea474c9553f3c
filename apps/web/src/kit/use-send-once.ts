/** A form without a machine sends its words once, whatever happens to the connection. */
import { useCallback, useRef } from 'react'
import { isLost } from '../store/port.ts'

/** What a mutation's trigger resolves to. */
interface Reply<A> {
  readonly data?: A | undefined
  readonly error?: unknown
}

interface Sent<Body> {
  readonly body: Body
  readonly key: string
}

/**
 * Sends `body` under a key of its own. What was sent and not answered goes again as it was, under its key, before anything else: only
 * then is known what the server has. `corrected` says that it has the earlier words, not the ones that are written now; if it
 * refused those, what is written now is sent as another request.
 */
export const useSendOnce = <Body>() => {
  const pending = useRef<Sent<Body> | null>(null)
  return useCallback(
    async <A>(
      body: Body,
      send: (body: Body, key: string) => Promise<Reply<A>>,
    ): Promise<Reply<A> & { corrected: boolean }> => {
      const attempt = async (sent: Sent<Body>) => {
        pending.current = sent
        const reply = await send(sent.body, sent.key)
        if (reply.data !== undefined || !isLost(reply.error)) pending.current = null
        return { data: reply.data, error: reply.error }
      }
      const fresh = (): Sent<Body> => ({ body, key: crypto.randomUUID() })
      const first = pending.current ?? fresh()
      const reply = await attempt(first)
      const corrected = JSON.stringify(first.body) !== JSON.stringify(body)
      if (!corrected || reply.data !== undefined || pending.current !== null) return { ...reply, corrected }
      return { ...(await attempt(fresh())), corrected: false }
    },
    [],
  )
}
