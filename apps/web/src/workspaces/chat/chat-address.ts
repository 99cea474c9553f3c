/** Which chat is open, in the address: it can be shared, and the back button closes it. */
import { useSearchParams } from 'react-router-dom'

const PARAM = 'chat'
/** The chat is open and none of its conversations is. */
const NONE = 'todos'

export interface ChatAddress {
  readonly isOpen: boolean
  readonly canalId: number | null
  readonly open: (canalId: number | null) => void
  readonly close: () => void
}

const channelIn = (text: string | null): number | null => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export const useChatAddress = (): ChatAddress => {
  const [params, setParams] = useSearchParams()
  const told = params.get(PARAM)
  return {
    isOpen: told !== null,
    canalId: channelIn(told),
    open: (canalId) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        next.set(PARAM, canalId === null ? NONE : String(canalId))
        return next
      }),
    close: () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete(PARAM)
          return next
        },
        { replace: true },
      ),
  }
}
