import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as sessionActor from '../../actors/session.ts'
import Consentimientos from '../../screens/historico/consentimientos.tsx'
import Consultas from '../../screens/historico/consultas.tsx'
import Incapacidades from '../../screens/historico/incapacidades.tsx'
import Ordenes from '../../screens/historico/ordenes.tsx'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { LAST_YEAR, LEAVE, MARIA_ELENA, ORDERED, pageOf, READ, VISIT } from '../testing/history.ts'

type Session = typeof sessionActor

const EVERY_KEY = ['historico.atenciones', 'historico.ordenes', 'historico.incapacidades', 'historico.consentimientos']
const session = { user: { id: 1, permissions: [...EVERY_KEY, 'blog.vista'] } }

vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<Session>()),
  useUser: () => session.user,
}))

const SCREENS: Readonly<Record<string, ComponentType>> = {
  '/historico/consultas': Consultas,
  '/historico/ordenes': Ordenes,
  '/historico/incapacidades': Incapacidades,
  '/historico/consentimientos': Consentimientos,
}

const REPLIES = {
  '/historico/afiliados/buscar': { json: { data: [MARIA_ELENA], hay_mas: false } },
  '/historico/afiliados/7': { json: MARIA_ELENA },
  '/historico/linea-de-tiempo': { json: LAST_YEAR },
  '/historico/consultas/buscar': { json: pageOf([VISIT]) },
  '/historico/consultas/31': { json: READ },
  '/historico/ordenes/buscar': { json: pageOf([ORDERED]) },
  '/historico/incapacidades/buscar': { json: pageOf([LEAVE]) },
  '/historico/consentimientos/buscar': { json: pageOf([]) },
} as const

const open = (address: string, replies: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ ...REPLIES, ...replies })
  const router = createMemoryRouter(
    Object.entries(SCREENS).map(([path, Screen]) => ({ path, element: <Screen /> })),
    { initialEntries: [address] },
  )
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { server, address: () => `${router.state.location.pathname}${router.state.location.search}` }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00.000Z'), shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  session.user = { id: 1, permissions: [...EVERY_KEY, 'blog.vista'] }
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })

it('looks for an affiliate from four characters, and only their number goes in the address', async () => {
  const user = person()
  const { server, address } = open('/historico/consultas')
  expect(screen.getByText('Busque a un afiliado')).toBeDefined()
  const search = screen.getByRole('combobox', { name: 'Afiliado' })
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.type(search, 'gom')
  expect(server.calls).toEqual([])
  await user.type(search, 'e')
  await screen.findByRole('option')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'GÓMEZ CASTAÑO, María Elena' })).toBeDefined()
  expect(address()).toBe('/historico/consultas?afiliado=7')
})

it('says who it is with the allergies, and leads to the sisters that the person may see', async () => {
  session.user.permissions = ['historico.atenciones', 'historico.ordenes']
  open('/historico/consultas?afiliado=7')
  const head = within(await screen.findByRole('region', { name: 'Afiliado' }))
  for (const text of ['Femenino · 54 años · CC 43 512 887', 'Sin IPS asignada', 'Penicilinas (anafilaxia, 2019)']) {
    expect(head.getByText(text)).toBeDefined()
  }
  const links = within(screen.getByRole('navigation', { name: 'Históricos del afiliado' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Línea de tiempo', '/historico/consultas?afiliado=7'],
    ['Consultas', '/historico/consultas?afiliado=7&vista=lista'],
    ['Órdenes', '/historico/ordenes?afiliado=7'],
  ])
  expect(links[0]?.getAttribute('aria-current')).toBe('page')
})

const WAITING = { ...ORDERED, estado_id: 3, estado: { id: 3, nombre: 'Pendiente de auditoría' } }
const LIFE = {
  id: 9,
  orden_id: 40_218,
  estado_id: 3,
  estado: 'Pendiente de auditoría',
  movimientos: [],
  siguientes: [
    {
      evento: 'aprobar',
      etiqueta: 'Aprobar',
      a_estado_id: 4,
      permiso: 'autorizacion.auditoria',
      quien: 'un auditor médico',
      personas: 2,
      puede: true,
      por_que_no: null,
    },
  ],
  acciones: [],
}

it('opens the life of an order from its state, with what the person may do', async () => {
  const user = person()
  open('/historico/ordenes?afiliado=7', {
    '/historico/ordenes/buscar': { json: pageOf([WAITING]) },
    '/ordenamiento/vida/2/9': { json: LIFE },
    '/ordenamiento/historial-direccionamiento/2/9': { json: [] },
  })
  await user.click(await screen.findByRole('button', { description: 'Ver la vida de la orden' }))
  expect(await screen.findByRole('button', { name: 'Aprobar…' })).toBeDefined()
})

it('of who does not order, the state is only read', async () => {
  session.user.permissions = EVERY_KEY
  open('/historico/ordenes?afiliado=7', { '/historico/ordenes/buscar': { json: pageOf([WAITING]) } })
  expect(await screen.findByText('Creatinina en suero')).toBeDefined()
  expect(screen.queryByRole('button', { description: 'Ver la vida de la orden' })).toBeNull()
})

it('asks for the permission that is missing, and for nothing else', () => {
  session.user.permissions = ['historico.ordenes']
  const { server } = open('/historico/ordenes?afiliado=7')
  expect(screen.getByText(/«historico\.atenciones»/u)).toBeDefined()
  expect(server.calls).toEqual([])
})

it('says that the affiliate could not be read, and tries again', async () => {
  const user = person()
  const { server } = open('/historico/consultas?afiliado=7', { '/historico/afiliados/7': 'no answer' })
  await screen.findByRole('alert')
  server.answer('/historico/afiliados/7', { json: MARIA_ELENA })
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByRole('heading', { name: 'GÓMEZ CASTAÑO, María Elena' })).toBeDefined()
})

