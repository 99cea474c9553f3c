import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { PROPOSAL, serveMedications, WARFARIN } from '../testing/medication-server.ts'
import { MedicationsWorkspace } from './medications-workspace.tsx'

const DIAGNOSIS = { id: 48, codigo: 'I48X', nombre: 'Fibrilación auricular', principal: true }

const Held = ({ userId }: { readonly userId: number }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <MedicationsWorkspace
        consultation={{ ...consultationOf(), diagnosticos: [DIAGNOSIS] }}
        userId={userId}
        footSlot={slot}
        onPending={() => undefined}
      />
      <div ref={setSlot} />
    </>
  )
}

const open = (userId = 7) =>
  render(
    <Provider store={makeStore()}>
      <Held userId={userId} />
    </Provider>,
  )

const entry = () => screen.getByRole('combobox', { name: 'Línea de medicamento' })
const understood = () => screen.findByRole('list', { name: 'Lo que se entendió de la línea' })

const addWarfarin = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(entry(), 'warfarina 5 c/24h 30d')
  await within(await understood()).findByText('Warfarina 5 mg tableta')
  await user.keyboard('{Enter}')
  await within(await understood()).findByText('Farmacia Laureles')
  await user.keyboard('{Enter}')
  await screen.findByText('Sin alergia')
}

let server: ReturnType<typeof serveMedications>
beforeEach(() => {
  server = serveMedications()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('prescribing by one line', () => {
  it('asks nothing before the sixth letter', async () => {
    const user = userEvent.setup()
    open()
    await user.type(entry(), 'warfa')
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(server.calls.filter(({ path }) => path.includes('completar-linea'))).toHaveLength(0)
    await user.type(entry(), 'r')
    await understood()
    expect(server.calls.filter(({ path }) => path.includes('completar-linea'))).toHaveLength(1)
  })

  it('reads the line back with where each value came from, and the quantity in words', async () => {
    const user = userEvent.setup()
    open()
    await user.type(entry(), 'warfarina 5 c/24h 30d')
    const list = within(await understood())
    await list.findByText('1 cada 24 h durante 30 días = 30 tabletas')
    expect(list.getByText('por defecto')).toBeDefined()
    expect(list.getByText('catálogo')).toBeDefined()
    expect(await list.findByText('¿Farmacia Laureles?')).toBeDefined()
    expect(list.getByText('I48X Fibrilación auricular')).toBeDefined()
    await user.keyboard('{Enter}')
    await list.findByText('Farmacia Laureles')
    expect(server.calls.filter(({ path }) => path.includes('proponer'))).toHaveLength(1)
  })

  it('completes when the answer arrives, where Enter came before it', async () => {
    const user = userEvent.setup()
    open()
    await user.type(entry(), 'warfarina 5 c/24h 30d{Enter}')
    expect(await within(await understood()).findByText('Farmacia Laureles')).toBeDefined()
  })

  it('adds the line with the second Enter and gives the entry back', async () => {
    const user = userEvent.setup()
    open()
    await addWarfarin(user)
    expect(entry()).toHaveProperty('value', '')
    await waitFor(() => expect(document.activeElement).toBe(entry()))
    const row = within(screen.getByRole('table', { name: 'Medicamentos seleccionados' }))
    expect(row.getByText('Warfarina 5 mg tableta')).toBeDefined()
    expect(row.getByText('Sin interacciones')).toBeDefined()
    expect(screen.getByText('1 línea', { selector: 'strong' })).toBeDefined()
    expect(screen.getByRole('button', { name: /^Ordenar 1 medicamento/u })).toBeDefined()
    expect(screen.getByText('Conocimiento: interacciones v2026-11 (01 nov 2026)')).toBeDefined()
  })

  it('has to be completed again after a change', async () => {
    const user = userEvent.setup()
    open()
    await user.type(entry(), 'warfarina 5 c/24h 30d{Enter}')
    await within(await understood()).findByText('Farmacia Laureles')
    await user.type(entry(), ' 3m')
    expect(within(await understood()).queryByText('Farmacia Laureles')).toBeNull()
    expect(await within(await understood()).findByText('30 días × 3 meses')).toBeDefined()
  })

  it('takes another drug with the arrows after the line was completed, and reads it back again', async () => {
    const user = userEvent.setup()
    const other = { ...WARFARIN, id: 82, codesumi: { ...WARFARIN.codesumi, id: 82, nombre: 'Warfarina 1 mg tableta' } }
    server.answer('/medicamentos/completar-linea', { json: { articulos: [WARFARIN, other], favoritos: [] } })
    open()
    await user.type(entry(), 'warfarina c/24h 30d')
    await within(await understood()).findByText('¿Farmacia Laureles?')
    await user.keyboard('{Enter}')
    await within(await understood()).findByText('Farmacia Laureles')
    server.answer('/ordenamiento/proponer-direccionamiento', {
      json: [{ ...PROPOSAL, item_id: 82, rep: { ...PROPOSAL.rep, id: 67, nombre: 'Farmacia Centro' } }],
    })
    await user.keyboard('{ArrowDown}')
    const list = within(await understood())
    expect(await list.findByText('Warfarina 1 mg tableta')).toBeDefined()
    expect(await list.findByText('¿Farmacia Centro?')).toBeDefined()
    await user.keyboard('{Enter}')
    expect(await list.findByText('Farmacia Centro')).toBeDefined()
  })

  it('asks for the site of a drug once, not with each key', async () => {
    const user = userEvent.setup()
    open()
    await user.type(entry(), 'warfarina')
    await within(await understood()).findByText('¿Farmacia Laureles?')
    await user.type(entry(), ' 5 c/24h 30d')
    await within(await understood()).findByText('1 cada 24 h durante 30 días = 30 tabletas')
    expect(server.calls.filter(({ path }) => path.includes('proponer'))).toHaveLength(1)
  })

  it('goes to the form with Tab, to the first field that needs the person, though the site is on its way', async () => {
    const user = userEvent.setup()
    server.answer('/ordenamiento/proponer-direccionamiento', 'silence')
    open()
    await user.type(entry(), 'warfarina 5 c/24h')
    await understood()
    await user.keyboard('{Tab}')
    const form = within(await screen.findByRole('region', { name: 'Formulario del medicamento' }))
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('spinbutton', { name: 'Duración' })))
  })

  it('goes to the form with Tab, with what is known filled in, and names what is missing', async () => {
    const user = userEvent.setup()
    open()
    await user.type(entry(), 'warfarina 5 c/24h')
    await understood()
    await user.keyboard('{Tab}')
    const form = within(await screen.findByRole('region', { name: 'Formulario del medicamento' }))
    expect(form.getByRole('combobox', { name: 'Medicamento' })).toHaveProperty('value', 'Warfarina 5 mg tableta')
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'Prestador' })).toHaveProperty('value', 'Farmacia Laureles'),
    )
    await user.click(form.getByRole('button', { name: /^Añadir/u }))
    expect(form.getByText(/^Todos los campos son obligatorios: .*Duración/u)).toBeDefined()
    const duration = form.getByRole('spinbutton', { name: 'Duración' })
    await waitFor(() => expect(document.activeElement).toBe(duration))
    await user.keyboard('30')
    expect(form.getByText('1 cada 24 h durante 30 días = 30 tabletas')).toBeDefined()
    expect(form.getByRole('textbox', { name: 'Observación' })).toHaveProperty(
      'value',
      '1 tableta cada 24 horas durante 30 días, vía oral',
    )
  })
})

