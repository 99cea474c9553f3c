import type { Patient } from '@cauce/contract/inicio'
import type { User } from '@cauce/domain/session/user'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '../store/store.ts'
import { GoPalette } from './go-palette.tsx'

const user: User = {
  id: 7,
  email: 'medico@cauce.demo',
  tipo_usuario: 1,
  permissions: ['panelmedico.atenciones', 'blog.vista', 'historico.atenciones', 'historico.ordenes'],
  password_changed_at: null,
  contrasena_vencida: false,
  totp_activo: false,
  operador: null,
  datosAfiliado: null,
}
const elena: Patient = {
  id: 3,
  nombre: 'GÓMEZ CASTAÑO, María Elena',
  tipo_documento_codigo: 'CC',
  numero_documento: '43512887',
  edad_cumplida: 54,
  alergias: [{ id: 1, nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }],
  consulta: {
    id: 9,
    fecha_hora: '2026-11-27T12:20:00.000Z',
    estado_id: 2,
    estado: 'En sala',
    hoy: true,
    escribe: true,
    propia: true,
  },
}
const lucia: Patient = {
  ...elena,
  id: 4,
  nombre: 'GÓMEZ VANEGAS, Lucía',
  numero_documento: '1020488731',
  alergias: null,
  consulta: null,
}

const asked: string[] = []
const go = vi.fn<(address: string) => void>()
const close = vi.fn<() => void>()
const show = () =>
  render(
    <Provider store={store}>
      <GoPalette user={user} current={null} onGo={go} onClose={close} />
    </Provider>,
  )

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push(url)
    if (url.includes('/inicio/pacientes')) return Response.json({ data: [elena, lucia], hay_mas: false })
    return url.includes('/consultas/abrir')
      ? Response.json({ id: 9, estado_id: 3, estado: 'En consulta' })
      : Promise.reject(new TypeError('sin red'))
  })
})
afterEach(() => {
  cleanup()
  go.mockClear()
  close.mockClear()
  vi.unstubAllGlobals()
})

const patients = () => screen.findByRole('rowgroup', { name: 'Pacientes' })

it('opens the consultation of today of the first patient, with Enter', async () => {
  show()
  await userEvent.keyboard('gome')
  expect(within(await patients()).getByText('Penicilinas (anafilaxia, 2019)')).toBeDefined()
  expect(within(await patients()).getByText('No se han preguntado')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/panelMedico/atencion/9'))
  expect(asked.some((url) => url.includes('/consultas/abrir/9'))).toBe(true)
  expect(close).toHaveBeenCalledOnce()
  // Nobody's name travels in an address.
  expect(asked.every((url) => !/gome/iu.test(url))).toBe(true)
})

it('opens the history of who has no consultation today, and offers what can be done with the selected one', async () => {
  show()
  await userEvent.keyboard('gome')
  await patients()
  expect(screen.getByRole('rowgroup', { name: 'Hacer con GÓMEZ CASTAÑO, María Elena' })).toBeDefined()
  await userEvent.keyboard('{ArrowDown}')
  const acts = screen.getByRole('rowgroup', { name: 'Hacer con GÓMEZ VANEGAS, Lucía' })
  expect(within(acts).queryByText('Ordenar en la consulta')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/historico/consultas?afiliado=4'))
  expect(asked.some((url) => url.includes('/consultas/abrir'))).toBe(false)
})

it('goes straight to what was written beside the name', async () => {
  show()
  await userEvent.keyboard('gomez formular')
  await patients()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith('/panelMedico/atencion/9?ordenar=medicamentos'))
})

it('does an act with the selected patient by its keys', async () => {
  show()
  await userEvent.keyboard('gome')
  await patients()
  await userEvent.keyboard('{Alt>}l{/Alt}')
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith('/historico/consultas?afiliado=3'))
})

it('asks nobody below four characters', async () => {
  show()
  await userEvent.keyboard('zzz')
  expect(screen.getByText(/Los pacientes se buscan desde 4 letras o números/u)).toBeDefined()
  expect(asked).toEqual([])
})
