import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LEAVE_CONTEXT_OLD, LEAVE_UNANSWERED } from '@cauce/domain/sick-leave/screen-messages'
import { LEAVE_CLASSES } from '@cauce/domain/sick-leave/sick-leave'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { CONTEXT, day, leave, leaveContext, REGISTER, serveLeaves } from '../testing/sick-leave.ts'
import { SickLeaveWorkspace } from './sick-leave-workspace.tsx'

const [, AFTER_QUALIFICATION] = LEAVE_CLASSES

const Held = () => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <SickLeaveWorkspace consultation={consultationOf()} userId={7} footSlot={slot} onPending={() => undefined} />
      <div ref={setSlot} />
    </>
  )
}

const open = async (): Promise<void> => {
  render(
    <Provider store={makeStore()}>
      <Held />
    </Provider>,
  )
  await screen.findByRole('region', { name: 'Nueva incapacidad' })
}

let server: ReturnType<typeof serveLeaves>
const start = async (change: object = {}) => {
  server = serveLeaves(change)
  await open()
  return userEvent.setup()
}
const calls = (path: string) => server.calls.filter((call) => call.path.includes(path))
type User = Awaited<ReturnType<typeof start>>

const days = () => screen.getByRole('spinbutton', { name: 'Días' })
const registerButton = () => screen.getByRole('button', { name: /^Registrar incapacidad/u })

const fill = async (user: User): Promise<void> => {
  await user.selectOptions(screen.getByLabelText('Contingencia'), 'Enf. Comun')
  await user.type(days(), '15')
  await user.type(screen.getByLabelText('Descripción'), 'Dolor lumbar')
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('writing a leave', () => {
  it('works out the end, the prórroga and the days of the chain, each with its reason', async () => {
    const user = await start()
    await fill(user)
    expect(screen.getByLabelText('Acumulado')).toHaveProperty('value', '30 días')
    expect(screen.getByRole('radio', { name: 'Sí' })).toHaveProperty('checked', true)
    expect(screen.getByText(/^La anterior terminó el .+ con el mismo diagnóstico$/u)).toBeDefined()
    expect(screen.getAllByText(/paga la EPS, dos tercios/u).length).toBeGreaterThan(0)
    expect(screen.getByText('Cadena por prórroga: 15 + 15 = 30 días')).toBeDefined()
    expect(screen.getByText('Acumulado: 30 días')).toBeDefined()
    expect(screen.getByText(/^15 días, hasta el /u)).toBeDefined()
  })

  it('warns when the prórroga is marked No against what it proposes', async () => {
    const user = await start()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.getByText(/^La prórroga está en No, pero la anterior terminó el/u)).toBeDefined()
  })

  it('warns of a possible continuity of a related diagnosis', async () => {
    await start({ incapacidades: [leave({ cie10: { id: 544, codigo: 'M544', nombre: 'Lumbago con ciática' } })] })
    expect(await screen.findByText(/^Posible continuidad: .+ un diagnóstico relacionado \(M544/u)).toBeDefined()
  })

  it.each([
    ['0', 'Por favor ingrese una cantidad de días mayor a 0'],
    ['31', 'Por favor ingrese una cantidad de días menor o igual a 30 días!'],
  ])('%s days are told at once', async (typed, message) => {
    const user = await start()
    await user.type(days(), typed)
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  })

  it('proposes the usual days of a licence and takes them only when told', async () => {
    const user = await start()
    await user.selectOptions(screen.getByLabelText('Contingencia'), 'licencia maternidad')
    expect(days()).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Usar 126 días' }))
    expect(days()).toHaveProperty('value', '126')
  })

  it('asks which case of the norm lets it start before today, where the care is not outpatient', async () => {
    const user = await start({ ambulatoria: false, incapacidades: [] })
    const from = screen.getByLabelText('Desde')
    expect(screen.queryByLabelText('Por qué inicia antes de hoy')).toBeNull()
    await user.clear(from)
    await user.type(from, day(-2))
    const asked = await screen.findByLabelText('Por qué inicia antes de hoy')
    expect(within(asked).getAllByRole('option')).toHaveLength(4)
  })

  it('says that outpatient care does not admit a start before today', async () => {
    const user = await start({ incapacidades: [] })
    const from = screen.getByLabelText('Desde')
    await user.clear(from)
    await user.type(from, day(-2))
    expect((await screen.findAllByText(/^La atención ambulatoria no admite/u)).length).toBeGreaterThan(0)
  })

  it('fixes the diagnosis and the text of the class of after the qualification, and asks for its percentage', async () => {
    const user = await start()
    await user.selectOptions(screen.getByLabelText('Clase'), AFTER_QUALIFICATION)
    expect(screen.getByLabelText('Diagnóstico')).toHaveProperty('value', 'Z736')
    expect(screen.getByText('Limitación por discapacidad · fijo en esta clase')).toBeDefined()
    expect(screen.getByLabelText('Descripción')).toHaveProperty('value', 'Texto que fija el servidor')
    expect(screen.getByLabelText('Porcentaje de PCL')).toBeDefined()
    await user.type(screen.getByLabelText('Porcentaje de PCL'), '100,5')
    expect((await screen.findAllByText('El porcentaje de PCL debe estar entre 0 y 100')).length).toBeGreaterThan(0)
  })

  it('tells which leave it crosses and does not send it', async () => {
    const user = await start({ incapacidades: [leave({ fecha_final: day(0) })] })
    await fill(user)
    expect(screen.getByText(/^Sus días se cruzan con los de la incapacidad 2026-118402/u)).toBeDefined()
    await user.click(registerButton())
    expect(screen.getAllByText('Incapacidad Duplicada').length).toBeGreaterThan(0)
    expect(calls(REGISTER)).toHaveLength(0)
  })

  it('finds schools from the sixth letter on, and the secretariat by its city', async () => {
    const user = await start({ colegio: null, entidad_territorial: null })
    const school = screen.getByRole('combobox', { name: 'Colegio' })
    await user.type(school, 'san jo')
    await user.click(await screen.findByRole('option', { name: /San José/u }))
    expect(school).toHaveProperty('value', 'I.E. San José')
    const secretariat = screen.getByRole('combobox', { name: 'Entidad territorial' })
    await user.type(secretariat, 'medel')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(secretariat).toHaveProperty('value', 'Medellín'))
  })
})

