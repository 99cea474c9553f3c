import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MACHINE_WALKS } from '@cauce/machines/walks/walks'
import { CONTEXT_WORDS } from './context-words.ts'
import { runSteps } from './run.ts'
import { Simulator } from './simulator.tsx'
import { linkOf } from './steps-link.ts'

const press = async (name: RegExp | string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
}
const stands = async (text: RegExp | string) => {
  expect(await screen.findByText(text, { selector: '.sim-state' })).toBeTruthy()
}
const lit = () => [...document.querySelectorAll('.actual')].map((box) => box.getAttribute('data-state'))
const ANONYMOUS = 'Nadie ha ingresado'
const SIGN_IN = 'La persona envía correo y contraseña'

beforeEach(() => {
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

describe('simulador', () => {
  it('ofrece todas las máquinas y avisa cuál se eligió', () => {
    const onChoose = vi.fn<(id: string) => void>()
    render(<Simulator onChoose={onChoose} />)
    const list = screen.getByLabelText('Máquina')
    expect(within(list).getAllByRole('option')).toHaveLength(MACHINE_WALKS.length + 1)
    fireEvent.change(list, { target: { value: 'session' } })
    expect(onChoose).toHaveBeenCalledWith('session')
    expect(screen.getByText(/ingresa con correo y contraseña/u)).toBeTruthy()
  })

  it('recorre un ingreso hasta el final, con la misma máquina del producto', async () => {
    render(<Simulator machineId="session" />)
    await stands(ANONYMOUS)
    await press(SIGN_IN)
    await stands('Se revisan usuario y contraseña')
    expect(screen.getByText('Se espera: revisión del correo y la contraseña')).toBeTruthy()
    await press('Son correctos: el código va por correo')
    await stands(/› Se espera el código$/u)
    await press('La persona envía el código')
    await press('Es correcto')
    await stands(/La persona ingresó › Se sabe quién es/u)
    expect(screen.getAllByRole('listitem').filter((item) => item.closest('.sim-history') !== null)).toHaveLength(4)
  })

  it('de la inactividad, el tiempo da la hora: aviso a los treinta minutos, y cierre a los sesenta', async () => {
    render(<Simulator machineId="idle" />)
    const starts = await screen.findAllByRole('button', { name: /^La sesión empieza/u })
    // The other hours are folded.
    const [usual, ...others] = starts.filter((button) => button.closest('details') === null)
    expect([usual !== undefined, others]).toEqual([true, []])
    if (usual) fireEvent.click(usual)
    await stands('La persona está activa')
    expect(screen.getByText(/^Casos raros/u)).toBeTruthy()
    await press('Pasa el tiempo (30 min)')
    const idle = MACHINE_WALKS.flatMap(({ walks }) => walks).find(({ walk }) => walk.machine.id === 'idle')
    const stateOf = async (...steps: readonly string[]) =>
      idle === undefined ? [] : (await runSteps(idle.walk, steps)).situation.states
    expect(await stateOf('e0', 't')).toEqual(['warned'])
    expect(await stateOf('e0', 't', 't')).toEqual(['disconnected'])
  })

  it('hace fallar lo que se pide, y dice por qué', async () => {
    render(<Simulator machineId="session" />)
    await press(SIGN_IN)
    await press('Usuario o contraseña incorrectos')
    await stands(ANONYMOUS)
    const memory = screen.getByRole('table')
    expect(within(memory).getByText(/Usuario o contraseña incorrectos/u)).toBeTruthy()
  })

  it('sigue una pregunta frecuente paso a paso, y vuelve a ella si se eligió otra cosa', async () => {
    render(<Simulator machineId="idle" guideId="sesion" />)
    await screen.findByText(/^Paso 1 de 3: /u)
    await press('Seguir')
    await stands('La persona está activa')
    const [moves] = await screen.findAllByRole('button', { name: 'La persona se mueve o escribe' })
    if (moves !== undefined) fireEvent.click(moves)
    await screen.findByText('Lo que eligió no es parte del recorrido.')
    await press('Volver al recorrido')
    await screen.findByText(/^Paso 2 de 3: /u)
    await press('Seguir')
    await stands(/^Estás inactivo/u)
    await press('Seguir')
    expect(await screen.findByText('La sesión quedó cerrada, y se dice por qué.')).toBeTruthy()
  })

  it('deshace, vuelve a un paso y empieza de nuevo', async () => {
    render(<Simulator machineId="session" />)
    await press(SIGN_IN)
    await press('Usuario o contraseña incorrectos')
    await stands(ANONYMOUS)
    await press('Deshacer')
    await stands('Se revisan usuario y contraseña')
    await press('Empezar de nuevo')
    await stands(ANONYMOUS)
    expect(screen.getByText('Aún no ha pasado nada.')).toBeTruthy()
  })

  it('muestra lo que ahora no se puede, con la condición que falta', async () => {
    render(<Simulator machineId="recoveryData" />)
    fireEvent.click(await screen.findByText(/^Ahora no se puede/u))
    const refused = screen.getAllByRole('button').filter((button) => button.closest('.sim-refused') !== null)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((button) => button.hasAttribute('disabled'))).toBe(true)
    expect(screen.getByText('Solo si ya falló varias veces')).toBeTruthy()
  })

  it('deja pasar el tiempo hasta lo que la máquina espera', async () => {
    render(<Simulator machineId="triggerSearch" />)
    const typed = await screen.findByText('colon', { selector: '.sim-events .ca-second' })
    fireEvent.click(within(typed.parentElement ?? document.body).getByRole('button'))
    await press('Pasa el tiempo (250 ms)')
    expect(await screen.findByText('Se espera: resultados de la búsqueda')).toBeTruthy()
  })

  it('repite los pasos que trae un enlace', async () => {
    const link = linkOf(window.location.href, { machineId: 'session', walk: 0, steps: ['e0', 'd0.validateUser'] })
    window.history.replaceState(null, '', link)
    render(<Simulator machineId="session" />)
    await stands(/› Se espera el código$/u)
  })

  it('enciende en el dibujo dónde está', async () => {
    const drawing =
      '<svg><g class="node state" data-state="anonymous"></g><g class="node state" data-state="closing"></g></svg>'
    render(<Simulator machineId="session" drawingOf={() => drawing} />)
    await stands(ANONYMOUS)
    await waitFor(() => expect(lit()).toEqual(['anonymous']))
  })

  it('nombra en español todo lo que recuerdan las máquinas, y nada más', async () => {
    const runs = await Promise.all(
      MACHINE_WALKS.flatMap(({ walks }) => walks.map(async ({ walk }) => await runSteps(walk, []))),
    )
    const names = new Set(runs.flatMap(({ situation }) => Object.keys(situation.context)))
    expect([...names].filter((name) => CONTEXT_WORDS[name] === undefined)).toEqual([])
    expect(Object.keys(CONTEXT_WORDS).filter((name) => !names.has(name))).toEqual([])
  })

  it.each(MACHINE_WALKS.flatMap(({ id, walks }) => walks.map(({ title }, at) => [id, title, at] as const)))(
    'arranca %s (%s) y dice dónde está',
    async (id, _title, at) => {
      window.history.replaceState(null, '', linkOf(window.location.href, { machineId: id, walk: at, steps: [] }))
      render(<Simulator machineId={id} />)
      expect((await screen.findAllByText(/./u, { selector: '.sim-state' })).length).toBeGreaterThan(0)
    },
  )
})
