import { OFFLINE, BACK_ONLINE } from '@cauce/domain/shell/connection'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSeen } from '../store/activity.ts'
import { cuentaApi, useTiposDocumentoQuery } from '../store/cuenta-api.ts'
import { store } from '../store/store.ts'
import { ConnectionNotice } from './connection-notice.tsx'

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const online = vi.spyOn(window.navigator, 'onLine', 'get')

const List = () => {
  useTiposDocumentoQuery({})
  return null
}
const show = () =>
  render(
    <Provider store={store}>
      <ConnectionNotice />
      <List />
    </Provider>,
  )
const connection = (isOn: boolean) =>
  act(async () => {
    online.mockReturnValue(isOn)
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'))
    await vi.advanceTimersByTimeAsync(0)
  })
const quiet = (call: number) => new Headers(asked.mock.calls[call]?.[1].headers).get('x-sin-actividad')

beforeEach(() => {
  vi.useFakeTimers()
  online.mockReturnValue(true)
  asked.mockImplementation(() => Promise.resolve(new Response('[]')))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  store.dispatch(cuentaApi.util.resetApiState())
  noteSeen(null)
  asked.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the connection', () => {
  it('is said when it goes, and for 3 seconds when it is back', async () => {
    show()
    expect(screen.queryByText(OFFLINE)).toBeNull()
    await connection(false)
    expect(screen.getByText(OFFLINE)).toBeDefined()
    await connection(true)
    expect(screen.queryByText(OFFLINE)).toBeNull()
    expect(screen.getByText(BACK_ONLINE)).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.queryByText(BACK_ONLINE)).toBeNull()
  })

  it('renews what is on the screen when it is back, which keeps no session alive', async () => {
    show()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(asked).toHaveBeenCalledTimes(1)
    noteSeen(Date.now())
    await connection(false)
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    await connection(true)
    expect(asked).toHaveBeenCalledTimes(2)
    expect([quiet(0), quiet(1)]).toEqual([null, '1'])
  })
})
