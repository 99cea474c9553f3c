/** The server's clock, by what it said with an answer: from it the time that is left is counted. */
import { useNow } from '../../workspaces/account/use-now.ts'

interface Told {
  readonly data?: { readonly ahora: string } | undefined
  /** When the answer came, in epoch milliseconds of this computer. */
  readonly fulfilledTimeStamp?: number | undefined
}

/** Epoch milliseconds: never before the answer that is shown. */
export const useServerNow = ({ data, fulfilledTimeStamp }: Told): number => {
  const browserNow = useNow()
  const at = fulfilledTimeStamp ?? browserNow
  const behind = data === undefined ? 0 : Date.parse(data.ahora) - at
  return Math.max(browserNow, at) + behind
}
