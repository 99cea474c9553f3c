import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import type * as Session from '../../actors/session.ts'
import Registro from '../../screens/referencia/registro.tsx'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { MARIA_ELENA } from '../testing/history.ts'
import { followedReferral, pendingReferral } from '../testing/referral.ts'

vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => ({ id: 1, permissions: ['referencia.menu', 'referencia.registro'] }),
}))
vi.mock('../referral/referral-view.tsx', () => ({
  ReferralView: ({ id }: { readonly id: number }) => <p>Remisión {id}</p>,
}))

const REGISTER = '/referencias/registrar'
const REPLIES = {
  '/referencias/afiliados/buscar': { json: { data: [MARIA_ELENA], hay_mas: false } },
  '/referencias/afiliados/7': { json: MARIA_ELENA },
  // Another one than the product came with: the form says the row.
  '/referencias/plazos': { json: { urgente: '90 minutos', prioritaria: '12 horas', electiva: '5 días' } },
  '/cie10/listarFiltro': { json: [{ id: 141, codigo: 'O141', nombre: 'Preeclampsia severa' }] },
  [REGISTER]: { json: { mensaje: '¡Referencia registrada con éxito!', referencia: pendingReferral() } },
} as const

const open = (replies: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ ...REPLIES, ...replies })
  const router = createMemoryRouter([{ path: '/referencia/registro', element: <Registro /> }], {
    initialEntries: ['/referencia/registro'],
  })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { server, search: () => router.state.location.search }
}

type User = ReturnType<typeof userEvent.setup>

const fill = async (user: User, annex: string): Promise<void> => {
  await user.click(screen.getByRole('combobox', { name: 'Afiliado' }))
  await user.paste('gome')
  await user.click(await screen.findByRole('option', { name: /GÓMEZ/u }))
  await user.selectOptions(screen.getByLabelText('Tipo de anexo'), annex)
  await user.selectOptions(screen.getByLabelText('Tipo de solicitud'), 'Remision Mayor complejidad')
  await user.click(screen.getByLabelText('Especialidad a la que se remite'))
  await user.paste('UCI')
  await user.click(screen.getByRole('combobox', { name: 'Diagnósticos CIE-10' }))
  await user.paste('pree')
  await user.click(await screen.findByRole('option', { name: /Preeclampsia/u }))
  await user.click(screen.getByLabelText('Descripción'))
  await user.paste('Gestante.')
}
const register = (user: User) => user.click(screen.getByRole('button', { name: /^Registrar remisión/u }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says of somebody who has died that they have, in the list and once chosen', async () => {
  const dead = { ...MARIA_ELENA, tipo_afiliado: { id: 4, nombre: 'Fallecido' } }
  open({ '/referencias/afiliados/buscar': { json: { data: [dead], hay_mas: false } } })
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Afiliado' }))
  await user.paste('gome')
  await user.click(await screen.findByRole('option', { name: /Fallecido/u }))
  expect(await screen.findByText('Este paciente está fallecido.')).toBeDefined()
})

it('says everything that is missing, and sends nothing', async () => {
  const user = userEvent.setup()
  const { server } = open()
  await register(user)
  expect(screen.getByText('¡Campo de tipo solicitud requerido!')).toBeDefined()
  expect(screen.getByText('Elija al menos un diagnóstico')).toBeDefined()
  expect(screen.getByText('Faltan 6 campos')).toBeDefined()
  expect(server.calls).toEqual([])
})

it('registers once, with what its annex asks for, and opens it', async () => {
  const user = userEvent.setup()
  const { server, search } = open()
  await fill(user, '3')
  expect(await screen.findByText('Urgente: se responde en 90 minutos')).toBeDefined()
  expect(screen.getByLabelText('Servicio para el cual se solicita')).toBeDefined()
  await register(user)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('¡Referencia registrada con éxito!')).toBeDefined()
  expect(server.calls.filter(({ path }) => path.includes(REGISTER))).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Abrir la remisión' }))
  await waitFor(() => expect(search()).toBe('?vista=registradas&remision=20418'))
})

it('warns before the type that closes at once', async () => {
  const user = userEvent.setup()
  const closed = followedReferral({ estado: 'Cerrado', codigo_remision: 'AIU-2026-000003', tipo_anexo_id: 1 })
  const { server } = open({
    [REGISTER]: { json: { mensaje: '¡Referencia registrada con éxito!', referencia: closed } },
  })
  await fill(user, '1')
  await register(user)
  const warning = within(await screen.findByRole('alertdialog'))
  expect(warning.getByText(EMERGENCY_REPORT_WARNING)).toBeDefined()
  await user.click(warning.getByRole('button', { name: 'Volver a revisarla' }))
  expect(server.calls.some(({ path }) => path.includes(REGISTER))).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await register(user)
  await user.click(await screen.findByRole('button', { name: 'Registrar y cerrar' }))
  expect(await screen.findByText('AIU-2026-000003')).toBeDefined()
})

it('what was typed survives a reload, and can be cleared and put back', async () => {
  const user = userEvent.setup()
  open()
  await fill(user, '2')
  await user.click(screen.getByLabelText('Código CUPS'))
  await user.paste('890304')
  cleanup()
  open()
  expect(screen.getByText('GÓMEZ CASTAÑO, María Elena')).toBeDefined()
  expect(screen.getByDisplayValue('890304')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  expect(screen.queryByDisplayValue('890304')).toBeNull()
  expect(screen.getByText('Faltan 6 campos')).toBeDefined()
})

it('warns of the closing before any file goes', async () => {
  const user = userEvent.setup()
  const { server } = open()
  await fill(user, '1')
  const file = new File(['%PDF-1.7 informe'], 'Informe.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Archivos', { selector: 'input' }), file)
  expect(await screen.findByText(/Informe\.pdf/u)).toBeDefined()
  const before = server.calls.length
  await register(user)
  const warning = within(await screen.findByRole('alertdialog'))
  expect(warning.getByText(EMERGENCY_REPORT_WARNING)).toBeDefined()
  expect(server.calls).toHaveLength(before)
  await user.click(warning.getByRole('button', { name: 'Registrar y cerrar' }))
  await waitFor(() =>
    expect(server.calls.slice(before).some(({ path }) => path.includes('/referencias/subir'))).toBe(true),
  )
  expect(server.calls.some(({ path }) => path.includes(REGISTER))).toBe(false)
})

it('a lost answer is sent again under the same key; a refusal stands at its field', async () => {
  const user = userEvent.setup()
  const { server } = open({ [REGISTER]: 'no answer' })
  await fill(user, '4')
  await register(user)
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  server.answer(REGISTER, {
    status: 422,
    json: {
      error: 'Por favor, corrige los errores antes de continuar.',
      codigo: 'validacion',
      errores: { descripcion: ['Máximo 4000 caracteres'] },
    },
  })
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: 'Entendido' }))
  expect((await screen.findAllByText('Máximo 4000 caracteres')).length).toBeGreaterThan(0)
  const keys = server.calls.filter(({ path }) => path.includes(REGISTER)).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})
