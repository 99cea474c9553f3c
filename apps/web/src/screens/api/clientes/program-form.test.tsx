import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../../store/store.ts'
import { fakeServer } from '../../../workspaces/testing/fake-server.ts'
import { ProgramForm } from './program-form.tsx'

const program = (nombre: string, version: number) => ({
  id: 7,
  nombre,
  descripcion: null,
  clave_final: 'wxyz',
  activo: true,
  demo: false,
  version,
  ultimo_uso_at: null,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a creation whose answer was lost is asked for again: its key is shown, and what was corrected meanwhile is saved on it', async () => {
  const server = fakeServer({ '/cliente/7': { json: program('Laboratorio', 2) }, '/cliente': 'no answer' })
  const onCreated = vi.fn<() => void>()
  render(
    <Provider store={makeStore()}>
      <ProgramForm program={null} onClose={() => undefined} onCreated={onCreated} />
    </Provider>,
  )
  const create = screen.getByRole('button', { name: /Crear el programa/u })
  await userEvent.type(screen.getByLabelText('Nombre'), 'Laboratori')
  await userEvent.click(create)
  await waitFor(() => expect(server.calls).toHaveLength(1))
  await screen.findByRole('alert')
  server.answer('/cliente', { json: { cliente: program('Laboratori', 1), clave: 'cauce_abc' } })
  await userEvent.type(screen.getByLabelText('Nombre'), 'o')
  await userEvent.click(create)
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith({ nombre: 'Laboratorio', clave: 'cauce_abc' }))
  const [first, again, saved] = server.calls
  expect(again?.key).toBe(first?.key)
  expect(first?.key).not.toBeNull()
  expect(saved?.path).toContain('/cliente/7')
})
