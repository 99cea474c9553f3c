import { DOWNLOAD_FAILED, NO_DOWNLOAD_ADDRESS } from '@cauce/domain/chat/attachment-messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { AttachmentList } from './attachment-list.tsx'

const [LOCAL, TEMPORARY] = ['adjuntos/get', 'generar-url-temporal']
const tab = { location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() }
const open = vi.fn<() => typeof tab | null>()

beforeEach(() => {
  open.mockReturnValue(tab)
  vi.stubGlobal('open', open)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:archivo', revokeObjectURL: () => undefined }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const spy of [tab.location.replace, tab.close, open]) spy.mockReset()
})

const press = async () => {
  render(
    <Provider store={makeStore()}>
      <AttachmentList adjuntos={[{ nombre: 'orden.pdf', ruta: 'aa/1.pdf', tamano: 2_048 }]} />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'orden.pdf' }))
}
const temporary = (url: string) => ({ json: { url, expira_at: '2026-11-21T13:10:00.000Z' } })

it('opens the file itself in a new tab', async () => {
  const { calls } = fakeServer({ [LOCAL]: { json: {} } })
  await press()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:archivo'))
  expect(screen.getByText('2 KB')).toBeDefined()
  expect(calls).toHaveLength(1)
})

it('opens its temporary address where the file does not come', async () => {
  fakeServer({ [LOCAL]: 'no answer', [TEMPORARY]: temporary('https://archivos.example/1?firma=x') })
  await press()
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://archivos.example/1?firma=x'),
  )
})

it.each(['', 'javascript:alert(1)'])('an address that is none is said: %j', async (url) => {
  fakeServer({ [LOCAL]: 'no answer', [TEMPORARY]: temporary(url) })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(NO_DOWNLOAD_ADDRESS)
  expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0])
})

it('says that it could not be brought, and why', async () => {
  fakeServer({})
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(`${DOWNLOAD_FAILED} No existe`)
  expect(tab.close).toHaveBeenCalledOnce()
})

it('saves it where the browser opens no tab', async () => {
  open.mockReturnValue(null)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  fakeServer({ [LOCAL]: { json: {} } })
  await press()
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  click.mockRestore()
})
