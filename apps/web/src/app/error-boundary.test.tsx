import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LastResort, PageError } from './error-boundary.tsx'

const Broken = (): never => {
  throw new Error('rota')
}

const refuseWith = (status: number) => () => {
  throw new Response('', { status })
}

const show = (element: ReactElement, errorElement = <PageError />) =>
  render(
    <LastResort>
      <RouterProvider router={createMemoryRouter([{ path: '/', element, errorElement }])} />
    </LastResort>,
  )

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the error page', () => {
  it('says what failed with its code, what to do, and leads home', () => {
    show(<Broken />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An error occurred')
    expect(screen.getByText('Código 500')).toBeDefined()
    expect(screen.getByText(/Vuelva al inicio e inténtelo otra vez/u)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeDefined()
  })

  it('shows the status of a failed route', async () => {
    const router = createMemoryRouter([
      { path: '/', loader: refuseWith(403), element: <p />, errorElement: <PageError /> },
    ])
    render(<RouterProvider router={router} />)
    expect(await screen.findByText('Código 403')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An error occurred')
  })

  it('says 404 Not Found when the route says so', async () => {
    const router = createMemoryRouter([
      { path: '/', loader: refuseWith(404), element: <p />, errorElement: <PageError /> },
    ])
    render(<RouterProvider router={router} />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Not Found')
  })

  it('has words for when it fails itself', () => {
    show(<Broken />, <Broken />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An error occurred while showing the error page')
    expect(screen.getByText(/Recargue la página/u)).toBeDefined()
  })
})
