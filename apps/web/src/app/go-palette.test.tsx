import type { User } from '@cauce/domain/session/user'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GoPalette } from './go-palette.tsx'
import { usePreferencesOf } from '../store/preferences.ts'
import { changePlaces } from './kept-places.ts'

const user: User = {
  id: 7,
  email: 'medico@cauce.demo',
  tipo_usuario: 1,
  permissions: ['panelmedico.atenciones', 'historico.incapacidades', 'historico.ordenes'],
  password_changed_at: null,
  contrasena_vencida: false,
  totp_activo: false,
  operador: null,
  datosAfiliado: null,
}
const go = vi.fn<(address: string) => void>()
const close = vi.fn<() => void>()
const keeps = () => false
const Shell = () => {
  usePreferencesOf(user.id, keeps)
  return <GoPalette user={user} current="/historico/ordenes" onGo={go} onClose={close} />
}
const show = () => render(<Shell />)

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sin red')))
})

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  go.mockClear()
  close.mockClear()
  vi.unstubAllGlobals()
})

it('goes to a page by a word of its title without accents', async () => {
  show()
  await userEvent.keyboard('INCAPACIDADES hist')
  await userEvent.keyboard('{Enter}')
  expect(go).toHaveBeenCalledExactlyOnceWith('/historico/incapacidades')
  expect(close).toHaveBeenCalledOnce()
})

it('shows first where the person has been, but for where they are', () => {
  show()
  act(() => changePlaces(() => ({ recientes: ['/historico/ordenes', '/historico/incapacidades'], favoritas: [] })))
  const recent = screen.getByRole('rowgroup', { name: 'Recientes' })
  expect(within(recent).getAllByRole('row').length).toBe(1)
  expect(within(recent).getByText('Histórico de incapacidades')).toBeDefined()
})

it('keeps a favourite', async () => {
  show()
  await userEvent.keyboard('incapacidades')
  await userEvent.click(screen.getByRole('button', { name: 'Favorita: Histórico de incapacidades' }))
  expect(screen.getByRole('rowgroup', { name: 'Favoritas' })).toBeDefined()
  cleanup()
  show()
  expect(within(screen.getByRole('rowgroup', { name: 'Favoritas' })).getAllByRole('row').length).toBe(1)
})

it('says which permission opens what the person may not see, and who gives it', async () => {
  show()
  await userEvent.keyboard('kardex')
  const locked = screen.getByRole('rowgroup', { name: 'Sin permiso para usted' })
  expect(within(locked).getByText('Pide el permiso «farmacia.kardex»: lo da un administrador')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  expect(go).not.toHaveBeenCalled()
})

it('says so when nothing has that name', async () => {
  show()
  await userEvent.keyboard('zzz')
  expect(screen.getByText('Ninguna pantalla tiene «zzz» en su nombre.')).toBeDefined()
})
