import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { activeMedication, ledgerEntry, METFORMIN } from '../testing/prescribed.ts'
import { ActiveMedications } from './active-medications.tsx'

const ACTIVE = '/ordenamiento/ordenes-activas/1/1'
const MOVE = '/ordenamiento/mover-linea/1'
const change = vi.fn<(line: ActiveMedicationLine) => void>()

const open = (reply: Parameters<typeof fakeServer>[0][string]) => {
  const server = fakeServer({
    [ACTIVE]: reply,
    '/consultas/consulta/1': { json: consultationOf() },
    [MOVE]: { json: { mensaje: 'Orden anulada', estado_id: 2, estado: 'Anulada' } },
  })
  render(
    <Provider store={makeStore()}>
      <ActiveMedications consultaId={1} onChange={change} />
    </Provider>,
  )
  return server
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') ?? document.body

/** The dialogs are downloaded when one is first asked for: here they are already there. */
beforeAll(() => import('./active-dialogs.tsx'))
afterEach(() => {
  cleanup()
  change.mockReset()
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

it('says how each is taken, its sum, its site, its state and its checks', async () => {
  open({ json: [activeMedication()] })
  const row = within(await rowOf('Losartán 50 mg tableta'))
  for (const text of [
    '1 tableta cada 12 horas durante 30 días',
    '1 cada 12 h durante 30 días = 60 tabletas',
    'Farmacia Laureles',
    'Activa',
    'Sin hallazgos',
  ]) {
    expect(row.getByText(text)).toBeDefined()
  }
})

it('shows five a page', async () => {
  const user = userEvent.setup()
  open({ json: Array.from({ length: 7 }, (_, index) => activeMedication({ id: index + 1, orden_id: 40_000 + index })) })
  expect(await screen.findByText('7, de a 5 por página')).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Página 2' }))
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

it('neither downloads nor sends a line that waits for its audit, and says why', async () => {
  open({ json: [activeMedication({ estado_id: 3, estado: { id: 3, nombre: 'Pendiente de auditoría' } })] })
  const row = within(await rowOf('Losartán 50 mg tableta'))
  expect(row.getByText('Sin descarga hasta que se audite')).toBeDefined()
  expect(row.queryByRole('button', { name: /Descargar|Enviar/u })).toBeNull()
  expect(row.getByRole('button', { name: /^Suspender/u })).toBeDefined()
})

it('says the message of the specification when it cannot be loaded, and tries again', async () => {
  const user = userEvent.setup()
  const server = open('no answer')
  expect(await screen.findByText('Error al cargar órdenes activas')).toBeDefined()
  server.answer(ACTIVE, { json: [] })
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Sin medicamentos activos')).toBeDefined()
})

it('stops a line with a reason, and one key for one request', async () => {
  const user = userEvent.setup()
  const server = open({ json: [activeMedication()] })
  await user.click(await screen.findByRole('button', { name: /^Suspender la orden 40218/u }))
  const dialog = await screen.findByRole('dialog', { name: 'Suspender Losartán 50 mg tableta' })
  await user.click(within(dialog).getByRole('button', { name: 'Suspender el medicamento' }))
  expect(within(dialog).getByText('Es necesario colocar un motivo.')).toBeDefined()
  expect(server.calls.some(({ path }) => path.includes(MOVE))).toBe(false)
  await user.type(within(dialog).getByRole('textbox', { name: /Motivo/u }), 'Hiperpotasemia grave')
  server.answer(MOVE, 'no answer')
  await user.click(within(dialog).getByRole('button', { name: 'Suspender el medicamento' }))
  await waitFor(() => expect(server.calls.filter(({ path }) => path.includes(MOVE))).toHaveLength(1))
  server.answer(MOVE, { json: { mensaje: 'Orden anulada', estado_id: 2, estado: 'Anulada' } })
  await user.click(within(dialog).getByRole('button', { name: 'Suspender el medicamento' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = server.calls.filter(({ path }) => path.includes(MOVE)).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('hands a line to the form, but not one that ended', async () => {
  const user = userEvent.setup()
  const line = activeMedication()
  open({ json: [line, activeMedication({ id: 2, codesumi: METFORMIN, fin_tratamiento: '2026-01-01' })] })
  expect(
    within(await rowOf('Metformina 850 mg tableta')).queryByRole('button', { name: /^Cambiar la orden/u }),
  ).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Cambiar la orden 40218, Losartán/u }))
  expect(change).toHaveBeenCalledExactlyOnceWith(line)
})

it('opens the record of the checks, with what was not made', async () => {
  const user = userEvent.setup()
  const unmade = ledgerEntry({
    comprobacion: 'alergia',
    respuesta: 'no_verificada',
    por_que: 'El servicio no respondió a las 07:26',
    motivo: 'La paciente la toma hace años',
  })
  open({ json: [activeMedication({ comprobaciones: [ledgerEntry(), unmade] })] })
  await user.click(await screen.findByRole('button', { name: 'Alergia: no verificado · explicado' }))
  const dialog = await screen.findByRole('dialog', { name: 'Comprobaciones de Losartán 50 mg tableta' })
  expect(within(dialog).getByText(/El servicio no respondió a las 07:26/u)).toBeDefined()
  expect(within(dialog).getByText(/La paciente la toma hace años/u)).toBeDefined()
})