it('says that there is no such affiliate, and lets another be looked for', async () => {
  open('/historico/consultas?afiliado=8')
  expect(await screen.findByText('No existe un afiliado con ese número')).toBeDefined()
  expect(screen.getByRole('combobox', { name: 'Afiliado' })).toBeDefined()
})

it('draws the last year and tells it by day; a mark takes the cursor to its day', async () => {
  const user = person()
  open('/historico/consultas?afiliado=7')
  const figure = await screen.findByRole('figure', { name: /1 consulta, 1 orden, 1 incapacidad$/u })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '20 nov 2026',
    '06 nov 2026',
  ])
  await user.click(within(figure).getByRole('button', { name: /Incapacidad de 15 días/u }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Incapacidad de 15 días'))
  expect(screen.getByRole('link', { name: 'Ver: Incapacidad de 15 días, 06 nov 2026' }).getAttribute('href')).toBe(
    '/historico/incapacidades?afiliado=7&desde=2026-11-06&hasta=2026-11-20',
  )
})

it('keeps the period and the kind in the address', async () => {
  const user = person()
  const { address } = open('/historico/consultas?afiliado=7')
  await user.click(await screen.findByRole('button', { name: /Órdenes/u, pressed: false }))
  expect(address()).toBe('/historico/consultas?afiliado=7&clase=orden')
  await user.click(screen.getByRole('radio', { name: 'Tres meses' }))
  await user.click(screen.getByRole('button', { name: 'Antes' }))
  expect(address()).toBe('/historico/consultas?afiliado=7&meses=3&fin=2026-08-31&clase=orden')
  expect(screen.getByText('01 jun 2026 a 31 ago 2026')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Después' }))
  expect(address()).toBe('/historico/consultas?afiliado=7&meses=3&clase=orden')
})

it('reads a consultation with its record, notes, orders and leaves, and goes back to where it was', async () => {
  const user = person()
  const { address } = open('/historico/consultas?afiliado=7&meses=3')
  await user.click(await screen.findByRole('link', { name: 'Leer: Consulta prioritaria, 20 nov 2026' }))
  expect(address()).toBe('/historico/consultas?afiliado=7&meses=3&consulta=31')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cefalea y tensión alta' })),
  )
  for (const text of ['Cefalea de tres días', 'La presión se tomó sentada.', 'Creatinina en suero', '2026-118393']) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.getByText('Finalizada por Laura Restrepo Mejía, 20 nov 2026, 16:55')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Volver a la historia' }))
  expect(address()).toBe('/historico/consultas?afiliado=7&meses=3')
})

