import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RECOVERY_OVER, RECOVERY_SENT } from '@cauce/domain/session/recovery-link'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import PasswordRecoveryScreen from '../../screens/recuperacionContrasena.tsx'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'

const PLACE = '/recuperacionContrasena'
const LINK = `${PLACE}/CC/1037580214/enlace`
const kinds = {
  '/auth/tipos-documento': {
    json: [
      { codigo: 'CC', nombre: 'Cédula de ciudadanía' },
      { codigo: 'TI', nombre: 'Tarjeta de identidad' },
    ],
  },
}
const alive = { '/auth/revisar-recuperacion': { json: { vigente: true, expira_at: null } } }

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  const path = `${PLACE}/:tipoDocumento?/:numeroDocumento?/:tokenRecuperacion?`
  const routes = [
    { path, element: <PasswordRecoveryScreen /> },
    { path: '/', element: <h1>Ingresar</h1> },
  ]
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </Provider>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const number = () => screen.getByLabelText('Número de documento')

beforeEach(() => fakeServer(kinds))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('asking for a link', () => {
  it('wants the document, and then says the same to everybody', async () => {
    fakeServer({ ...kinds, '/auth/recuperar-contrasena': { json: { mensaje: RECOVERY_SENT } } })
    open(PLACE)
    await press('Enviar el enlace')
    expect(screen.getAllByText(REQUIRED_FIELD).length).toBe(2)
    await screen.findByRole('option', { name: 'Cédula de ciudadanía' })
    await userEvent.selectOptions(screen.getByLabelText('Tipo de documento'), 'CC')
    await userEvent.type(number(), '1037580214')
    await press('Enviar el enlace')
    expect(await screen.findByText(RECOVERY_SENT)).toBeDefined()
    await press('Revisar el documento y pedirlo de nuevo')
    expect(number()).toHaveProperty('value', '1037580214')
  })

  it('has the document of the address, which leaves it', async () => {
    open(`${PLACE}/cc/1037580214`)
    expect(number()).toHaveProperty('value', '1037580214')
    await screen.findByRole('option', { name: 'Cédula de ciudadanía' })
    expect(screen.getByLabelText('Tipo de documento')).toHaveProperty('value', 'CC')
    expect(window.location.pathname).toBe(PLACE)
  })

  it('can be tried again where the kinds of document do not come', async () => {
    fakeServer({ '/auth/tipos-documento': 'no answer' })
    open(PLACE)
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined()
  })
})

describe('opening the link of the mail', () => {
  it('takes the token out of the address at once', () => {
    fakeServer(alive)
    open(LINK)
    expect(window.location.pathname).toBe(PLACE)
  })

  it('takes a new password and leads to the sign-in', async () => {
    const server = fakeServer({ ...alive, '/auth/restablecer-contrasena': { json: { mensaje: 'Listo' } } })
    open(LINK)
    await userEvent.type(await screen.findByLabelText('Contraseña nueva'), 'Rio7*Casa+Luz')
    await userEvent.type(screen.getByLabelText('Confirme la contraseña nueva'), 'Rio7*Casa+Luz')
    await press('Guardar la contraseña')
    await screen.findByRole('heading', { name: 'Contraseña actualizada correctamente' })
    expect(server.calls.every(({ path }) => !path.includes('enlace') && !path.includes('1037580214'))).toBe(true)
    await press('Ingresar')
    expect(await screen.findByRole('heading', { name: 'Ingresar' })).toBeDefined()
  })

  it('that no longer serves offers another', async () => {
    fakeServer({ ...kinds, '/auth/revisar-recuperacion': { json: { vigente: false, expira_at: null } } })
    open(LINK)
    expect(await screen.findByText(RECOVERY_OVER)).toBeDefined()
    await press('Pedir otro enlace')
    expect(number()).toHaveProperty('value', '1037580214')
  })

  it('without an answer can be tried again', async () => {
    const server = fakeServer({ '/auth/revisar-recuperacion': 'no answer' })
    open(LINK)
    await screen.findByText('El enlace no se ha gastado.')
    server.answer('/auth/revisar-recuperacion', alive['/auth/revisar-recuperacion'])
    await press('Intentar de nuevo')
    expect(await screen.findByLabelText('Contraseña nueva')).toBeDefined()
  })
})
