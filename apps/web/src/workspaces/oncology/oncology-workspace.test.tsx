import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeLine, old, rituximab } from '@cauce/machines/testing/scheme-samples'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOncology as open, record, serveOncology as serve } from '../testing/oncology.tsx'

let server: ReturnType<typeof serve>
beforeEach(() => {
  server = serve()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const search = () => screen.findByRole('combobox', { name: 'Esquema' })
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await search(), 'R-CHOP-21')
  await screen.findByRole('option', { name: /R-CHOP21/u })
  await user.keyboard('{Enter}')
  await screen.findByText('Rituximab')
}
const orderByKeys = (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}{Enter}{/Control}')
const calls = (path: string) => server.calls.filter((call) => call.path.includes(path))

describe('choosing a scheme', () => {
  it('finds it by abbreviation, name or tumour, with its source', async () => {
    const user = userEvent.setup()
    open()
    await user.type(await search(), 'linfoma')
    expect(await screen.findByRole('option', { name: /Coiffier B/u })).toBeDefined()
    expect(screen.getByText('Nada por ordenar')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Ordenar esquema/u })).toHaveProperty('disabled', true)
  })

  it('shows the doses by surface, where the surface came from, and the calendar', async () => {
    const user = userEvent.setup()
    open()
    await choose(user)
    expect(screen.getByLabelText('Dosis formulada de Rituximab')).toHaveProperty('value', '656,3')
    expect(screen.getByText(/^Superficie corporal 1,75 m² = √\(162 cm × 68,0 kg ÷ 3600\) · Mosteller/u)).toBeDefined()
    expect(screen.getByText('1 esquema, 6 ciclos')).toBeDefined()
    expect(screen.getByText('C6')).toBeDefined()
  })

  it('says why the active schemes could not be read, and tries again', async () => {
    const user = userEvent.setup()
    server.answer('/ordenamiento/ordenes-activas/1/3', 'no answer')
    open()
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' })
    server.answer('/ordenamiento/ordenes-activas/1/3', { json: [] })
    await user.click(retry)
    expect(await search()).toBeDefined()
  })
})

describe('arranging a scheme', () => {
  it('takes the proposal of the usual cap with one key', async () => {
    const user = userEvent.setup()
    open()
    await choose(user)
    const dose = screen.getByLabelText('Dosis formulada de Vincristina')
    expect(dose).toHaveProperty('value', '2,5')
    await user.click(dose)
    await user.keyboard('p')
    await user.tab()
    expect(dose).toHaveProperty('value', '2,0')
    expect(screen.getByText(/^Propuesta tomada: Tope habitual por dosis 2 mg/u)).toBeDefined()
  })

  it('recalculates when the dose is edited and asks why a formulated dose was', async () => {
    const user = userEvent.setup()
    open()
    await choose(user)
    const dose = screen.getByLabelText('Dosis de Rituximab')
    await user.clear(dose)
    await user.type(dose, '300')
    expect(screen.getByLabelText('Dosis formulada de Rituximab')).toHaveProperty('value', '525,0')
    const formulated = screen.getByLabelText('Dosis formulada de Rituximab')
    await user.clear(formulated)
    await user.type(formulated, '500')
    expect(
      screen.getAllByText('La dosis formulada no es la calculada: explique por qué en la observación'),
    ).toHaveLength(2)
    expect(screen.getByText('24 % menos que el esquema')).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Por qué cambia la dosis de Rituximab'), 'Toxicidad')
    await user.type(screen.getByLabelText('Observación de Rituximab'), 'Neutropenia febril')
    expect(screen.queryByText(/explique por qué|escoja por qué/u)).toBeNull()
    await orderByKeys(user)
    await waitFor(() => expect(calls('/ordenamiento/generarOrdenamiento/1/3')).toHaveLength(1))
  })

  it('says how far a dose is from the scheme, and does not order far more', async () => {
    const user = userEvent.setup()
    open()
    await choose(user)
    const dose = screen.getByLabelText('Dosis de Rituximab')
    await user.clear(dose)
    await user.type(dose, '3750')
    expect(screen.getByText('900 % más que el esquema')).toBeDefined()
    expect(screen.getAllByText(/^Más del doble que el esquema/u).length).toBeGreaterThan(0)
    await orderByKeys(user)
    expect(calls('/ordenamiento/generarOrdenamiento/1/3')).toHaveLength(0)
  })

  it('is not ordered by the key where the button is off', async () => {
    const user = userEvent.setup()
    const topes = [
      {
        principio_activo: 'Rituximab',
        tipo: 'por_dosis',
        fase: '',
        valor: 900,
        unidad: 'mg',
        vias_permitidas: ['Subcutánea'],
        vias_prohibidas: ['Intravenosa'],
        desviacion_maxima_pct: 0,
        fuente: 'Ficha técnica',
      },
    ]
    server.answer('/codesumis/codesumiEsquema', { json: [{ ...rituximab, topes }] })
    open()
    await choose(user)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Ordenar esquema/u })).toHaveProperty('disabled', true),
    )
    await orderByKeys(user)
    expect(calls('/alertas/comprobar-esquema')).toHaveLength(0)
    expect(calls('/ordenamiento/generarOrdenamiento/1/3')).toHaveLength(0)
  })

  it('asks for the weight where it is older than 30 days', async () => {
    const user = userEvent.setup()
    server.answer('/historia/registro/1', record(old))
    open()
    await choose(user)
    expect(
      screen.getByText(/^El peso es de hace \d+ días\. Para ordenar por superficie corporal, péselo de nuevo\.$/u),
    ).toBeDefined()
    expect(screen.getByText('Falta un peso de los últimos 30 días')).toBeDefined()
    await orderByKeys(user)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Registrar peso' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar peso' }))
    await user.type(dialog.getByLabelText('Peso'), '68')
    expect(dialog.getByText('√(68,0 kg × 162,0 cm ÷ 3600) = 1,75 m² (Mosteller)')).toBeDefined()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Falta un peso de los últimos 30 días')).toBeNull())
  })

  it('comes back after a reload', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await choose(user)
    await user.type(screen.getByLabelText('Observación de Rituximab'), 'Premedicar')
    unmount()
    open()
    expect(await screen.findByDisplayValue('Premedicar')).toBeDefined()
  })
})

