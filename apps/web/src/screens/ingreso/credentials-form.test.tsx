import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { startSession } from '../../actors/session.ts'
import { CredentialsForm } from './credentials-form.tsx'

afterEach(() => vi.unstubAllGlobals())

it('who waits for an answer to the credentials may stop waiting, and what was typed stays', async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined))
  startSession()
  render(
    <MemoryRouter>
      <CredentialsForm captcha={null} />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  expect(document.activeElement).toBe(screen.getByLabelText('Usuario o correo'))
  await user.keyboard('medico@cauce.demo')
  await user.type(screen.getByLabelText('Contraseña'), 'Cauce.2026*')
  expect(screen.queryByRole('button', { name: 'Dejar de esperar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await user.click(await screen.findByRole('button', { name: 'Dejar de esperar' }))
  expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-busy')).toBeNull()
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'Cauce.2026*')
})
