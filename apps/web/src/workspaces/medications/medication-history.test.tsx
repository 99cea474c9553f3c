import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import type { Replacement } from '@cauce/domain/medication/represcription'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { activeMedication, historyRow, LOSARTAN, METFORMIN } from '../testing/prescribed.ts'
import { MedicationHistory } from './medication-history.tsx'

const CALL = '/ordenamiento/ordenesMedicamentos6meses'
const ACTIVE = '/ordenamiento/ordenes-activas/1/1'
const prescribe = vi.fn<(rows: readonly MedicationHistoryRow[], replace: ReadonlyMap<number, Replacement>) => void>()

const LOSARTAN_ROW = historyRow({ id: 1, orden_id: 39_100, sigue_activa: true })
const METFORMIN_ROW = historyRow({
  id: 2,
  orden_id: 39_200,
  codesumi: METFORMIN,
  cantidad_medico: 58,
  cambios: [{ tipo: 'alergia', texto: 'Alergia a metformina desde octubre', severidad: 'grave' }],
})

const page = (data: readonly MedicationHistoryRow[], total = data.length, last_page = 1) => ({
  json: { data, total, last_page },
})

const open = (history: Parameters<typeof fakeServer>[0][string], active: readonly unknown[] = []) => {
  const server = fakeServer({ [CALL]: history, [ACTIVE]: { json: active } })
  render(
    <Provider store={makeStore()}>
      <MedicationHistory consultaId={1} onPrescribe={prescribe} />
    </Provider>,
  )
  return server
}

const tick = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }))
const again = (count: number) => screen.getByRole('button', { name: `Volver a formular ${count}` })

/** The review is downloaded when it is first asked for: here it is already there. */
beforeAll(() => import('./represcription-dialog.tsx'))
afterEach(() => {
  cleanup()
  prescribe.mockReset()
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

it('shows five rows a page, how each was taken and what changed since', async () => {
  open(page([LOSARTAN_ROW, METFORMIN_ROW], 18, 4))
  const table = await screen.findByRole('table', { name: 'Últimos 6 meses' })
  expect(await within(table).findByText('Losartán 50 mg tableta')).toBeDefined()
  expect(screen.getByText('18 líneas')).toBeDefined()
  expect(within(table).getAllByText('1 tableta cada 12 horas durante 30 días')).toHaveLength(2)
  expect(within(table).getByText('Alergia a metformina desde octubre')).toBeDefined()
  expect(within(table).getByText('Nada')).toBeDefined()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filas por página' }).value).toBe('5')
  expect(
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filas por página' }).options].map(
      ({ value }) => value,
    ),
  ).toEqual(['5', '10', '20', '50', '100'])
})

it('asks the server for another page and keeps what was chosen on the first', async () => {
  const user = userEvent.setup()
  const server = open(page([LOSARTAN_ROW], 6, 2))
  await tick(user, /Losartán/u)
  server.answer(CALL, page([METFORMIN_ROW], 6, 2))
  await user.click(screen.getByRole('button', { name: 'Página 2' }))
  await tick(user, /Metformina/u)
  expect(again(2)).toBeDefined()
  expect(server.calls.filter(({ path }) => path.includes(CALL))).toHaveLength(2)
})

it('says when there is nothing and when it could not be loaded', async () => {
  open(page([]))
  expect(await screen.findByText('Nada formulado en los últimos 6 meses')).toBeDefined()
  cleanup()
  const user = userEvent.setup()
  const server = open('no answer')
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
  server.answer(CALL, page([LOSARTAN_ROW]))
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Losartán 50 mg tableta')).toBeDefined()
})

it('reviews what differs and what becomes of the old order before anything is checked', async () => {
  const user = userEvent.setup()
  open(page([LOSARTAN_ROW, METFORMIN_ROW]))
  await tick(user, /Losartán/u)
  await tick(user, /Metformina/u)
  await user.click(again(2))
  const dialog = await screen.findByRole('dialog', { name: 'Volver a formular 2 medicamentos' })
  expect(within(dialog).getByText('Sigue activa: se anula y la nueva la reemplaza')).toBeDefined()
  expect(within(dialog).getByText('Terminó: queda como está')).toBeDefined()
  expect(within(dialog).getByText('Alergia a metformina desde octubre')).toBeDefined()
  expect(within(dialog).getByText('Entonces se ordenaron 58 tabletas')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Comprobar y añadir 2 medicamentos' }))
  expect(within(dialog).getByText('Es necesario colocar un motivo.')).toBeDefined()
  expect(prescribe).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Continúa el tratamiento' }))
  await user.click(within(dialog).getByRole('button', { name: 'Comprobar y añadir 2 medicamentos' }))
  const [rows, replace] = prescribe.mock.calls[0] ?? []
  expect(rows?.map(({ id }) => id)).toEqual([1, 2])
  expect([...(replace ?? [])]).toEqual([[1, { orden_articulos_id: 1, motivo: 'Continúa el tratamiento' }]])
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Volver a formular' })).toHaveProperty('disabled', true),
  )
})

it('replaces the order in course of the same drug and takes a line out of the review', async () => {
  const user = userEvent.setup()
  const ended = historyRow({ id: 3, orden_id: 39_000, codesumi: LOSARTAN })
  open(page([ended, METFORMIN_ROW]), [activeMedication({ id: 77, orden_id: 40_218 })])
  await tick(user, /Losartán/u)
  await tick(user, /Metformina/u)
  await user.click(again(2))
  const dialog = await screen.findByRole('dialog', { name: 'Volver a formular 2 medicamentos' })
  expect(
    await within(dialog).findByText('Ya lo toma en la orden 40 218: se anula y la nueva la reemplaza'),
  ).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: /^No volver a formular Metformina/u }))
  await user.type(within(dialog).getByRole('textbox', { name: /Por qué reemplaza la orden/u }), 'Se renueva igual')
  await user.click(within(dialog).getByRole('button', { name: 'Comprobar y añadir 1 medicamento' }))
  expect(prescribe.mock.calls[0]?.[1].get(3)).toEqual({ orden_articulos_id: 77, motivo: 'Se renueva igual' })
})

it('leaves out a drug that was withdrawn', async () => {
  const user = userEvent.setup()
  open(page([historyRow({ cambios: [{ tipo: 'retirado', texto: 'Retirado del catálogo', severidad: 'grave' }] })]))
  await tick(user, /Losartán/u)
  await user.click(again(1))
  const dialog = await screen.findByRole('dialog', { name: 'Volver a formular 0 medicamentos' })
  expect(within(dialog).getByText('Ninguno de los elegidos se puede volver a formular')).toBeDefined()
  expect(within(dialog).getByRole('button', { name: /^Comprobar/u })).toHaveProperty('disabled', true)
})
