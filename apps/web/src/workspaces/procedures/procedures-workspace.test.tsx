import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { COLONOSCOPY, consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { ProceduresWorkspace } from './procedures-workspace.tsx'

const Held = ({ userId }: { readonly userId: number }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <ProceduresWorkspace
        consultation={consultationOf()}
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

const UNROUTED = {
  item_id: COLONOSCOPY.id,
  rep: null,
  regla: 'ninguna',
  automatico: false,
  motivo: 'Ninguna sede contratada en Medellín',
  alternativas: [],
}

const ORDERED_BEFORE = {
  orden_id: 40_218,
  fecha_vigencia: '2026-11-12',
  cantidad: 1,
  estado_id: 1,
  estado: 'Activa',
  rep_nombre: 'Sede Laureles',
}

const serve = () =>
  fakeServer({
    '/ordenamiento/ordenes-activas/1/2': { json: [] },
    '/cup/buscarCupsNombre': { json: [COLONOSCOPY] },
    '/ordenamiento/validar-cup': { json: { historico: [], cups: COLONOSCOPY, advertencias: [] } },
    '/ordenamiento/proponer-direccionamiento': { json: [UNROUTED] },
    '/ordenamiento/generarOrdenamiento/1/2': {
      json: { original: { 0: { id: 40231 }, mensaje: 'Orden generada con éxito', type: 'success' } },
    },
    '/recomendacion-cups/consultar': { json: false },
    '/consentimientos-informados/validar-consentimiento-cup': { json: false },
  })

const search = () => screen.getByRole('combobox', { name: 'Procedimiento' })
const observation = () => screen.getByRole('textbox', { name: 'Observación' })

const pickColonoscopy = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(search(), 'colo')
  await screen.findByRole('option', { name: /Colonoscopia total/u })
  await user.keyboard('{Enter}')
}

const addColonoscopy = async (user: ReturnType<typeof userEvent.setup>) => {
  await pickColonoscopy(user)
  await user.type(observation(), 'Descartar sangrado{Enter}')
  await screen.findByText('ORDEN SIN DIRECCIONAMIENTO')
}

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

describe('ordering procedures', () => {
  it('searches from the fourth letter on', async () => {
    const user = userEvent.setup()
    open()
    await user.type(search(), 'col')
    expect(screen.queryByRole('option')).toBeNull()
    await user.type(search(), 'o')
    expect(await screen.findByRole('option', { name: /Colonoscopia total/u })).toBeDefined()
    expect(server.calls.filter(({ path }) => path.includes('buscarCupsNombre'))).toHaveLength(1)
  })

  it('says what is missing beside the fields and adds nothing', async () => {
    const user = userEvent.setup()
    open()
    await pickColonoscopy(user)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Todos los campos son obligatorios')).toBeDefined()
    expect(screen.getByText('Nada por ordenar')).toBeDefined()
  })

  it('says in the foot what will happen and repeats it in the button', async () => {
    const user = userEvent.setup()
    open()
    expect(screen.getByText('Añada al menos un procedimiento')).toBeDefined()
    await addColonoscopy(user)
    expect(await screen.findByText('1 por ordenar')).toBeDefined()
    expect(screen.getByText('1 pide consentimiento · 1 sin direccionamiento · 1 pasa a auditoría')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Ordenar 1 procedimiento/u })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(search()))
  })

  it('brings back the list and what was being typed after a reload, to the same user only', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await addColonoscopy(user)
    await user.type(observation(), 'a medio escribir')
    unmount()
    const { unmount: again } = open()
    expect(observation()).toHaveProperty('value', 'a medio escribir')
    expect(within(screen.getByRole('table', { name: 'Procedimientos por ordenar' })).getByText('452301')).toBeDefined()
    again()
    open(8)
    expect(observation()).toHaveProperty('value', '')
    expect(screen.getByText('Nada por ordenar')).toBeDefined()
  })

  it('keeps nothing in the browser once it was ordered', async () => {
    const user = userEvent.setup()
    open()
    await addColonoscopy(user)
    await user.keyboard('{Control>}{Enter}{/Control}')
    const foot = await screen.findByRole('region', { name: 'Lo que se ordenó' })
    expect(foot.textContent).toContain('Orden 40 231 · 1 procedimiento')
    expect(foot.textContent).toContain('Orden generada con éxito')
    await waitFor(() => expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]))
  })

  it('sends the same key again when the answer was lost', async () => {
    const user = userEvent.setup()
    open()
    await addColonoscopy(user)
    server.answer('/ordenamiento/generarOrdenamiento/1/2', 'no answer')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    await waitFor(() => {
      const keys = server.calls.filter(({ path }) => path.includes('generarOrdenamiento')).map(({ key }) => key)
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
    })
  })

  it('takes why it is ordered again, by keyboard, with its limit said, and sends it', async () => {
    const user = userEvent.setup()
    server.answer('/ordenamiento/validar-cup', {
      json: { historico: [ORDERED_BEFORE], cups: COLONOSCOPY, advertencias: [] },
    })
    open()
    await pickColonoscopy(user)
    await user.type(observation(), 'Descartar sangrado{Enter}')
    const asked = within(await screen.findByRole('alertdialog'))
    const reason = asked.getByRole('textbox', { name: 'Por qué se ordena otra vez' })
    expect(reason).toHaveProperty('maxLength', 500)
    expect(asked.getByText(/^Opcional, hasta 500 caracteres\./u)).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No ordenarlo de nuevo'))
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(reason)
    await user.keyboard('La muestra se perdió')
    expect(reason).toHaveProperty('value', 'La muestra se perdió')
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await screen.findByText('ORDEN SIN DIRECCIONAMIENTO')
    await user.click(screen.getByRole('button', { name: /^Ordenar 1 procedimiento/u }))
    await screen.findByRole('region', { name: 'Lo que se ordenó' })
    const sent = server.calls.find(({ path }) => path.includes('generarOrdenamiento'))
    expect(sent?.body).toMatchObject([{ historico_id: 40_218, motivo_repeticion: 'La muestra se perdió' }])
  })

  it('asks before the list is emptied, and the safe answer keeps it', async () => {
    const user = userEvent.setup()
    open()
    await addColonoscopy(user)
    await user.click(screen.getByRole('button', { name: 'Vaciar lista' }))
    await user.click(await screen.findByRole('button', { name: 'Conservar la lista' }))
    expect(screen.getByText('1 por ordenar')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vaciar lista' }))
    await user.click(await screen.findByRole('button', { name: 'Vaciar la lista' }))
    expect(await screen.findByText('Nada por ordenar')).toBeDefined()
  })
})
