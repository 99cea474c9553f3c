/** The ordering window of the consultation: open while its address says so, at the kind of order that it says. */
import { ORDERING_PARAM, orderingAddress } from '@cauce/domain/ordering/order-address'
import type { OrderingOption } from '@cauce/domain/ordering/order-type'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The word of the address for a kind; without one, for the last that the person used. */
const wordOf = (option: OrderingOption | null): string =>
  new URLSearchParams(orderingAddress(0, option).split('?')[1]).get(ORDERING_PARAM) ?? ''

export const useOrderingDialog = () => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  /** The list to go back to stays known. */
  const kept: unknown = state
  const asked = search.get(ORDERING_PARAM)
  const put = (word: string | null, replace = false): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (word === null) next.delete(ORDERING_PARAM)
        else next.set(ORDERING_PARAM, word)
        return next
      },
      { state: kept, replace },
    )
  return {
    isOpen: asked !== null,
    /** What the address asks for. */
    asked: asked ?? '',
    open: (option: OrderingOption | null = null) => put(wordOf(option)),
    /** The address says what is shown; going back closes the window, whatever was seen in it. */
    show: (option: OrderingOption) => put(wordOf(option), true),
    close: () => put(null),
  }
}
