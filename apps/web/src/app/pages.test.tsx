import { ROUTES } from '@cauce/domain/navigation/catalog'
import type { Layout } from '@cauce/domain/navigation/layout'
import type { User } from '@cauce/domain/session/user'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as sessionActor from '../actors/session.ts'
import { store } from '../store/store.ts'
import { defaultPages, emptyPages, framedPages, ownFramePages } from './pages.tsx'
import { discoverPages, routes } from './router.tsx'

type Session = typeof sessionActor

const session = vi.hoisted((): { user: User | null } => ({ user: null }))
vi.mock('../actors/session.ts', async (original) => ({
  ...(await original<Session>()),
  useUser: () => session.user,
  useSessionPhase: () => (session.user === null ? 'out' : 'in'),
}))
vi.mock('./idle-watch.tsx', () => ({ IdleWatch: () => null }))

const operator: User = {
  id: 1,
  email: 'turnos@cauce.demo',
  tipo_usuario: 1,
  permissions: ['turno.menu', 'turno.tablero', 'consentimiento.consentimientoInformado'],
  password_changed_at: null,
  contrasena_vencida: false,
  totp_activo: false,
  operador: null,
  datosAfiliado: null,
}

const pathsIn = (list: readonly RouteObject[]): readonly string[] =>
  list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children ?? [])])
const catalogued = (layout: Layout) =>
  ROUTES.filter((route) => route.layout === layout && route.path !== '/').map(({ path }) => path)

const open = (address: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation: discoverPages })
  return render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}
const menu = () => screen.queryByRole('navigation', { name: 'Menú' })

beforeEach(() => {
  session.user = operator
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sin red')))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the layout of a page', () => {
  it('is the one that the catalogue gives it', () => {
    expect(pathsIn(defaultPages).toSorted()).toEqual(
      [...catalogued('default'), '/panelMedico/atencion/:consultaId'].toSorted(),
    )
    expect(framedPages.map((frame) => pathsIn([frame]))).toEqual([
      catalogued('update'),
      catalogued('password-update'),
      catalogued('consents'),
      catalogued('turnero'),
    ])
    const own = ['/:404', '/verificar/:codigo']
    expect([...pathsIn(emptyPages), '/:token'].toSorted()).toEqual(
      catalogued('empty')
        .filter((path) => !own.includes(path))
        .toSorted(),
    )
    expect(pathsIn(ownFramePages).toSorted()).toEqual([...catalogued('guest'), '/:token'].toSorted())
  })

  it('default has the menu, the bar and the year', async () => {
    const { container } = open('/turno/listar')
    await screen.findByRole('heading', { level: 1 })
    expect(menu()).not.toBeNull()
    expect(container.querySelector('footer')?.textContent).toMatch(/^© \d{4} Cauce/u)
    expect(screen.getByRole('link', { name: 'Ir al contenido' }).getAttribute('href')).toBe('#contenido')
  })

  it('turnero is the hour and nothing around it', async () => {
    const { container } = open('/turno/tablero')
    await screen.findByRole('heading', { name: 'Tablero de turnos' })
    expect(screen.getByRole('banner').textContent).toMatch(/^Cauce\d\d:\d\d\d{1,2} \w{3} \d{4}$/u)
    expect([menu(), container.querySelector('footer')]).toEqual([null, null])
  })

  it('consents has no menu and says who is there', async () => {
    open('/consentimiento/consentimientoInformado')
    await screen.findByRole('heading', { name: 'Consentimiento informado' })
    expect(menu()).toBeNull()
    expect(screen.getByRole('button', { name: 'Cerrar Sesion' })).toBeDefined()
  })

  it('empty asks for no session', async () => {
    session.user = null
    open('/firmaEntregaMedicamentos')
    await screen.findByRole('heading', { name: 'Firma de entrega de medicamentos' })
    expect(menu()).toBeNull()
  })
})

describe('an address without a page', () => {
  it.each(['/no/existe', '/noexiste', '/turno/Tablero'])(
    '%s is 404 inside the layout of who has signed in',
    async (address) => {
      open(address)
      await screen.findByRole('heading', { name: '404 Not Found' })
      expect(menu()).not.toBeNull()
      expect(screen.getByText(/Revise la dirección o vuelva al inicio/u)).toBeDefined()
    },
  )

  it.each(['/no/existe', '/noexiste'])('%s is 404 by itself for the anonymous', async (address) => {
    session.user = null
    const { container } = open(address)
    await screen.findByRole('heading', { name: '404 Not Found' })
    expect([menu(), container.querySelector('header')]).toEqual([null, null])
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
  })
})
