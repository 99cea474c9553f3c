/** The bar on top while a page is on its way. `root.css` moves it; the times are those of `shell-limits`. @fuente spec 1 §2, §9 */
import { loadingBarMachine } from '@cauce/machines/loading-bar'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'

export const LoadingBar = () => {
  const isLoading = useNavigation().state !== 'idle'
  const [bar, send] = useMachine(loadingBarMachine)
  useEffect(() => {
    send({ type: isLoading ? 'navigation.started' : 'navigation.ended' })
  }, [isLoading, send])
  return <div className="ca-loading-bar" data-state={bar.value} aria-hidden="true" />
}
