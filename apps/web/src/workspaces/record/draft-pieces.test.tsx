import type { DraftConflict } from '@cauce/domain/clinical-record/draft-merge'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftStatusNote } from './draft-status-note.tsx'
import { LeftOverNotice } from './left-over-notice.tsx'
import { ReceivedNotice } from './received-notice.tsx'
import type { RecordDraftState } from './record-draft-state.ts'

afterEach(cleanup)

const clash = (campo: string, nombre: string, mio: unknown, otro: unknown): DraftConflict => ({
  campo,
  nombre,
  base: '',
  mio,
  otro,
  texto: '',
})
const lumbago = { id: 1, codigo: 'M545', nombre: 'Lumbago', principal: true, tipo: '01' }
const CONFLICTS: RecordDraftState['conflicts'] = [
  { componente: 'plan', conflictos: [clash('plan', 'Plan', 'Cirugía', 'Reposo')] },
  { componente: 'diagnosticos', conflictos: [clash('diagnosticos', 'Diagnósticos', [], [lumbago])] },
]

const openConflict = () => {
  const user = userEvent.setup()
  const resolve = vi.fn<RecordDraftState['resolve']>()
  render(
    <>
      <input aria-label="Motivo" />
      <ConflictDialog draft={{ conflicts: CONFLICTS, resolve }} />
    </>,
  )
  return { user, resolve }
}
const choose = (user: ReturnType<typeof userEvent.setup>, field: string, label: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: `¿Qué queda en ${field}?` })).getByLabelText(label))

describe('a field that two devices changed', () => {
  it('is said without taking the keyboard from who types', async () => {
    const { user } = openConflict()
    await user.type(screen.getByLabelText('Motivo'), 'Tos')
    expect(screen.getByRole('alert').textContent).toContain('Plan, Diagnósticos se cambiaron también en otro equipo')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Motivo')))
  })

  it('shows both sides whole and asks which one stays in each field', async () => {
    const { user, resolve } = openConflict()
    await user.click(screen.getByRole('button', { name: 'Elegir qué queda' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambió también en otro equipo' }))
    for (const text of ['Cirugía', 'Reposo', 'Vacío', 'M545 Lumbago (principal, impresión diagnóstica)'])
      expect(dialog.getByText(text)).toBeDefined()
    await choose(user, 'Plan', 'Los dos, uno tras otro')
    await user.click(dialog.getByRole('button', { name: 'Dejar lo elegido' }))
    expect(resolve).not.toHaveBeenCalled()
    const lists = within(dialog.getByRole('radiogroup', { name: '¿Qué queda en Diagnósticos?' }))
    expect(lists.queryByLabelText('Los dos, uno tras otro')).toBeNull()
    await choose(user, 'Diagnósticos', 'Lo del otro equipo')
    await user.click(dialog.getByRole('button', { name: 'Dejar lo elegido' }))
    const choices = { plan: 'ambos', diagnosticos: 'otro' }
    expect(resolve.mock.calls).toEqual([
      ['plan', choices],
      ['diagnosticos', choices],
    ])
  })

  it('can be left for later', async () => {
    const { user, resolve } = openConflict()
    await user.click(screen.getByRole('button', { name: 'Elegir qué queda' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(resolve).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toBeDefined()
  })
})

it('what came from another device is named and dismissed', async () => {
  const dismissReceived = vi.fn<() => void>()
  render(
    <ReceivedNotice draft={{ received: { campos: ['Plan', 'Peso'], equipo: 'Chrome en Windows' }, dismissReceived }} />,
  )
  expect(screen.getByText(/Se escribió en otro equipo/u).textContent).toBe(
    'Se escribió en otro equipo o pestaña (Chrome en Windows) y ya está aquí: Plan, Peso.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  expect(dismissReceived).toHaveBeenCalledOnce()
})

it('saving is not announced; what needs attention is, with a way to try again', async () => {
  const retry = vi.fn<() => void>()
  const shown = render(
    <DraftStatusNote
      draft={{ retry, status: { tone: 'ok', text: 'Guardado a las 07:24', detail: null, retries: false } }}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  shown.rerender(
    <DraftStatusNote
      draft={{
        retry,
        status: { tone: 'error', text: 'No se aceptó', detail: 'Máximo 2000 caracteres', retries: true },
      }}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('No se aceptó')
  expect(screen.getByText('No se aceptó · Máximo 2000 caracteres')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Intentar ahora' }))
  expect(retry).toHaveBeenCalledOnce()
})

const openLeft = () => {
  const [onTake, dismissLeftOver] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()]
  const leftOver = [
    { nombre: 'Plan', texto: 'Reposo' },
    { nombre: 'Peso', texto: '70 kg' },
  ]
  render(<LeftOverNotice leftOver={leftOver} dismissLeftOver={dismissLeftOver} onTake={onTake} />)
  return { onTake, dismissLeftOver }
}

describe('what did not get into the finalised record', () => {
  it('is taken whole into a note', async () => {
    const { onTake } = openLeft()
    await userEvent.click(screen.getByRole('button', { name: 'Llevarlo a una nota aclaratoria' }))
    expect(onTake).toHaveBeenCalledWith('Plan: Reposo\nPeso: 70 kg')
  })

  it('is removed only after asking, and the safe answer is the first one', async () => {
    const { dismissLeftOver } = openLeft()
    await userEvent.click(screen.getByRole('button', { name: 'Quitarlo de este equipo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Conservarlo' }))
    expect(dismissLeftOver).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Quitarlo de este equipo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Quitarlo' }))
    expect(dismissLeftOver).toHaveBeenCalledOnce()
  })
})
