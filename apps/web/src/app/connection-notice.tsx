/** Says that the connection is gone, what is kept and what is tried again; and, for a moment, that it is back. @fuente spec 1 §2 */
import { BACK_ONLINE, OFFLINE } from '@cauce/domain/shell/connection'
import { connectionMachine } from '@cauce/machines/connection'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { onlineChanged } from '../store/slices/app.ts'
import { useAppDispatch, useAppSelector } from '../store/store.ts'

/** Keeps in the store what the browser says of its connection. */
const useOnline = (): boolean => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const told = (): void => void dispatch(onlineChanged(window.navigator.onLine))
    told()
    window.addEventListener('online', told)
    window.addEventListener('offline', told)
    return () => {
      window.removeEventListener('online', told)
      window.removeEventListener('offline', told)
    }
  }, [dispatch])
  return useAppSelector((state) => state.app.online)
}

export const ConnectionNotice = () => {
  const online = useOnline()
  const [notice, send] = useMachine(connectionMachine)
  useEffect(() => {
    send({ type: online ? 'connection.back' : 'connection.lost' })
  }, [online, send])
  return (
    <div aria-live="polite">
      {notice.matches('offline') ? <p className="ca-connection ca-connection-lost">{OFFLINE}</p> : null}
      {notice.matches('back') ? <p className="ca-connection ca-connection-back">{BACK_ONLINE}</p> : null}
    </div>
  )
}
