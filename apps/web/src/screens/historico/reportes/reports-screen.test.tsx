import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '../../../actors/session.ts'
import type { fakeServer } from '../../../workspaces/testing/fake-server.ts'
import { onOneMorning, openReport, person } from '../../../workspaces/testing/report-screen.tsx'
import Reportes from '../reportes.tsx'

const session = { user: { id: 1, permissions: ['historico.reportes'] } }
const saved: Blob[] = []

vi.mock('../../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => session.user,
}))
vi.mock('../../../actors/save-file.ts', () => ({ saveFile: (blob: Blob) => saved.push(blob) }))

const REPORT = '/historico/reportes/resumen'
const EXPORT = '/historico/reportes/exportar'
const totals = {
  total: 3,
  suma: { etiqueta: 'Atendidas', total: 2 },
  por_mes: [
    { etiqueta: 'oct 2026', total: 0 },
    { etiqueta: 'nov 2026', total: 3 },
  ],
  por_clase: [{ etiqueta: 'Medicina general, control', total: 3 }],
}

const open = (search = '', replies: Parameters<typeof fakeServer>[0] = {}) =>
  openReport('/historico/reportes', <Reportes />, search, { [REPORT]: { json: totals }, ...replies })

onOneMorning()
beforeEach(() => {
  session.user = { id: 1, permissions: ['historico.reportes'] }
  saved.length = 0
})
const count = (server: ReturnType<typeof fakeServer>, path: string): number =>
  server.calls.filter((call) => call.path.includes(path)).length

it('counts the last year unless told, as charts that are tables', async () => {
  open()
  const months = await screen.findByRole('table', { name: 'Consultas por mes' })
  expect(within(months).getByRole('row', { name: /nov 2026/u }).textContent).toContain('3')
  expect(screen.getByText('Atendidas')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Último año', pressed: true })).toBeDefined()
})

it('the report and its days go in the address', async () => {
  const user = person()
  const { search } = open()
  await user.click(await screen.findByRole('button', { name: 'Incapacidades' }))
  await user.click(screen.getByRole('button', { name: 'Este mes' }))
  expect(search()).toBe('?informe=incapacidades&desde=2026-11-01&hasta=2026-11-21')
})

it('days that go backwards are said at the field, and nothing is asked nor downloaded', () => {
  const { server } = open('?informe=ordenes&desde=2026-02-02&hasta=2026-02-01')
  expect(screen.getByText('La fecha final debe ser igual o posterior a la inicial')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull()
  expect(server.calls).toEqual([])
})

it('the file comes in parts; one that fails goes on from where it was', async () => {
  const user = person()
  const { server } = open('', { [EXPORT]: { json: { csv: 'a\r\n', celdas: [], filas: 2, siguiente: 5, corte: 9 } } })
  await screen.findByRole('table', { name: 'Consultas por mes' })
  server.answer(EXPORT, { json: { csv: 'a\r\n', celdas: [], filas: 2, siguiente: null, corte: 9 } })
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  await screen.findByText(/^El archivo tiene 2 filas/u)
  expect(saved).toHaveLength(1)

  server.answer(EXPORT, 'no answer')
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  const resume = await screen.findByRole('button', { name: 'Seguir la descarga' })
  server.answer(EXPORT, { json: { csv: 'b\r\n', celdas: [], filas: 1, siguiente: null, corte: 9 } })
  await user.click(resume)
  await screen.findByText(/^El archivo tiene 1 fila/u)
  expect(saved).toHaveLength(2)
})

it('a download that is under way can be stopped', async () => {
  const user = person()
  const { server } = open('', { [EXPORT]: 'silence' })
  await screen.findByRole('table', { name: 'Consultas por mes' })
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar la descarga' }))
  await waitFor(() => expect(screen.queryByText(/preparadas/u)).toBeNull())
  expect(count(server, EXPORT)).toBe(1)
  expect(saved).toEqual([])
})

it('says that there was nothing, and that it could not count', async () => {
  const user = person()
  const { server } = open('', { [REPORT]: 'no answer' })
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  server.answer(REPORT, { json: { total: 0, suma: null, por_mes: [], por_clase: [] } })
  await user.click(retry)
  expect(await screen.findByText('Nada en este periodo')).toBeDefined()
})

it('without the permission there is nothing to see', () => {
  session.user = { id: 1, permissions: [] }
  const { server } = open()
  expect(screen.getByText(/historico\.reportes/u)).toBeDefined()
  expect(server.calls).toEqual([])
})
