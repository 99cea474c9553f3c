/** Starts the application in the page. */
import '@cauce/ui/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { startSession } from './actors/session.ts'
import { LastResort } from './app/error-boundary.tsx'
import { makeRouter } from './app/router.tsx'
import { store } from './store/store.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no element #root')

startSession()
createRoot(place).render(
  <StrictMode>
    <LastResort>
      <Provider store={store}>
        <RouterProvider router={makeRouter()} />
      </Provider>
    </LastResort>
  </StrictMode>,
)
