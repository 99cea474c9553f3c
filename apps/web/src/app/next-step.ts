/** Fetches ahead the code of what the person will probably do next, while nothing else is on its way. */
import { useEffect } from 'react'
import { whenQuiet } from '../store/quiet.ts'

interface Browser {
  /** Not every browser tells. */
  readonly connection?: {
    /** The person wants no more downloaded than what they ask for. */
    readonly saveData?: boolean
  }
}

/** @param load the same for the whole life of the page */
export const useNextStep = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const { connection }: Navigator & Browser = window.navigator
    if (connection?.saveData === true) return undefined
    // A failure here is nobody's: the step is loaded again when it is taken, and then it counts.
    return whenQuiet(() => void load().catch(() => undefined))
  }, [load])
}
