import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { ActiveServiceLine, OwnCode } from '@cauce/domain/own-code/service-line'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { OwnCodeWorkspace } from './own-code-workspace.tsx'

const WALKER: OwnCode = {
  id: 54,
  codigo: 'CP0054',
  nombre: 'Caminador con ruedas',
  CodigoNombre: 'CP0054 Caminador con ruedas',
  servicio: 'ayudas',
  requiere_auditoria: 0,
}
const CRUTCHES: OwnCode = {
  ...WALKER,
  id: 55,
  codigo: 'CP0055',
  nombre: 'Caminadera',
  CodigoNombre: 'CP0055 Caminadera',
}

const line = (estado_id: number, change: Partial<ActiveServiceLine> = {}): ActiveServiceLine => ({
  id: estado_id,
  orden_id: 40200 + estado_id,
  codigo_propio: { id: 42, codigo: 'CP0042', nombre: 'Lancetas y tirillas' },
  cantidad: 2,
  observacion: '',
  rep_id: 8,
  rep: { id: 8, nombre: 'Cuidado en Casa Aburrá' },
  direccionamiento_id: 1,
  direccionamieno_automatico: false,
  regla_direccionamiento: 'contrato_municipio',
  motivo_direccionamiento: 'Contrato vigente',
  fecha_vigencia: '2026-11-21',
  fecha_vencimiento: addDays(bogotaDate(Date.now()), 60),
  estado_id,
  estado: { id: estado_id, nombre: `Estado ${estado_id}` },
  estado_desde: '2026-11-21T12:00:00.000Z',
  estado_motivo: null,
  created_at: '2026-11-21T12:00:00.000Z',
  ...change,
})

const Held = () => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <OwnCodeWorkspace consultation={consultationOf()} userId={7} footSlot={slot} onPending={() => undefined} />
      <div ref={setSlot} />
    </>
  )
}

const open = () =>
  render(
    <Provider store={makeStore()}>
      <Held />
    </Provider>,
  )

const ACTIVE = '/ordenamiento/ordenes-activas/1/4'
const GENERATE = '/ordenamiento/generarOrdenamiento/1/4'
const NO_SITE = { rep: null, regla: 'ninguna', automatico: false, motivo: 'Ninguna sede contratada', alternativas: [] }

const serve = () =>
  fakeServer({
    [ACTIVE]: { json: [] },
    '/codigo-propio/BuscarCodigoPropio/': { json: { original: [WALKER, CRUTCHES] } },
    '/ordenamiento/proponer-direccionamiento': { json: [{ ...NO_SITE, item_id: WALKER.id }] },
    [GENERATE]: { json: { original: { 0: { id: 40231 }, mensaje: 'Orden generada con éxito', type: 'success' } } },
  })

type User = ReturnType<typeof userEvent.setup>
const search = () => screen.getByRole('combobox', { name: 'Servicio' })

const addWalker = async (user: User): Promise<void> => {
  await user.type(search(), 'cami')
  await screen.findByRole('option', { name: /Caminador con ruedas/u })
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
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

const calls = (path: string) => server.calls.filter((call) => call.path.includes(path))

describe('ordering services', () => {
  it('searches from the fourth letter on', async () => {
    const user = userEvent.setup()
    open()
    await user.type(search(), 'cam')
    expect(calls('BuscarCodigoPropio')).toHaveLength(0)
    await user.type(search(), 'i')
    await screen.findByRole('option', { name: /Caminador con ruedas/u })
    expect(calls('BuscarCodigoPropio')).toHaveLength(1)
  })

  it('asks for what is missing beside each field, and adds nothing', async () => {
    const user = userEvent.setup()
    open()
    await user.clear(screen.getByRole('spinbutton', { name: 'Cantidad' }))
    await user.click(screen.getByRole('button', { name: /^Añadir/u }))
    expect(await screen.findByText('El Código Propio es requerido')).toBeDefined()
    expect(screen.getByText('La cantidad es requerida')).toBeDefined()
    expect(screen.getByText('La lista está vacía')).toBeDefined()
  })

  it('adds with Enter, tells the site, and says in the foot what will happen', async () => {
    const user = userEvent.setup()
    open()
    await addWalker(user)
    expect(await screen.findByText('ORDEN SIN DIRECCIONAMIENTO')).toBeDefined()
    expect(screen.getByText('1 por ordenar')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Ordenar 1 servicio/u })).toBeDefined()
    await addWalker(user)
    expect(await screen.findByText('El código propio ya ha sido agregado')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Ordenar 1 servicio/u })).toBeDefined()
  })

  it('orders once with Ctrl+Enter and empties the list', async () => {
    const user = userEvent.setup()
    open()
    await addWalker(user)
    await screen.findByText('ORDEN SIN DIRECCIONAMIENTO')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const foot = await screen.findByRole('region', { name: 'Lo que se ordenó' })
    expect(foot.textContent).toContain('Orden 40 231 · 1 servicio')
    expect(foot.textContent).toContain('Orden generada con éxito')
    expect(await screen.findByText('La lista está vacía')).toBeDefined()
    expect(calls(GENERATE)).toHaveLength(1)
  })

  it('stops what is ordered already before it leaves the screen', async () => {
    server.answer(ACTIVE, { json: [line(1, { codigo_propio: WALKER })] })
    const user = userEvent.setup()
    open()
    await screen.findByText('Estado 1')
    await addWalker(user)
    await user.click(await screen.findByRole('button', { name: /^Ordenar 1 servicio/u }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    const text = 'Uno o más códigos seleccionados ya han sido ordenados previamente.'
    expect(within(dialog).getByText(text)).toBeDefined()
    expect(calls(GENERATE)).toHaveLength(0)
  })
})

describe('the active orders', () => {
  it('offer the download only in states 1 and 4, and say why not in the others', async () => {
    server.answer(ACTIVE, { json: [1, 3, 4, 42].map((estado) => line(estado)) })
    open()
    await screen.findByText('Estado 42')
    const offered = screen.getAllByRole('button', { name: /^Descargar/u }).map((button) => button.ariaLabel)
    expect(offered).toEqual([
      'Descargar la orden 40201, Lancetas y tirillas',
      'Descargar la orden 40204, Lancetas y tirillas',
    ])
    expect(screen.getByText('Sin descarga hasta que se audite')).toBeDefined()
  })

  it('do not print a service without a site', async () => {
    server.answer(ACTIVE, { json: [line(1, { rep: null, rep_id: null })] })
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: /^Descargar/u }))
    expect(await screen.findByText('El servicio no tiene no tiene direccionamiento.')).toBeDefined()
    expect(calls('/pdf')).toHaveLength(0)
  })

  it('say in their words that they could not be read, and are asked for again', async () => {
    server.answer(ACTIVE, 'no answer')
    const user = userEvent.setup()
    open()
    expect(await screen.findByText('Ocurrió un error al cargar las ordenes activas')).toBeDefined()
    server.answer(ACTIVE, { json: [line(4)] })
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await waitFor(() => expect(screen.getByText('Estado 4')).toBeDefined())
  })
})
