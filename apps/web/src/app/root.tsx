/** What surrounds every page: the loading bar, the notice of the connection, the wait, and where a new page starts. */
import { Outlet } from 'react-router-dom'
import { ConnectionNotice } from './connection-notice.tsx'
import { IdleWatch } from './idle-watch.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { PreloadOverlay } from './preload-overlay.tsx'
import { useScroll } from './use-scroll.ts'
import './root.css'

export const Root = () => {
  useScroll()
  return (
    <>
      <LoadingBar />
      <ConnectionNotice />
      <Outlet />
      <IdleWatch />
      <PreloadOverlay />
    </>
  )
}
