import { lastingMachine } from '@cauce/machines/lasting'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'

/** Whether a wait is shown: only one that lasts, and then long enough to be read. It does not flash. @fuente spec 1 §9 */
export const useLasting = (waits: boolean): boolean => {
  const [wait, send] = useMachine(lastingMachine)
  useEffect(() => {
    send({ type: waits ? 'wait.started' : 'wait.ended' })
  }, [waits, send])
  return !wait.matches('hidden') && !wait.matches('holding')
}
