import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signOut, startSession, useSessionPhase } from '../actors/session.ts'
import { readToken, storeToken } from '../store/session-token.ts'
import { store } from '../store/store.ts'
import { PreloadOverlay } from './preload-overlay.tsx'

const Phase = () => <output>{useSessionPhase()}</output>
const phase = (): string | null => screen.getByRole('status').textContent
const show = () =>
  render(
    <Provider store={store}>
      <Phase />
      <PreloadOverlay />
    </Provider>,
  )
const leaveWait = async (): Promise<void> => {
  const button = await screen.findByRole('button', { name: 'Dejar de esperar' })
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Un momento…')).toBeNull())
}

beforeAll(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined))
  storeToken('guardada')
  startSession()
})
afterEach(cleanup)
afterAll(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('the wait for a stored session is left with the keyboard, and the session is kept', async () => {
  show()
  expect(phase()).toBe('checking')
  await leaveWait()
  expect(phase()).toBe('unreachable')
  expect(readToken()).toBe('guardada')
})

it('the wait for a session that is being closed is left with the keyboard, and nothing of it stays', async () => {
  show()
  signOut()
  await waitFor(() => expect(phase()).toBe('checking'))
  await leaveWait()
  expect(phase()).toBe('out')
  expect(readToken()).toBeNull()
})
