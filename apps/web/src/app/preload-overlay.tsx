/** "A moment" over everything while the preload flag is set. It does not flash. @fuente spec 1 §2, §9 */
import { lastingMachine } from '@cauce/machines/lasting'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useAppSelector } from '../store/store.ts'

export const PreloadOverlay = () => {
  const preload = useAppSelector((state) => state.app.preload)
  const [wait, send] = useMachine(lastingMachine)
  useEffect(() => {
    send({ type: preload ? 'wait.started' : 'wait.ended' })
  }, [preload, send])
  const isShown = !wait.matches('hidden') && !wait.matches('holding')
  return (
    <div aria-live="polite">
      {isShown ? (
        <div className="ca-preload">
          <p className="ca-preload-box">
            Un momento…
            <span className="ca-preload-line" aria-hidden="true" />
          </p>
        </div>
      ) : null}
    </div>
  )
}
