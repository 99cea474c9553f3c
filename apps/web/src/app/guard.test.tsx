import type { User } from '@cauce/domain/session/user'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Location } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('socket.io-client', () => ({ io: () => ({ on: vi.fn(), connect: vi.fn(), disconnect: vi.fn() }) }))

const DEEP = '/panelMedico/atencion?estado=2'
const ANCHORED = `${DEEP}#lista`

const clinician: User = {
  id: 1,
  email: 'medico@cauce.demo',
  tipo_usuario: 1,
  permissions: ['blog.vista', 'panelmedico.atenciones'],
  password_changed_at: null,
  contrasena_vencida: false,
  totp_activo: false,
  operador: {
    id: 1,
    nombre: 'Laura',
    apellido: 'Restrepo Mejía',
    nombre_completo: 'Laura Restrepo Mejía',
    tipo_documento_documento: 'CC',
    cargo: 'Medicina general',
    email_recuperacion: null,
    telefono_recuperacion: null,
    tiene_firma: true,
  },
  datosAfiliado: null,
}
const assistant: User = { ...clinician, permissions: ['cita.afiliados'] }

const server = { user: clinician, sessionAlive: true, asked: new Array<string>() }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const answer = (path: string): Response => {
  server.asked.push(path)
  if (path === '/version.json') return json({ version: '2.0.2', demo: true })
  if (path === '/api/auth/validar-usuario') {
    const usuario = { email: server.user.email, correo_enmascarado: 'm••••@cauce.demo', segundo_factor: 'correo' }
    return json({ token: 'provisional', usuario, espera_segundos: 30, vence_segundos: 600 })
  }
  if (path === '/api/auth/validar-codigo') return json({ token: 'real', usuario: server.user })
  if (path === '/api/auth/confirmar') return json({ error: LOCKED_OUT, codigo: 'usuario.bloqueado' }, 423)
  if (!server.sessionAlive) return json({ error: 'Ingrese de nuevo', codigo: 'sesion.requerida' }, 401)
  if (path === '/api/auth/me') return json(server.user)
  if (path.startsWith('/api/consultas/agenda')) {
    return json({ data: [], total: 0, pagina: 1, por_pagina: 8, por_estado: [], sedes: [] })
  }
  return json({ mensaje: 'Listo' })
}

/** The application as a browser that was just opened has it: nothing is shared with the test before. */
const open = async (address: string) => {
  vi.resetModules()
  const [{ startSession }, { discoverPages, routes }, { store }, { createMemoryRouter, RouterProvider }, { Provider }] =
    await Promise.all([
      import('../actors/session.ts'),
      import('./router.tsx'),
      import('../store/store.ts'),
      import('react-router-dom'),
      import('react-redux'),
    ])
  const router = createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation: discoverPages })
  startSession()
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { router, address: () => addressOf(router.state.location) }
}

const addressOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`

const signIn = async () => {
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText('Usuario o correo'), server.user.email)
  await person.type(screen.getByLabelText('Contraseña'), 'Cauce.2026*')
  await person.click(screen.getByRole('button', { name: 'Continuar' }))
  await person.type(await screen.findByLabelText('Código'), '123456')
}

beforeEach(() => {
  server.user = clinician
  server.sessionAlive = true
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

describe('who has not signed in', () => {
  it('is sent to the sign-in from any page and comes back to it', async () => {
    const { address } = await open(ANCHORED)
    await screen.findByRole('heading', { name: 'Ingresar' })
    expect(address()).toBe(`/?${new URLSearchParams({ volver: ANCHORED }).toString()}`)
    await signIn()
    await screen.findByRole('heading', { name: 'Consultas de hoy' })
    expect(address()).toBe(ANCHORED)
  })

  it('may verify a document', async () => {
    await open('/verificar')
    await screen.findByRole('heading', { name: 'Verificar un documento' })
  })

  it('sees 404 Not Found where there is no page', async () => {
    await open('/no/existe')
    await screen.findByRole('heading', { name: '404 Not Found' })
  })
})

describe('who has a stored session', () => {
  beforeEach(() => window.localStorage.setItem('cauce.token', 'real'))

  it('goes straight to the page, greeted by name and document type', async () => {
    await open(DEEP)
    await screen.findByRole('heading', { name: 'Consultas de hoy' })
    expect(screen.getByText('¡Bienvenido!')).toBeDefined()
    expect(screen.getAllByText('Laura Restrepo Mejía (CC)')[0]).toBeDefined()
  })

  it('reads which permission they lack for a page, sees none of it, and gets in once they have it', async () => {
    server.user = assistant
    const { address } = await open(DEEP)
    await screen.findByRole('heading', { name: 'No tiene permiso para ver esta página' })
    expect(screen.getByText(/Pide el permiso «panelmedico.atenciones»: lo da un administrador/u)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Consultas de hoy' })).toBeNull()
    expect(address()).toBe(DEEP)
    server.user = clinician
    await userEvent.click(screen.getByRole('button', { name: 'Revisar de nuevo' }))
    await screen.findByRole('heading', { name: 'Consultas de hoy' })
  })

  it('asks nothing of a page while the password is expired', async () => {
    server.user = { ...clinician, contrasena_vencida: true }
    server.asked = []
    await open(DEEP)
    await screen.findByRole('heading', { name: 'Cambie su contraseña' })
    expect(screen.queryByRole('heading', { name: 'Consultas de hoy' })).toBeNull()
    expect(server.asked.filter((path) => path.startsWith('/api/consultas'))).toEqual([])
  })

  it('is sent to the manuals when the user was blocked, which for the anonymous is the sign-in that says why', async () => {
    const { address } = await open(DEEP)
    await screen.findByRole('heading', { name: 'Consultas de hoy' })
    const { send } = await import('../store/call.ts')
    const { cuenta } = await import('@cauce/contract/cuenta')
    await send({ entry: cuenta.confirmar, body: { password: 'no es' } })
    await screen.findByRole('heading', { name: 'Ingresar' })
    expect(screen.getByText(LOCKED_OUT)).toBeDefined()
    expect(address()).toBe(`/?${new URLSearchParams({ volver: '/inicio/manual' }).toString()}`)
    expect(window.localStorage.getItem('cauce.token')).toBeNull()
  })

  it('signs in again when the server no longer knows the session, and returns to the same place', async () => {
    const { router, address } = await open('/')
    await screen.findByRole('heading', { name: 'Lo que espera por usted' })
    server.sessionAlive = false
    await router.navigate(DEEP)
    await screen.findByRole('heading', { name: 'Ingresar' })
    expect(screen.getByText('Su sesión terminó. Ingrese de nuevo para continuar')).toBeDefined()
    expect(window.localStorage.getItem('cauce.token')).toBeNull()
    server.sessionAlive = true
    await signIn()
    await screen.findByRole('heading', { name: 'Consultas de hoy' })
    expect(address()).toBe(DEEP)
  })

  it('leaves through Cerrar Sesion, which forgets the token and the place', async () => {
    const person = userEvent.setup()
    const { address } = await open(DEEP)
    await person.click(await screen.findByRole('button', { name: /Laura Restrepo/u }))
    await person.click(screen.getByRole('menuitem', { name: 'Cerrar Sesion' }))
    await screen.findByRole('heading', { name: 'Ingresar' })
    expect(address()).toBe('/')
    expect(window.localStorage.getItem('cauce.token')).toBeNull()
  })
})
