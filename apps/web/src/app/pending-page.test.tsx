import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PendingPage, PublicPendingPage } from './pending-page.tsx'

vi.mock('../actors/session.ts', () => ({
  useUser: () => ({ permissions: ['panelmedico.atenciones', 'panelMedico.parametrizacion'] }),
}))
afterEach(cleanup)

const show = (path: string, Page: typeof PendingPage) => {
  const route = cataloguedAt(path)
  if (route === null) throw new Error(`${path} no está en el catálogo`)
  render(
    <MemoryRouter>
      <Page route={route} />
    </MemoryRouter>,
  )
}

it('says what it will do, that it is not there yet, what is near and whom to ask', () => {
  show('/panelMedico/demandaInducida', PendingPage)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Demanda inducida en consulta')
  expect(screen.getByText('Todavía no está en servicio')).toBeDefined()
  expect(screen.getByText('Remitir a su paciente a los programas que le convienen.')).toBeDefined()
  expect(screen.getByText(/A quien administra Cauce/u)).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Consultas de hoy',
    'Parametrización del panel médico pronto',
  ])
})

it('without anything near says nothing of it', () => {
  show('/perfil', PendingPage)
  expect(screen.queryByText('Pantallas relacionadas')).toBeNull()
})

it('tells who needs no session too', () => {
  show('/firmaEntregaMedicamentos/:token?/:movimientoId?', PublicPendingPage)
  expect(screen.getByText('Todavía no está en servicio')).toBeDefined()
  expect(screen.getByText(/A la entidad que le envió aquí/u)).toBeDefined()
})
