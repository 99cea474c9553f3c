import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QueuedReferral } from '@cauce/contract/referencias'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '../../actors/session.ts'
import Seguimientos from '../../screens/referencia/seguimientos.tsx'
import { baseApi } from '../../store/base-api.ts'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'

const session = { user: { id: 1, permissions: ['referencia.menu', 'referencia.seguimientos'] } }
vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => session.user,
}))
vi.mock('../referral/referral-view.tsx', () => ({
  ReferralView: ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Remisión {id}
    </button>
  ),
}))

const LIST = '/referencias/listar'
const NOW = '2026-11-21T15:00:00.000Z'
const row = (over: Partial<QueuedReferral>): QueuedReferral => ({
  id: 20_418,
  tipo_anexo_id: 3,
  tipo_anexo: 'Referencia',
  estado: 'Pendiente',
  codigo_remision: null,
  tipo_solicitud: 'Remision Mayor complejidad',
  especialidad_remision: 'Ginecobstetricia',
  rep_nombre: 'Hospital San Roque',
  municipio_nombre: 'Quibdó',
  created_at: '2026-11-21T13:30:00.000Z',
  gestionada_at: null,
  cerrada_at: null,
  gestor: null,
  canal_id: 5,
  version: 1,
  demo: true,
  afiliado: {
    id: 3,
    nombre_completo: 'MOSQUERA PALACIOS, Yurleidy',
    documento: 'CC 1077465012',
    edad_cumplida: 31,
    sexo: 'F',
  },
  diagnostico: { codigo: 'O141', nombre: 'Preeclampsia severa' },
  aceptada_at: null,
  sin_leer: 0,
  puede: [],
  ...over,
})
const late = row({
  id: 20_419,
  estado: 'En seguimiento',
  created_at: '2026-11-21T12:00:00.000Z',
  gestor: { id: 9, nombre: 'Andrés Loaiza' },
  gestionada_at: '2026-11-21T12:07:00.000Z',
  sin_leer: 2,
  afiliado: { id: 4, nombre_completo: 'HOYOS GALLEGO, Amparo', documento: 'CC 24324567', edad_cumplida: 64, sexo: 'F' },
})
const page = (data: readonly QueuedReferral[]) => ({
  data,
  total: data.length,
  pagina: 1,
  por_pagina: 20,
  hay_mas: false,
  por_estado: [
    { estado: 'Pendiente', total: 1 },
    { estado: 'En seguimiento', total: 1 },
  ],
  ahora: NOW,
})

const open = (search = '', reply: Parameters<typeof fakeServer>[0][string] = { json: page([late, row({})]) }) => {
  const server = fakeServer({ [LIST]: reply })
  const store = makeStore()
  const router = createMemoryRouter([{ path: '/referencia/seguimientos', element: <Seguimientos /> }], {
    initialEntries: [`/referencia/seguimientos${search}`],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { server, store, search: () => router.state.location.search }
}
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name)
  const found = cell.closest('tr')
  if (found === null) throw new Error(name)
  return found
}
const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })

beforeEach(() => {
  session.user = { id: 1, permissions: ['referencia.menu', 'referencia.seguimientos'] }
  vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('tells how long each one waits, which one passed the time of the norm, and who has it', async () => {
  open()
  const waiting = within(await rowOf('MOSQUERA PALACIOS, Yurleidy'))
  expect(waiting.getByText('1 h 30 min')).toBeDefined()
  expect(waiting.getByText('Quedan 30 min')).toBeDefined()
  expect(waiting.getByText('Nadie la ha tomado')).toBeDefined()
  const passed = within(await rowOf('HOYOS GALLEGO, Amparo'))
  expect(passed.getByText('Pasó de 2 horas')).toBeDefined()
  expect(passed.getByText('Andrés Loaiza')).toBeDefined()
  expect(passed.getByText('2 mensajes sin leer')).toBeDefined()
})

it('the wait goes on by itself, until its time passes', async () => {
  open()
  await rowOf('MOSQUERA PALACIOS, Yurleidy')
  await vi.advanceTimersByTimeAsync(31 * 60_000)
  expect(within(await rowOf('MOSQUERA PALACIOS, Yurleidy')).getByText('Pasó de 2 horas')).toBeDefined()
})

it('what another person did is seen without asking', async () => {
  const { server, store } = open()
  await rowOf('MOSQUERA PALACIOS, Yurleidy')
  const taken = row({ estado: 'En seguimiento', gestor: { id: 9, nombre: 'Catalina Muñoz' }, version: 2 })
  server.answer(LIST, { json: page([late, taken]) })
  store.dispatch(baseApi.util.invalidateTags(['Referencias']))
  expect(await screen.findByText('Catalina Muñoz')).toBeDefined()
})

it('a state, a type and a column go in the address; a referral opens and closes where it was', async () => {
  const user = person()
  const { search } = open()
  await rowOf('HOYOS GALLEGO, Amparo')
  await user.click(screen.getByRole('button', { name: '1 Pendiente' }))
  await user.selectOptions(screen.getByLabelText('Tipo de solicitud'), 'Ambulancia')
  await user.selectOptions(screen.getByLabelText('Gestiona'), 'Yo')
  expect(search()).toBe('?estado=Pendiente&solicitud=Ambulancia&gestiona=mias')
  await user.click(screen.getAllByRole('button', { name: 'Abrir' })[1] ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Remisión 20418' }))
  await waitFor(() => expect(search()).toBe('?estado=Pendiente&solicitud=Ambulancia&gestiona=mias'))
})

it('says that there is nothing, that the filters leave nothing, and that it could not be read', async () => {
  const user = person()
  const nothing = { ...page([]), por_estado: [] }
  const { server } = open('?anexo=2', { json: nothing })
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }))
  expect(await screen.findByText('No hay remisiones por seguir')).toBeDefined()
  cleanup()
  const failed = open('', 'no answer')
  await screen.findByRole('button', { name: 'Intentar de nuevo' })
  expect(server.calls.length).toBeGreaterThan(1)
  failed.server.answer(LIST, { json: page([late]) })
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('HOYOS GALLEGO, Amparo')).toBeDefined()
})

it('without the permission of the page nothing is asked', () => {
  session.user = { id: 1, permissions: ['referencia.menu'] }
  const { server } = open()
  expect(screen.queryByRole('table')).toBeNull()
  expect(server.calls).toEqual([])
})