describe('the selected list', () => {
  it('comes back after a reload, to the same user only', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await addWarfarin(user)
    await user.type(entry(), 'losart')
    unmount()
    const { unmount: again } = open()
    expect(entry()).toHaveProperty('value', 'losart')
    expect(screen.getByText('Sin alergia')).toBeDefined()
    again()
    open(8)
    expect(screen.getByText('La lista está vacía')).toBeDefined()
  })

  it('puts back a line that was taken out', async () => {
    const user = userEvent.setup()
    open()
    await addWarfarin(user)
    await user.click(screen.getByRole('button', { name: 'Quitar Warfarina 5 mg tableta' }))
    expect(screen.getByText('La lista está vacía')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(screen.getByText('Sin alergia')).toBeDefined()
  })

  it('orders with Ctrl+Enter, says so and keeps nothing', async () => {
    const user = userEvent.setup()
    open()
    await addWarfarin(user)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect((await screen.findByRole('region', { name: 'Lo que se ordenó' })).textContent).toContain(
      'Orden 40 231 · 1 medicamento',
    )
    expect(screen.getByText('Exito')).toBeDefined()
    await waitFor(() => expect(screen.getByText('La lista está vacía')).toBeDefined())
    await waitFor(() => expect(window.localStorage.length).toBe(0))
  })

  it('says what the server found unanswered, and checks the line again', async () => {
    const user = userEvent.setup()
    open()
    await addWarfarin(user)
    server.answer('/ordenamiento/generarOrdenamiento/1/1', {
      status: 409,
      json: {
        error: 'Hay comprobaciones sin responder. Revíselas antes de ordenar.',
        codigo: 'alertas.sin_responder',
        errores: { '0.comprobaciones.interacciones': ['Puede causar sangrado'] },
      },
    })
    await user.keyboard('{Control>}{Enter}{/Control}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No se ordenó: falta responder' }))
    expect(dialog.getByText('Puede causar sangrado')).toBeDefined()
    const before = server.calls.filter(({ path }) => path.includes('verificarInteraccion')).length
    await user.click(dialog.getByRole('button', { name: 'Comprobar de nuevo' }))
    await waitFor(() =>
      expect(server.calls.filter(({ path }) => path.includes('verificarInteraccion'))).toHaveLength(before + 1),
    )
  })

  it('sends the same key again when the answer was lost', async () => {
    const user = userEvent.setup()
    open()
    await addWarfarin(user)
    server.answer('/ordenamiento/generarOrdenamiento/1/1', 'no answer')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    await waitFor(() => {
      const keys = server.calls.filter(({ path }) => path.includes('generarOrdenamiento')).map(({ key }) => key)
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
    })
  })
})
