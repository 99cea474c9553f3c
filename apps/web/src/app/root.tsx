/** What surrounds every page: the loading bar, the notice of a lost connection, and where a new page starts. */
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../store/store.ts'
import { onlineChanged } from '../store/slices/app.ts'
import './root.css'

/** @regla Al cambiar de página se va arriba, o al ancla que traiga la dirección. */
const useScrollToStart = (): void => {
  const { pathname, hash } = useLocation()
  const place = `${pathname}${hash}`
  useEffect(() => {
    const name = new URL(place, window.location.origin).hash.slice(1)
    const anchor = name === '' ? null : document.getElementById(decodeURIComponent(name))
    if (anchor === null) window.scrollTo(0, 0)
    else anchor.scrollIntoView()
  }, [place])
}

const useOnline = (): boolean => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const told = (): void => void dispatch(onlineChanged(navigator.onLine))
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

export const Root = () => {
  useScrollToStart()
  const online = useOnline()
  const preload = useAppSelector((state) => state.app.preload)
  const loading = useNavigation().state !== 'idle'
  return (
    <>
      <div className="ca-loading-bar" data-loading={loading ? '' : undefined} aria-hidden="true" />
      <div aria-live="polite">
        {online ? null : (
          <p className="ca-offline">Sin conexión. Lo que escriba se guarda en este equipo; podrá enviarlo al volver.</p>
        )}
      </div>
      <Outlet />
      {preload ? (
        <div className="ca-preload" aria-live="polite">
          <span className="ca-preload-words">Un momento…</span>
        </div>
      ) : null}
    </>
  )
}
