/** What a queue shows while others work in it: the page as it was seen, until the person asks for the new or does something. */
import { steadyRows } from '@cauce/domain/kit/queue/steady-rows'
import { useState } from 'react'

interface Page<Row> {
  readonly data: readonly Row[]
  readonly total: number
}

interface SteadyQuery<Answer> {
  readonly currentData?: Answer | undefined
  /** When the answer came, in epoch milliseconds. */
  readonly fulfilledTimeStamp?: number | undefined
  readonly refetch: () => unknown
}

/** @param question what is asked: another one is shown at once */
export const useSteady = <Row extends { readonly id: number }, Answer extends Page<Row>>(
  { currentData: now, fulfilledTimeStamp = 0, refetch }: SteadyQuery<Answer>,
  question: string,
) => {
  const [seen, setSeen] = useState<{ readonly question: string; readonly page: Answer } | null>(null)
  /** What comes after this instant is shown at once. */
  const [wanted, setWanted] = useState<number | null>(null)
  const isWanted = wanted !== null && fulfilledTimeStamp > wanted
  if (now !== undefined && (seen?.question !== question || isWanted)) {
    if (seen?.page !== now || seen.question !== question) setSeen({ question, page: now })
    if (wanted !== null) setWanted(null)
  }
  const page = seen?.question === question ? seen.page : undefined
  const steady = page === undefined || now === undefined ? null : steadyRows<Row>(page, now)
  return {
    rows: steady?.rows ?? [],
    gone: steady?.gone ?? new Set<number>(),
    nuevas: steady?.nuevas ?? 0,
    /** Shows what is there now. */
    showNew: (): void => {
      if (now !== undefined) setSeen({ question, page: now })
    },
    /** The person did something: what the server answers next is shown. */
    renew: (): void => {
      setWanted(Date.now())
      refetch()
    },
  }
}
