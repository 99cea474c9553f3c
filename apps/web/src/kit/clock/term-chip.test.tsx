import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { TermView } from '@cauce/domain/kit/clock/view'
import { TermChip } from './term-chip.tsx'

afterEach(cleanup)

const NOW = Date.parse('2026-11-21T15:00:00.000Z')
const term: TermView = {
  nombre: 'remisión urgente',
  unidad: 'hora_corrida',
  estado: 'corriendo',
  provisional: false,
  inicio_at: '2026-11-21T13:30:00.000Z',
  vence_at: '2026-11-21T15:30:00.000Z',
  por_vencer_at: '2026-11-21T14:42:00.000Z',
  cumplido_at: null,
  frase: 'Recibido 21 nov 2026, 08:30 + 2 horas corridas = vence 21 nov 2026, 10:30',
  pasos: ['Recibido 21 nov 2026, 08:30', '+ 2 horas corridas', '= vence 21 nov 2026, 10:30'],
  norma: 'Resolución 2335 de 2023',
}

it('dice la luz y el tiempo, y por qué esa hora', async () => {
  render(<TermChip term={term} now={NOW} of="MOSQUERA PALACIOS, Yurleidy" />)
  expect(screen.getByText('Quedan 30 min')).toBeDefined()
  const chip = screen.getByRole('button', { name: 'Por vencer' })
  await userEvent.click(chip)
  const dialog = await screen.findByRole('dialog', { name: 'Por qué esta hora' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...term.pasos])
  expect(within(dialog).getByText('Resolución 2335 de 2023')).toBeDefined()
  expect(within(dialog).getByText('Vence 21 nov 2026, 10:30')).toBeDefined()
})

it('cambia de luz con la hora y no dice tiempo de lo suspendido', () => {
  const { rerender } = render(<TermChip term={term} now={NOW + 1_800_000} of="x" />)
  expect(screen.getByRole('button', { name: 'Vencido' })).toBeDefined()
  rerender(<TermChip term={{ ...term, estado: 'suspendido' }} now={NOW} of="x" />)
  expect(screen.getByRole('button', { name: 'Suspendido' })).toBeDefined()
  expect(screen.queryByText(/Quedan/u)).toBeNull()
})