it('reads nothing of an open record, nor of a consultation of another affiliate', async () => {
  const draft = { ...READ.registro, estado: 'abierta', historia: null, finalizada: null, notas: [] }
  const { server } = open('/historico/consultas?afiliado=7&consulta=31', {
    '/historico/consultas/31': { json: { ...READ, registro: draft } },
  })
  expect(await screen.findByText('La historia sigue abierta')).toBeDefined()
  cleanup()
  expect(server.calls.length).toBeGreaterThan(0)
  open('/historico/consultas?afiliado=7&consulta=31', {
    '/historico/consultas/31': { json: { ...READ, afiliado: { ...MARIA_ELENA, id: 8 } } },
  })
  expect(await screen.findByText('Esta consulta es de otro afiliado')).toBeDefined()
})

it('offers no document to who does not see its page', async () => {
  session.user.permissions = ['historico.atenciones', 'blog.vista']
  open('/historico/consultas?afiliado=7&consulta=31')
  expect(await screen.findByText('2026-118393')).toBeDefined()
  expect(screen.getByText(/«historico\.ordenes»/u)).toBeDefined()
  expect(
    screen.getAllByRole('button', { name: /^Imprimir/u }).map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Imprimir la historia del 20 nov 2026'])
})

it('lists, filters and sorts through the address, and takes the filters away', async () => {
  const user = person()
  const { server, address } = open('/historico/consultas?afiliado=7&vista=lista')
  expect(await screen.findByText('Hipertensión esencial (primaria)')).toBeDefined()
  expect(screen.getByText('2 órdenes · 1 incapacidad')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Médico/u }))
  expect(address()).toBe('/historico/consultas?afiliado=7&vista=lista&orden=medico')
  server.answer('/historico/consultas/buscar', { json: pageOf([], 0) })
  await user.type(screen.getByLabelText('Buscar en la lista'), 'nada{Enter}')
  expect(await screen.findByText('Nada con estos filtros')).toBeDefined()
  expect(address()).not.toContain('nada')
  server.answer('/historico/consultas/buscar', { json: pageOf([VISIT]) })
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(await screen.findByText('Hipertensión esencial (primaria)')).toBeDefined()
})

it('prints and sends what was ordered, and says why where there is no document', async () => {
  const audited = {
    ...ORDERED,
    linea_id: 10,
    nombre: 'Mamografía',
    estado_id: 3,
    estado: { id: 3, nombre: 'Pendiente' },
  }
  open('/historico/ordenes?afiliado=7', { '/historico/ordenes/buscar': { json: pageOf([ORDERED, audited]) } })
  expect(await screen.findByRole('button', { name: 'Imprimir la orden 40 218, Creatinina en suero' })).toBeDefined()
  expect(screen.getByText('Sin descarga hasta que se audite')).toBeDefined()
  await person().click(screen.getByRole('button', { name: /^Enviar por correo la orden/u }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'maria@correo.co' })).toHaveProperty('checked', true))
})

it('draws the leaves and lists them with their chain', async () => {
  open('/historico/incapacidades?afiliado=7')
  expect(await screen.findByText('29 días')).toBeDefined()
  expect(screen.getByText('Su línea de tiempo')).toBeDefined()
})

it('says that there are no consents', async () => {
  open('/historico/consentimientos?afiliado=7')
  expect(await screen.findByText('Este afiliado no tiene consentimientos')).toBeDefined()
})

it('prepares the whole record, which can be cancelled and asked for again', async () => {
  const user = person()
  const { server } = open('/historico/consultas?afiliado=7', { '/pdf': 'silence' })
  await user.click(await screen.findByRole('button', { name: 'Historia completa' }))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(screen.getByText(/^Preparando la historia completa: \d+ s$/u)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancelar la historia completa' }))
  expect(screen.queryByText(/^Preparando/u)).toBeNull()
  server.answer('/pdf', 'no answer')
  await user.click(screen.getByRole('button', { name: 'Historia completa' }))
  expect(await screen.findByText('No se pudo preparar la historia completa.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Dejarla' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a leave leads to the consultation in which it was given', async () => {
  const user = person()
  const { address } = open('/historico/incapacidades?afiliado=7')
  await user.click(await screen.findByRole('link', { name: `Leer la consulta de la incapacidad ${LEAVE.radicado}` }))
  expect(address()).toBe('/historico/consultas?afiliado=7&consulta=31')
  expect(await screen.findByRole('heading', { level: 2, name: VISIT.motivo })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Leer la consulta/u })).toBeNull()
})
