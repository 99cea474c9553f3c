import type { AgendaRow } from '@cauce/domain/consultation/consultation'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { AfterFoot } from './after-foot.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = (id: number, estado_id: number, change: Partial<AgendaRow> = {}): AgendaRow => ({
  id,
  fecha_hora: `2026-11-21T12:${10 + id}:00.000Z`,
  estado_id,
  estado: { id: estado_id, nombre: 'Estado' },
  motivo: 'Control',
  tipo_consulta: { id: 1, nombre: 'Consulta' },
  rep: null,
  medico: { id: 7, nombre: 'Laura Restrepo Mejía' },
  en_sustitucion: false,
  afiliado: {
    id: id + 100,
    primer_nombre: 'Beatriz',
    segundo_nombre: null,
    primer_apellido: 'Arango',
    segundo_apellido: null,
    tipo_documento_codigo: 'CC',
    numero_documento: '1',
    edad_cumplida: 40,
    sexo: 'F',
    tipo_afiliado_id: 2,
    alergias: [],
  },
  ...change,
})

const show = (rows: readonly AgendaRow[]) => {
  const server = fakeServer({
    '/consultas/agenda/buscar': {
      json: { data: rows, total: rows.length, pagina: 1, por_pagina: 100, por_estado: [], sedes: [] },
    },
    '/consultas/abrir/3': { json: { id: 3, estado_id: 3, estado: 'En consulta' } },
  })
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/panelMedico/atencion/1']}>
        <Routes>
          <Route
            path="/panelMedico/atencion/1"
            element={<AfterFoot consultaId={1} medicoId={7} at="2026-11-21T22:38:00.000Z" hasPapers ended />}
          />
          <Route path="/panelMedico/atencion/3" element={<p>La siguiente</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return server
}

it('offers the next of the day that is theirs, and Enter opens it', async () => {
  const { attended, waiting } = ConsultationStatus
  const server = show([
    row(1, attended),
    row(2, waiting, { medico: { id: 8, nombre: 'Otra persona' } }),
    row(3, waiting),
    row(4, waiting),
  ])
  expect(screen.getByText('Atendida 17:38')).toBeDefined()
  await screen.findByRole('button', { name: /^Siguiente: 07:13 ARANGO, Beatriz/u })
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('La siguiente')).toBeDefined()
  expect(server.calls.some(({ path }) => path.endsWith('/consultas/abrir/3'))).toBe(true)
})

it('says that none is left, with the way to the list', async () => {
  show([row(1, ConsultationStatus.attended)])
  expect(await screen.findByText('No quedan consultas por atender hoy.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver las consultas de hoy' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Imprimir todo' })).toBeDefined()
})
