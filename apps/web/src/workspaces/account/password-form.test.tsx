import { BlueprintProvider } from '@blueprintjs/core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOCK_FAILED, NO_PASTE, PASSWORD_CHANGE_FAILED, PASSWORDS_DIFFER } from '@cauce/domain/session/password-change'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import * as session from '../../actors/session.ts'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { LAURA } from '../testing/people.ts'
import { PasswordExpiredModal } from './password-expired-modal.tsx'

const CALL = '/usuarios/actualizar-contrasena-usuario/'
const WRONG = 'La contraseña actual no es correcta'
const refused = (left: string) => ({
  status: 422,
  json: { error: WRONG, codigo: 'datos.invalidos', errores: { password_current: [WRONG, left] } },
})

vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof session>()),
  passwordChanged: vi.fn<() => void>(),
  userBlocked: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
}))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const open = () => {
  render(
    <Provider store={makeStore()}>
      <BlueprintProvider>
        <PasswordExpiredModal user={LAURA} />
      </BlueprintProvider>
    </Provider>,
  )
  return screen.findByRole('dialog', { name: 'Cambie su contraseña' })
}

const current = () => screen.getByLabelText('Contraseña actual')
const confirmation = () => screen.getByLabelText('Confirme la contraseña nueva')

const fill = async () => {
  await userEvent.type(current(), 'Cauce.2026*')
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'Rio7*Casa+Luz')
  await userEvent.type(confirmation(), 'Rio7*Casa+Luz')
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }))

describe('an expired password', () => {
  it('is not left with Esc; only changed, or signed out of', async () => {
    const dialog = await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(screen.queryByRole('button', { name: /^Cerrar$/u })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
    expect(session.signOut).toHaveBeenCalledOnce()
  })

  it('is changed, and said so', async () => {
    const server = fakeServer({ [CALL]: { json: { mensaje: 'Contraseña actualizada correctamente' } } })
    await open()
    await fill()
    await submit()
    await waitFor(() => expect(session.passwordChanged).toHaveBeenCalledOnce())
    expect(server.calls.map(({ path }) => path)).toEqual([`/api${CALL}1`])
    expect(await screen.findByText('Contraseña actualizada correctamente')).toBeDefined()
  })
})

describe('the form', () => {
  it('says at each field what it lacks, and the focus goes to the first', async () => {
    const server = fakeServer({})
    await open()
    await submit()
    expect(screen.getAllByText(REQUIRED_FIELD).length).toBe(3)
    await waitFor(() => expect(document.activeElement).toBe(current()))
    await fill()
    await userEvent.type(confirmation(), 'x')
    await submit()
    expect(screen.getByText(PASSWORDS_DIFFER)).toBeDefined()
    expect(server.calls).toEqual([])
  })

  it('ticks off the requirements, and says how strong the password is', async () => {
    await open()
    const list = within(screen.getByRole('list', { name: 'Debe tener' }))
    const missing = () => list.queryAllByText('falta').length
    expect(missing()).toBe(5)
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'Restrepo*7')
    expect(missing()).toBe(0)
    expect(screen.getByText('Seguridad: débil')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), '+Río azul')
    expect(screen.getByText('Seguridad: aceptable')).toBeDefined()
  })

  it('takes what is pasted, but for the confirmation', async () => {
    await open()
    for (const [field, taken] of [
      [current(), 'Pegada.1'],
      [screen.getByLabelText('Contraseña nueva'), 'Pegada.1'],
      [confirmation(), ''],
    ] as const) {
      await userEvent.click(field)
      await userEvent.paste('Pegada.1')
      expect(field).toHaveProperty('value', taken)
    }
    expect(screen.getByText(NO_PASTE)).toBeDefined()
  })

  it('tells a password manager what each field is, and whose', async () => {
    await open()
    const kinds = [current(), screen.getByLabelText('Contraseña nueva'), confirmation()]
    expect(kinds.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    expect(document.querySelector('[autocomplete="username"]')?.getAttribute('value')).toBe(LAURA.email)
  })
})

describe('what the server refuses', () => {
  it('is read in a dialog with the attempts that are left, then at its field, with what was typed', async () => {
    fakeServer({ [CALL]: refused('Le quedan 3 intentos') })
    await open()
    await fill()
    await submit()
    const told = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(within(told).getByText(WRONG)).toBeDefined()
    expect(within(told).getByText('Le quedan 3 intentos')).toBeDefined()
    await userEvent.click(within(told).getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(document.activeElement).toBe(current()))
    expect(screen.getByText(WRONG, { selector: '.ca-field-error' })).toBeDefined()
    expect(current()).toHaveProperty('value', 'Cauce.2026*')
  })

  it('five times locks the user, and says so when that fails', async () => {
    fakeServer({ [CALL]: refused(''), '/auth/inactivar-usuario-temporal': 'no answer' })
    await open()
    await fill()
    for (let time = 1; time < 5; time += 1) {
      await submit()
      await userEvent.click(await screen.findByRole('button', { name: 'Entendido' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await submit()
    expect(await screen.findByText(LOCK_FAILED)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }))
    expect(session.signOut).toHaveBeenCalledOnce()
  })

  it('by locking ends the session', async () => {
    fakeServer({ [CALL]: { status: 423, json: { error: 'Bloqueado', codigo: 'usuario.bloqueado' } } })
    await open()
    await fill()
    await submit()
    await waitFor(() => expect(session.userBlocked).toHaveBeenCalledOnce())
  })

  it('for any other reason is one sentence in the form', async () => {
    fakeServer({ [CALL]: { status: 500, json: { error: 'Se cayó', codigo: 'x' } } })
    await open()
    await fill()
    await submit()
    expect((await screen.findByText(PASSWORD_CHANGE_FAILED)).closest('[role="alert"]')).not.toBeNull()
  })
})
