import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { RoutingHistory } from './routing-history.tsx'

const PATH = '/ordenamiento/historial-direccionamiento/4/9'
const STEP = {
  id: 2,
  rep_anterior: { id: 7, nombre: 'Sede Belén' },
  rep: { id: 8, nombre: 'Sede Laureles' },
  regla: 'manual',
  motivo: 'Más cerca de su casa',
  operador: 'Laura Restrepo Mejía',
  created_at: '2026-11-21T12:24:00.000Z',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <Provider store={makeStore()}>
      <RoutingHistory line={{ tipo: OrderType.ownCodes, lineId: 9 }} />
    </Provider>,
  )

it('tells each site with the one before, why, by whom and when', async () => {
  fakeServer({ [PATH]: { json: [STEP] } })
  open()
  const step = await screen.findByRole('listitem')
  expect(step.textContent).toContain('Sede Laureles, antes Sede Belén')
  expect(step.textContent).toContain('Más cerca de su casa · Laura Restrepo Mejía')
  expect(step.textContent).toContain('21 nov 2026')
})

it('says that there was never a site', async () => {
  fakeServer({ [PATH]: { json: [] } })
  open()
  expect(await screen.findByText('No ha tenido ninguna sede')).toBeDefined()
})

it('asks again after it could not be read', async () => {
  const server = fakeServer({ [PATH]: 'no answer' })
  open()
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  server.answer(PATH, { json: [STEP] })
  await userEvent.setup().click(again)
  expect(await screen.findByRole('listitem')).toBeDefined()
})
