import type { PartialDeliveryRow } from '@cauce/domain/history/rows'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '../../../actors/session.ts'
import { makeStore } from '../../../store/store.ts'
import { fakeServer } from '../../../workspaces/testing/fake-server.ts'
import { MARIA_ELENA } from '../../../workspaces/testing/history.ts'
import MedicamentosParciales from '../medicamentosParciales.tsx'

const READS = ['historico.atenciones', 'historico.medicamentosParciales']
const session = { user: { id: 1, permissions: READS } }

vi.mock('../../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => session.user,
}))

const OWED: PartialDeliveryRow = {
  linea_id: 9,
  orden_id: 40_219,
  medicamento: 'Amlodipino 5 mg tableta',
  unidad: 'Tableta',
  fecha_orden: '2026-11-20',
  cantidad_formulada: 30,
  cantidad_entregada: 12,
  cantidad_pendiente: 18,
  rep: null,
  estado_id: 1,
  estado: { id: 1, nombre: 'Pendiente' },
  ultima_entrega: '2026-11-20',
  limite: '2026-11-22T22:30:00.000Z',
  entregas: [{ id: 1, fecha: '2026-11-20', cantidad: 12, quien: 'Yesenia Caro', observacion: '' }],
}
const LIST = '/historico/medicamentos-parciales/buscar'
const DELIVER = '/historico/medicamentos-parciales/entregar'
const pageOf = (data: readonly PartialDeliveryRow[]) => ({
  data,
  total: data.length,
  pagina: 1,
  por_pagina: 10,
  por_estado: data.length === 0 ? [] : [{ estado_id: 1, nombre: 'Pendiente', total: data.length }],
})

const open = (replies: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({
    '/historico/afiliados/7': { json: MARIA_ELENA },
    [LIST]: { json: pageOf([OWED]) },
    ...replies,
  })
  const path = '/historico/medicamentosParciales'
  const router = createMemoryRouter([{ path, element: <MedicamentosParciales /> }], {
    initialEntries: [`${path}?afiliado=7`],
  })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return server
}

beforeEach(() => {
  session.user = { id: 1, permissions: [...READS, 'medicamentos.entregar'] }
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00.000Z'), shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
const openDelivery = async (user: ReturnType<typeof person>) => {
  await user.click(await screen.findByRole('button', { name: 'Entregar' }))
  return screen.findByRole('spinbutton', { name: 'Cantidad que se entrega' })
}

it('says what was handed over, what is owed and how long there is', async () => {
  open()
  expect(await screen.findByText('12 de 30 tabletas')).toBeDefined()
  expect(screen.getByText('18 tabletas')).toBeDefined()
  expect(screen.getByText('Quedan 31 horas')).toBeDefined()
})

it('hands over what is owed with the keyboard, once, and reads the list again', async () => {
  const user = person()
  const server = open({ [DELIVER]: { json: { mensaje: 'Entrega registrada con éxito', cantidad_pendiente: 0 } } })
  const amount = await openDelivery(user)
  await waitFor(() => expect(document.activeElement).toBe(amount))
  expect(amount).toHaveProperty('value', '18')
  const lists = server.calls.filter(({ path }) => path.includes(LIST)).length
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.calls.filter(({ path }) => path.includes(DELIVER))).toHaveLength(1))
  expect(server.calls.find(({ path }) => path.includes(DELIVER))?.key).toBeTruthy()
  await waitFor(() => expect(server.calls.filter(({ path }) => path.includes(LIST)).length).toBeGreaterThan(lists))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('refuses more than what is owed, at the field and without asking the server', async () => {
  const user = person()
  const server = open()
  const amount = await openDelivery(user)
  await user.clear(amount)
  await user.type(amount, '19{Enter}')
  expect(await screen.findByText('No se puede entregar más de lo pendiente (18)')).toBeDefined()
  await user.clear(amount)
  await user.click(screen.getByRole('button', { name: /^Registrar entrega/u }))
  expect(screen.getByText(/^Campo requerido/u)).toBeDefined()
  expect(server.calls.some(({ path }) => path.includes(DELIVER))).toBe(false)
})

it('a lost answer keeps everything and the same key', async () => {
  const user = person()
  const server = open({ [DELIVER]: 'no answer' })
  await openDelivery(user)
  await user.click(screen.getByRole('button', { name: /^Registrar entrega/u }))
  await screen.findByText(/conexión|servidor/iu)
  server.answer(DELIVER, { json: { mensaje: 'Entrega registrada con éxito', cantidad_pendiente: 0 } })
  await user.click(screen.getByRole('button', { name: /^Registrar entrega/u }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = server.calls.filter(({ path }) => path.includes(DELIVER)).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('who only reads sees the deliveries and hands nothing over', async () => {
  const user = person()
  session.user = { id: 1, permissions: READS }
  open()
  await user.click(await screen.findByRole('button', { name: 'Ver entregas' }))
  const table = await screen.findByRole('table', { name: 'Entregas' })
  expect(within(table).getByText('Yesenia Caro')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Registrar entrega/u })).toBeNull()
})

it('shows that there is nothing, that it failed, and that it may be tried again', async () => {
  const user = person()
  const server = open({ [LIST]: 'no answer' })
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  server.answer(LIST, { json: pageOf([]) })
  await user.click(retry)
  expect(await screen.findByText(/^A este afiliado no se le debe/u)).toBeDefined()
})

it('without the permission of the page there is nothing to see', () => {
  session.user = { id: 1, permissions: ['historico.atenciones'] }
  const server = open()
  expect(screen.getByText(/historico\.medicamentosParciales/u)).toBeDefined()
  expect(server.calls).toEqual([])
})
