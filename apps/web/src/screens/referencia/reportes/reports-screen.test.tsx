import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '../../../actors/session.ts'
import type { fakeServer } from '../../../workspaces/testing/fake-server.ts'
import { onOneMorning, openReport, person } from '../../../workspaces/testing/report-screen.tsx'
import Reportes from '../reportes.tsx'

const saved: { readonly blob: Blob; readonly name: string }[] = []
vi.mock('../../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => ({ id: 1, permissions: ['referencia.menu', 'referencia.reportes'] }),
}))
vi.mock('../../../actors/save-file.ts', () => ({
  saveFile: (blob: Blob, name: string) => saved.push({ blob, name }),
}))

const REPORT = '/referencias/reportes/resumen'
const EXPORT = '/referencias/reportes/exportar'
const totals = {
  total: 3,
  por_dia: [
    { etiqueta: '2026-11-20', total: 1 },
    { etiqueta: '2026-11-21', total: 2 },
  ],
  por_estado: [{ etiqueta: 'Pendiente', total: 3 }],
  por_tipo_anexo: [{ etiqueta: 'Referencia', total: 3 }],
  por_tipo_solicitud: [{ etiqueta: 'Ambulancia', total: 3 }],
  por_institucion: Array.from({ length: 14 }, (_, at) => ({ etiqueta: `Hospital ${at}`, total: 1 })),
  tiempos: [
    { nombre: 'De registro a aceptación', medidos: 2, mediana: 29, p90: 95 },
    { nombre: 'De salida a llegada', medidos: 0, mediana: null, p90: null },
  ],
}
const part = { csv: 'a\r\n', celdas: [['Remisión'], [20_418]], filas: 1, siguiente: null, corte: 9 }

const open = (search = '', replies: Parameters<typeof fakeServer>[0] = {}) =>
  openReport('/referencia/reportes', <Reportes />, search, {
    [REPORT]: { json: totals },
    [EXPORT]: { json: part },
    ...replies,
  })

onOneMorning()
beforeEach(() => {
  saved.length = 0
})

it('counts the last thirty days unless told, and says how long each step took', async () => {
  open()
  const days = await screen.findByRole('table', { name: 'Remisiones por día' })
  expect(within(days).getByRole('row', { name: /21\/11/u }).textContent).toContain('2')
  const times = screen.getByRole('table', { name: 'Cuánto tardó cada paso' })
  expect(within(times).getByRole('row', { name: /aceptación/u }).textContent).toContain('1 h 35 min')
  expect(within(times).getByRole('row', { name: /llegada/u }).textContent).toContain('—')
  expect(screen.getByText('Otras (2)')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Treinta días', pressed: true })).toBeDefined()
})

it('the days and the types go in the address; days that go backwards are not asked', async () => {
  const user = person()
  const { search } = open()
  await user.click(await screen.findByRole('button', { name: 'Siete días' }))
  await user.selectOptions(screen.getByLabelText('Tipo de anexo'), '3')
  expect(search()).toBe('?desde=2026-11-15&hasta=2026-11-21&anexo=3')
  cleanup()
  const { server } = open('?desde=2026-02-02&hasta=2026-02-01')
  expect(screen.getByText('La fecha final debe ser igual o posterior a la inicial')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull()
  expect(server.calls).toEqual([])
})

it('is downloaded as text and as a spreadsheet', async () => {
  const user = person()
  open()
  await user.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
  await screen.findByText(/^El archivo tiene 1 fila/u)
  await user.click(screen.getByRole('button', { name: 'Descargar XLSX' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ name }) => name)).toEqual(['remisiones_2026-11-21.csv', 'remisiones_2026-11-21.xlsx'])
  expect(saved[1]?.blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
})

it('a download can be stopped, and a report that could not be counted is asked for again', async () => {
  const user = person()
  const { server } = open('', { [EXPORT]: 'silence', [REPORT]: 'no answer' })
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  server.answer(REPORT, { json: { ...totals, total: 0 } })
  await user.click(retry)
  expect(await screen.findByText('Nada en este periodo')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Descargar XLSX' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar la descarga' }))
  expect(saved).toEqual([])
})