describe('ordering a scheme', () => {
  it('tells that it was ordered and shows what is in course', async () => {
    const user = userEvent.setup()
    open()
    await choose(user)
    server.answer('/ordenamiento/ordenes-activas/1/3', { json: [activeLine] })
    await orderByKeys(user)
    expect(await screen.findByText('Ciclo 1 de 6')).toBeDefined()
    expect(await screen.findByText('Orden creada con exito')).toBeDefined()
    await waitFor(() => expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]))
  })

  it('does not take a check that fails for a clean one', async () => {
    const user = userEvent.setup()
    server.answer('/alertas/comprobar-esquema', 'no answer')
    open()
    await choose(user)
    await orderByKeys(user)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Comprobaciones del esquema' }))
    expect(dialog.getByText('Interacciones: no verificado')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Ordenar con estos motivos' }))
    expect(dialog.getAllByText('Explique por qué sigue: mínimo 10 letras')).toHaveLength(3)
    expect(calls('generarOrdenamiento')).toHaveLength(0)
  })

  it('says why the server refused it', async () => {
    const user = userEvent.setup()
    const error = 'El afiliado ya tiene un esquema en curso. Cancélelo antes de ordenar otro.'
    server.answer('/ordenamiento/generarOrdenamiento/1/3', { status: 409, json: { error, codigo: 'esquema.en_curso' } })
    open()
    await choose(user)
    await orderByKeys(user)
    expect(await screen.findByText(error)).toBeDefined()
  })
})

describe('the scheme in course', () => {
  it('is cancelled only after the question, and a failure is shown', async () => {
    const user = userEvent.setup()
    server.answer('/ordenamiento/ordenes-activas/1/3', { json: [activeLine] })
    open()
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(await screen.findByRole('alertdialog', { name: '¿Segur@ que desea cancelar este esquema?' })).toBeDefined()
    expect(calls('cancelarEsquema')).toHaveLength(0)
    const error = 'La orden no admite ese cambio en su estado actual.'
    server.answer('/ordenamiento/cancelarEsquema', {
      status: 409,
      json: { error, codigo: 'orden.transicion_no_permitida' },
    })
    await user.click(screen.getByRole('button', { name: 'Cancelar el esquema' }))
    expect(await screen.findByText(error)).toBeDefined()
  })

  it('suspends only active lines, with an observation', async () => {
    const user = userEvent.setup()
    open()
    await search()
    await user.click(screen.getByRole('button', { name: 'Historia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Historia de esquemas' }))
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Suspender' }))
    expect(dialog.getByText('Seleccione al menos una orden activa')).toBeDefined()
    await user.click(dialog.getByRole('checkbox'))
    await user.type(dialog.getByLabelText('Observación de la suspensión'), 'Neutropenia febril')
    await user.click(dialog.getByRole('button', { name: 'Suspender' }))
    expect(await screen.findByText('Esquema suspendido con exito')).toBeDefined()
  })
})
