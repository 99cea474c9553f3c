/** A report as the tests open it: at an address, on one day, beside a server that answers. */
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from './fake-server.ts'

/** Each test of the file is on 21 November 2026, at ten in the morning of Bogotá, and leaves nothing behind. */
export const onOneMorning = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00.000Z'), shouldAdvanceTime: true })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** Who presses and writes under that clock. */
export const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })

interface OpenedReport {
  readonly server: ReturnType<typeof fakeServer>
  readonly search: () => string
}

/** Opens the screen; `search` tells what its address says now. */
export const openReport = (
  path: string,
  element: ReactElement,
  search: string,
  replies: Parameters<typeof fakeServer>[0],
): OpenedReport => {
  const server = fakeServer(replies)
  const router = createMemoryRouter([{ path, element }], { initialEntries: [`${path}${search}`] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { server, search: () => router.state.location.search }
}
