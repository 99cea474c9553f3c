/** "A moment" over everything while the preload flag is set. It does not flash, and it may be left. @fuente spec 1 §2, §9 */
import { Action } from '@cauce/ui/action/action'
import { goBack } from '../actors/session.ts'
import { useAppSelector } from '../store/store.ts'
import { useLasting } from './use-lasting.ts'

export const PreloadOverlay = () => {
  const isShown = useLasting(useAppSelector((state) => state.app.preload))
  return (
    <div aria-live="polite">
      {isShown ? (
        <div className="ca-preload">
          <div className="ca-preload-box">
            <p>
              Un momento…
              <span className="ca-preload-line" aria-hidden="true" />
            </p>
            <Action kind="quiet" onClick={goBack}>
              Dejar de esperar
            </Action>
          </div>
        </div>
      ) : null}
    </div>
  )
}
