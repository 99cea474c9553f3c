import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { day, leave } from '../testing/sick-leave.ts'
import { LeaveDocuments, LeaveState } from './leave-acts.tsx'
import { leaveDrawing } from './leave-life-lines.ts'

const ANNUL = '/incapacidades/anular'
const LIFT = '/incapacidades/levantar'

const open = (shown: SickLeave = leave(), readOnly = false) => {
  const server = fakeServer({
    [ANNUL]: { json: { mensaje: 'Incapacidad anulada', estado_id: 2 } },
    [LIFT]: { json: { mensaje: 'Incapacidad levantada', estado_id: 3 } },
    '/pdf': { json: {} },
  })
  render(
    <Provider store={makeStore()}>
      <LeaveState leave={shown} readOnly={readOnly} />
      <LeaveDocuments leave={shown} email="maria@example.com" />
    </Provider>,
  )
  return server
}

const life = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') }))
  return screen.findByRole('dialog', { name: new RegExp(`^Incapacidad 2026-118402 · ${name}`, 'u') })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the state of a leave', () => {
  it('tells who issued it, what may follow and who may do it', async () => {
    open()
    const dialog = await life('Activo')
    expect(within(dialog).getByText('Activo por Laura Restrepo Mejía')).toBeDefined()
    expect(within(dialog).getByText(/quien la expidió o un auditor médico/u)).toBeDefined()
    expect(within(dialog).getByRole('img', { name: 'Vida de la incapacidad 2026-118402' })).toBeDefined()
  })

  it('one that was annulled has nothing to follow, and says why it was', async () => {
    open(leave({ estado_id: 2, estado: { id: 2, nombre: 'Anulado' }, estado_motivo: 'Diagnóstico equivocado' }))
    const dialog = await life('Anulado')
    expect(within(dialog).getByText('Diagnóstico equivocado')).toBeDefined()
    expect(within(dialog).getByText('Terminó: ya no cambia de estado')).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Anular…' })).toBeNull()
  })

  it('read only, nothing is done from it', async () => {
    open(leave(), true)
    const dialog = await life('Activo')
    expect(within(dialog).queryByRole('button', { name: 'Anular…' })).toBeNull()
  })

  it('draws what may follow only while it is active', () => {
    expect(leaveDrawing(leave()).nodes.map(({ label }) => label)).toEqual(['Escrita', 'Activo', 'Anulado', 'Levantado'])
    expect(leaveDrawing(leave({ estado_id: 3 })).nodes.map(({ label }) => label)).toEqual([
      'Escrita',
      'Activo',
      'Levantado',
    ])
  })
})

describe('annulling a leave', () => {
  it('asks for the reason before it is sent, and sends it once', async () => {
    const server = open()
    const dialog = await life('Activo')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular…' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular la incapacidad' }))
    expect(within(dialog).getByText('Es necesario colocar un motivo.')).toBeDefined()
    expect(server.calls).toHaveLength(0)
    await userEvent.type(within(dialog).getByLabelText('Motivo para anular'), 'Diagnóstico equivocado')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular la incapacidad' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls.map(({ path }) => path)).toEqual([expect.stringContaining(ANNUL)])
    expect(server.calls[0]?.key).not.toBeNull()
  })

  it('tells the refusal of the server in its place', async () => {
    const server = open()
    server.answer(ANNUL, { status: 403, json: { error: 'La expidió otro profesional', codigo: 'incapacidad.ajena' } })
    const dialog = await life('Activo')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular…' }))
    await userEvent.type(within(dialog).getByLabelText('Motivo para anular'), 'Se registró por error')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular la incapacidad' }))
    expect(await within(dialog).findByText('La expidió otro profesional')).toBeDefined()
  })

  it('may be left without changing anything', async () => {
    const server = open()
    const dialog = await life('Activo')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular…' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'No cambiar nada' }))
    expect(within(dialog).getByRole('button', { name: 'Anular…' })).toBe(document.activeElement)
    expect(server.calls).toHaveLength(0)
  })
})

describe('lifting a leave', () => {
  const current = leave({ fecha_inicio: day(-3), fecha_final: day(5), dias: 9 })

  it('proposes today as the first day without it, and refuses a day out of it', async () => {
    const server = open(current)
    const dialog = await life('Activo')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Levantar…' }))
    const from = within(dialog).getByLabelText('Primer día sin incapacidad')
    expect(from).toHaveProperty('value', formatDate(day(0)))
    await userEvent.clear(from)
    await userEvent.type(from, day(6))
    await userEvent.type(within(dialog).getByLabelText('Motivo para levantar'), 'Se recuperó')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Levantar la incapacidad' }))
    const limits = `El levantamiento va después del ${formatDate(day(-3))} y hasta el ${formatDate(day(5))}`
    expect(within(dialog).getByText(limits)).toBeDefined()
    expect(server.calls).toHaveLength(0)
    await userEvent.clear(from)
    await userEvent.type(from, day(1))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Levantar la incapacidad' }))
    await waitFor(() => expect(server.calls.map(({ path }) => path)).toEqual([expect.stringContaining(LIFT)]))
  })
})

describe('the documents of a leave', () => {
  it('is sent to the registered address of the affiliate, or to another', async () => {
    const server = open()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar por correo la incapacidad 2026-118402' }))
    expect(await screen.findByRole('radio', { name: 'maria@example.com' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'Otra dirección…' }))
    const address = screen.getByLabelText('Correo')
    await userEvent.type(address, 'sin arroba')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar la incapacidad' }))
    expect(await screen.findByText('Debe ingresar un Email valido')).toBeDefined()
    expect(server.calls).toHaveLength(0)
    await userEvent.clear(address)
    await userEvent.type(address, 'otra@example.com{Enter}')
    await waitFor(() => expect(server.calls).toHaveLength(1))
  })
})
