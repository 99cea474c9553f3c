import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '../../../actors/session.ts'
import { HistoryLink } from './history-link.tsx'

const session = { user: { id: 1, permissions: ['historico.atenciones'] } }

vi.mock('../../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => session.user,
}))

beforeEach(() => {
  session.user.permissions = ['historico.atenciones']
})
afterEach(cleanup)

const open = () => {
  const page = (
    <>
      <HistoryLink affiliateId={7} />
      <input aria-label="Plan" />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/historico/consultas', element: <p>Su historia</p> },
  ])
  render(<RouterProvider router={router} />)
  return () => `${router.state.location.pathname}${router.state.location.search}`
}

it('leads to the history of the affiliate, by its number alone', async () => {
  const address = open()
  const link = screen.getByRole('link', { name: 'Histórico del afiliado' })
  expect(link.getAttribute('aria-keyshortcuts')).toBe('H')
  expect(link.textContent).toContain('H')
  await userEvent.click(link)
  expect(address()).toBe('/historico/consultas?afiliado=7')
})

it('is opened with its letter, unless somebody is typing', async () => {
  const address = open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Plan' }), 'h')
  expect(address()).toBe('/')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('h')
  expect(address()).toBe('/historico/consultas?afiliado=7')
})

it('is not there for who may not read histories', async () => {
  session.user.permissions = ['panelmedico.atenciones']
  const address = open()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.keyboard('h')
  expect(address()).toBe('/')
})
