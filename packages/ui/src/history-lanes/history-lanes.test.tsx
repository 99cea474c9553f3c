import { entriesOf, type History } from '@cauce/domain/clinical-record/timeline-entry'
import { historyLanes, type LaneMark } from '@cauce/domain/history/history-lanes'
import { monthMarks, windowOf } from '@cauce/domain/history/history-period'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { HistoryLanes } from './history-lanes.tsx'

const SPAN = windowOf(3, '2026-11-21')
const HISTORY: History = {
  visitas: [
    { id: 1, fecha_hora: '2026-09-10T12:00:00.000Z', tipo: 'Control', motivo: 'Presión', medico: 'Ana Ruiz' },
    { id: 2, fecha_hora: '2026-11-20T12:00:00.000Z', tipo: 'Urgencias', motivo: 'Dolor', medico: 'Luis Gil' },
  ],
  ordenes: [{ id: 8, created_at: '2026-11-20T12:10:00.000Z', tipo: 'Medicamentos', lineas: ['Losartán'] }],
  incapacidades: [
    { id: 4, fecha_inicio: '2026-10-01', fecha_final: '2026-10-10', dias: 10, diagnostico: 'M545', estado: 'Anulado' },
  ],
  consentimientos: [],
}
const open = vi.fn<(mark: LaneMark) => void>()

const draw = (history = HISTORY) =>
  render(
    <HistoryLanes
      title="Línea de tiempo"
      lanesFor={(gap) => historyLanes(entriesOf(history), SPAN, gap)}
      months={monthMarks(SPAN)}
      today={0.9}
      onOpen={open}
    />,
  )

const URGENT = '20 nov 2026, 07:00: Urgencias. Dolor · Luis Gil'

afterEach(() => {
  cleanup()
  open.mockReset()
})

it('says what it draws, and each mark by its words', () => {
  draw()
  expect(screen.getByRole('figure', { name: 'Línea de tiempo. 2 consultas, 1 orden, 1 incapacidad' })).toBeDefined()
  const leaves = within(screen.getByRole('group', { name: 'Incapacidades' }))
  expect(leaves.getByRole('button').textContent).toContain('Incapacidad de 10 días')
  expect(within(screen.getByRole('group', { name: 'Consentimientos' })).queryByRole('button')).toBeNull()
})

it('is one stop of the tabulator, which the arrows move from mark to mark', async () => {
  const user = userEvent.setup()
  draw()
  await user.tab()
  await waitFor(() => expect(document.activeElement?.textContent).toBe(URGENT))
  expect(screen.getAllByText(URGENT)).toHaveLength(2)
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Control. Presión'))
  await user.keyboard('{End}{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Orden de medicamentos'))
  await user.tab()
  await waitFor(() => expect(document.activeElement).toBe(document.body))
})

it('goes to the day of a mark with Enter and with a press', async () => {
  const user = userEvent.setup()
  draw()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: /Control\. Presión/u }))
  expect(open.mock.calls.map(([{ clave }]) => clave)).toEqual(['visita 2', 'visita 1'])
})

it('says that there is nothing', () => {
  draw({ visitas: [], ordenes: [], incapacidades: [], consentimientos: [] })
  expect(screen.getByText('Nada en este periodo')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
