import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { PUBLIC_DOMAIN } from '@cauce/domain/mail/destination'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { makeStore } from '../../../store/store.ts'
import { fakeServer } from '../../../workspaces/testing/fake-server.ts'
import { InstitutionMails } from './institution-mails.tsx'

const LIST = '/correo-institucion'
const mail = {
  id: 4,
  direccion: '@hospital.co',
  descripcion: 'Archivo',
  activo: true,
  operador: 'Ana Ruiz',
  created_at: '2026-11-20T12:00:00.000Z',
}

const open = () => {
  const server = fakeServer({ [LIST]: { json: [mail] }, [`${LIST}/4`]: { json: { ...mail, activo: false } } })
  render(
    <Provider store={makeStore()}>
      <InstitutionMails />
    </Provider>,
  )
  return server
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists them with who added each, and switches one off', async () => {
  const server = open()
  expect((await screen.findAllByText('@hospital.co')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Ana Ruiz').length).toBeGreaterThan(0)
  await userEvent.click(screen.getAllByRole('switch', { name: '@hospital.co: Activo' })[0] ?? document.body)
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith(`${LIST}/4`))).toBe(true))
})

it('says in the form what cannot be on the list, and sends nothing', async () => {
  const server = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir un correo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Añadir un correo de la institución' })
  await userEvent.type(within(dialog).getByLabelText('Dirección o dominio'), '@gmail.com')
  const before = server.calls.length
  await userEvent.click(within(dialog).getByRole('button', { name: 'Añadir el correo' }))
  expect(within(dialog).getByText(PUBLIC_DOMAIN)).toBeDefined()
  expect(within(dialog).getByText(REQUIRED_FIELD)).toBeDefined()
  expect(server.calls).toHaveLength(before)
})
