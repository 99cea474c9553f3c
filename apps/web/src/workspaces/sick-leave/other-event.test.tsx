import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyLeaveDraft, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { leaveErrors } from '@cauce/domain/sick-leave/draft-errors'
import { makeStore } from '../../store/store.ts'
import { day, leave, leaveContext } from '../testing/sick-leave.ts'
import { LeaveDays } from './leave-days.tsx'
import { LeaveWarnings } from './leave-notes.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MOOD = { id: 320, codigo: 'F320', nombre: 'Episodio depresivo leve' }
const withMood = leaveContext({
  incapacidades: [leave({ fecha_inicio: day(-9), fecha_final: day(5), cie10: MOOD, prorroga: 'No' })],
})

const Fields = () => {
  const [draft, setDraft] = useState<LeaveDraft>(() => ({ ...emptyLeaveDraft(withMood), contingencia: 'Enf. Comun' }))
  const fields = {
    base: withMood,
    draft,
    errors: leaveErrors(draft, withMood),
    onChange: (change: Partial<LeaveDraft>) => setDraft({ ...draft, ...change }),
  }
  return (
    <Provider store={makeStore()}>
      <LeaveDays {...fields} />
      <LeaveWarnings {...fields} />
    </Provider>
  )
}

it('asks which other event it is as soon as its days cross, and tells what is recognised', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  expect(screen.queryByLabelText('Por qué es otro hecho')).toBeNull()
  await user.type(screen.getByLabelText('Días'), '15')
  const notes = within(screen.getByRole('list', { name: 'Avisos de la incapacidad' }))
  expect(notes.getByText(/^Simultánea con 2026-118402 .*se reconocen como una sola, .*24 días$/u)).toBeDefined()
  expect(screen.getByLabelText('Acumulado')).toHaveProperty('value', '24 días')
  expect(screen.getByText(/^Qué hecho distinto certifica: .*con F320\. Escriba el motivo/u)).toBeDefined()
  await user.type(screen.getByLabelText('Por qué es otro hecho'), 'Lumbago agudo al levantar una carga')
  expect(screen.queryByText(/Escriba el motivo/u)).toBeNull()
  expect(screen.getByText(/^Qué hecho distinto certifica/u)).toBeDefined()
})
