/** A search machine as a search box reads it. */
import type { createTriggerSearch } from '@cauce/machines/trigger-search'
import { useMachine } from '@xstate/react'
import { useState } from 'react'

export interface Search<Row> {
  readonly text: string
  readonly rows: readonly Row[]
  readonly state: 'idle' | 'waiting' | 'loading' | 'results' | 'failed'
  readonly error: string | null
  readonly truncated: boolean
  readonly type: (text: string) => void
  readonly retry: () => void
}

/** @param make called once: the machine with its port joined */
export const useSearch = <Row>(make: () => ReturnType<typeof createTriggerSearch<Row>>): Search<Row> => {
  const [machine] = useState(make)
  const [{ value, context }, send] = useMachine(machine)
  return {
    text: context.text,
    rows: context.visible,
    state: value,
    error: context.error,
    truncated: context.answered?.truncated === true,
    type: (text) => send({ type: 'text.changed', text }),
    retry: () => send({ type: 'retry' }),
  }
}