describe('what has to be explained', () => {
  it('a licence of the other sex is told at its field, and the professional may assert why it is given', async () => {
    const user = await start({ sexo: 'M', incapacidades: [] })
    expect(screen.queryByLabelText('Afirmación del profesional')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Contingencia'), 'licencia maternidad')
    expect(screen.getByText(/La licencia de maternidad es de afiliados de sexo femenino/u)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Afirmación del profesional'), 'adopcion')
    await user.type(screen.getByLabelText('Motivo de la afirmación'), 'Adopta con su pareja')
    expect(screen.queryByText(/es de afiliados de sexo femenino/u)).toBeNull()
  })

  it('a No of the same illness asks why before it is registered', async () => {
    const user = await start()
    await fill(user)
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.type(screen.getByLabelText('Motivo de la prórroga'), 'Se cayó ayer, es otra lesión')
    await user.click(registerButton())
    await waitFor(() => expect(calls(REGISTER)).toHaveLength(1))
  })

  it('of two illnesses that another one could go on with, the doctor says which', async () => {
    const mood = leave({
      id: 5,
      prorroga: 'No',
      radicado: '2026-118500',
      cie10: { id: 32, codigo: 'F320', nombre: 'Depresión' },
    })
    const other = { id: 511, codigo: 'M511', nombre: 'Trastorno de disco' }
    const user = await start({ diagnostico: other, incapacidades: [leave({ prorroga: 'No' }), mood] })
    await fill(user)
    await user.click(screen.getByRole('radio', { name: 'Sí' }))
    const choice = screen.getByLabelText<HTMLSelectElement>('Prórroga de')
    expect(choice.value).toBe('4')
    await user.selectOptions(choice, '5')
    await user.type(screen.getByLabelText('Motivo de la prórroga'), 'Secuela del mismo cuadro')
    await user.click(registerButton())
    await waitFor(() => expect(calls(REGISTER)).toHaveLength(1))
  })
})

describe('registering a leave', () => {
  it('asks for what is missing beside each field and brings the cursor to the first', async () => {
    const user = await start()
    await user.click(registerButton())
    expect(await screen.findByText('La contingencia es requerida')).toBeDefined()
    expect(screen.getByText('Los días son requeridos')).toBeDefined()
    expect(screen.getByText('Faltan la contingencia, los días y la descripción')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contingencia')))
    expect(calls(REGISTER)).toHaveLength(0)
  })

  it('registers once with Ctrl+Enter and shows the number with print and e-mail', async () => {
    const user = await start()
    await fill(user)
    await user.keyboard('{Control>}{Enter}{/Control}')
    const told = await screen.findByRole('region', { name: 'Lo que se ordenó' })
    expect(within(told).getByText('Incapacidad registrada con éxito')).toBeDefined()
    expect(within(told).getByText(/^Incapacidad 2026-118403 · 15 días/u)).toBeDefined()
    expect(within(told).getByRole('button', { name: /^Enviar a ma•••@example.com/u })).toBeDefined()
    expect(calls(REGISTER)).toHaveLength(1)
    expect(calls(REGISTER)[0]?.key).not.toBeNull()
  })

  it('shows the duplicate that the server found, and asks again for what the affiliate has', async () => {
    const user = await start()
    server.answer(REGISTER, {
      status: 409,
      json: { error: 'Incapacidad Duplicada', codigo: 'incapacidad.duplicada' },
    })
    await fill(user)
    await user.click(registerButton())
    const told = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(within(told).getByText('Incapacidad Duplicada')).toBeDefined()
    await waitFor(() => expect(calls(CONTEXT).length).toBeGreaterThan(1))
  })

  it('does not call a lost answer a duplicate, and sends the same again', async () => {
    const user = await start()
    server.answer(REGISTER, 'no answer')
    await fill(user)
    await user.click(registerButton())
    expect(await screen.findByText(LEAVE_UNANSWERED)).toBeDefined()
    expect(screen.queryByText('Incapacidad Duplicada')).toBeNull()
    server.answer(REGISTER, {
      json: { res: true, mensaje: 'Incapacidad registrada con éxito', radicado: '2026-118403', id: 9 },
    })
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await screen.findByRole('region', { name: 'Lo que se ordenó' })
    expect(new Set(calls(REGISTER).map(({ key }) => key)).size).toBe(1)
  })

  it('finds what was typed after a reload', async () => {
    const user = await start()
    await fill(user)
    cleanup()
    await open()
    expect(days()).toHaveProperty('value', '15')
    expect(screen.getByLabelText('Descripción')).toHaveProperty('value', 'Dolor lumbar')
  })

  it('without an answer shows what was kept and says that it may be old', async () => {
    const user = await start()
    await fill(user)
    cleanup()
    server.answer(CONTEXT, 'no answer')
    await open()
    expect(days()).toHaveProperty('value', '15')
    expect(await screen.findByText(LEAVE_CONTEXT_OLD)).toBeDefined()
  })

  it('clears the form, and puts it back', async () => {
    const user = await start()
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Limpiar' }))
    expect(days()).toHaveProperty('value', '')
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(days()).toHaveProperty('value', '15')
  })
})

describe('where there is no form', () => {
  it('says why there is no sick leave in this consultation', async () => {
    server = serveLeaves({ impedimento: 'Solo el cotizante tiene derecho a INCAPACIDADES' })
    render(
      <Provider store={makeStore()}>
        <Held />
      </Provider>,
    )
    expect(await screen.findByText('Solo el cotizante tiene derecho a INCAPACIDADES')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Registrar/u })).toBeNull()
  })

  it('what could not be read is told and asked for again', async () => {
    server = serveLeaves()
    server.answer(CONTEXT, 'no answer')
    const user = userEvent.setup()
    render(
      <Provider store={makeStore()}>
        <Held />
      </Provider>,
    )
    expect(await screen.findByText('No se pudieron cargar los datos de la incapacidad.')).toBeDefined()
    server.answer(CONTEXT, { json: leaveContext() })
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByRole('region', { name: 'Nueva incapacidad' })).toBeDefined()
  })
})
