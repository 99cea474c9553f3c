import type { Antecedents } from '@cauce/contract/antecedentes-filas'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '../../actors/session.ts'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { AntecedentsDialog } from './antecedents-dialog.tsx'

const session = { user: { id: 1, permissions: ['antecedentes.registrar'] } }
vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => session.user,
}))

const READ = '/antecedentes/consulta/1'
const ALLERGIES = '/antecedentes/alergias'
const ANSWER = '/antecedentes/alergias/respuesta'
const STATES = '/antecedentes/estados'
const CLOSE = '/antecedentes/cerrar'
const SEARCH = '/antecedentes/alergenos/buscar'

const life = {
  estado: 'vigente',
  por: 'Laura Restrepo',
  registrada: '2026-11-20T15:00:00.000Z',
  cerrada: null,
} as const
const KNOWN: Antecedents = {
  afiliado_id: 7,
  preguntadas: true,
  alergias: [
    {
      ...life,
      id: 3,
      tipo: 'clase',
      nombre: 'Penicilinas',
      reaccion: 'anafilaxia',
      severidad: 'grave',
      certeza: 'confirmada',
      cuando: '2015',
      origen: 'paciente',
      detalle: null,
      comprobable: true,
    },
    {
      ...life,
      id: 4,
      estado: 'refutada',
      tipo: 'otra',
      nombre: 'Tinta de calamar',
      reaccion: null,
      severidad: 'leve',
      certeza: 'referida',
      cuando: null,
      origen: 'paciente',
      detalle: null,
      comprobable: false,
      cerrada: { por: 'Laura Restrepo', at: '2026-11-21T15:00:00.000Z', motivo: 'Prueba negativa' },
    },
  ],
  respuestas: [],
  estados: [
    {
      ...life,
      id: 5,
      tipo: 'gestacion',
      presente: true,
      desde: '2026-09-01',
      semanas: 11,
      grado: null,
      detalle: null,
      origen: 'paciente',
    },
  ],
  tomas_preguntadas: false,
  tomas: [],
  respuestas_tomas: [],
}
const NOTHING: Antecedents = {
  afiliado_id: 7,
  preguntadas: false,
  alergias: [],
  respuestas: [],
  estados: [],
  tomas_preguntadas: false,
  tomas: [],
  respuestas_tomas: [],
}

const onClose = vi.fn<() => void>()
const open = (known: Antecedents, replies: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ ...replies, [READ]: { json: known } })
  render(
    <Provider store={makeStore()}>
      <AntecedentsDialog consultation={consultationOf()} isOpen onClose={onClose} />
    </Provider>,
  )
  return server
}
const sentTo = (server: ReturnType<typeof open>, path: string) =>
  server.calls.filter((call) => call.path.endsWith(path))

beforeEach(() => {
  session.user = { id: 1, permissions: ['antecedentes.registrar'] }
})
afterEach(() => {
  cleanup()
  onClose.mockReset()
  vi.unstubAllGlobals()
})

it('says what is in force and what was closed, with who and why', async () => {
  open(KNOWN)
  const inForce = within(await screen.findByRole('list', { name: 'Vigente' }))
  expect(inForce.getByText('Penicilinas')).toBeDefined()
  expect(inForce.getByText('Anafilaxia · grave · confirmada · 2015')).toBeDefined()
  expect(inForce.getByText('Embarazo: 11 semanas')).toBeDefined()
  expect(screen.getByText('Historia (1)')).toBeDefined()
  expect(screen.getByText(/^Prueba negativa — Laura Restrepo/u)).toBeDefined()
})

it('one key writes that the patient denies allergies', async () => {
  const user = userEvent.setup()
  const server = open(NOTHING, { [ANSWER]: { json: { id: 1, mensaje: 'Anotado: niega alergias' } } })
  await screen.findByText('Alergias: no se han preguntado')
  screen.getByRole('button', { name: /^Niega alergias/u }).focus()
  await user.keyboard('n')
  await waitFor(() => expect(sentTo(server, ANSWER)).toHaveLength(1))
  expect(sentTo(server, ANSWER)[0]?.key).toBeTruthy()
})

it('a grave reaction sets the severity, and what clashes with what is taken is said', async () => {
  const user = userEvent.setup()
  const server = open(NOTHING, {
    [SEARCH]: { json: [{ tipo: 'clase', nombre: 'Penicilinas', detalle: 'Grupo de 8', miembros: ['amoxicilina'] }] },
    [ALLERGIES]: {
      json: {
        id: 9,
        mensaje: 'Alergia anotada',
        comprobable: true,
        choques: [{ nombre: 'Amoxicilina 500 mg cápsula', detalle: 'Orden vigente' }],
      },
    },
  })
  await user.type(screen.getByRole('combobox', { name: /^¿A qué\?/u }), 'amoxi')
  await user.click(await screen.findByRole('option', { name: /Penicilinas/u }))
  await user.click(screen.getByRole('button', { name: 'Anafilaxia' }))
  expect(screen.getByRole('radio', { name: 'Grave' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Leve' })).toHaveProperty('disabled', true)
  const save = screen.getByRole('button', { name: /^Anotar alergia a Penicilinas/u })
  await user.click(save)
  expect(sentTo(server, ALLERGIES)).toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: 'Probable' }))
  await user.click(save)
  await waitFor(() => expect(sentTo(server, ALLERGIES)).toHaveLength(1))
  expect(await screen.findByText('Choca con lo que toma')).toBeDefined()
  expect(screen.getByText('Amoxicilina 500 mg cápsula')).toBeDefined()
})

it('a pregnancy asks for its weeks before it is sent', async () => {
  const user = userEvent.setup()
  const server = open(NOTHING, { [STATES]: { json: { id: 1, mensaje: 'Anotado: Embarazo, sí' } } })
  await user.click(screen.getByRole('radio', { name: 'Embarazo y otros estados' }))
  await user.click(screen.getByRole('radio', { name: 'Sí' }))
  const confirm = screen.queryByRole('radio', { name: 'Sí, lo confirmo' })
  if (confirm !== null) await user.click(confirm)
  await user.click(screen.getByRole('button', { name: /^Anotar/u }))
  expect(await screen.findByText(/^Escriba las semanas/u)).toBeDefined()
  await user.type(screen.getByRole('spinbutton', { name: 'Semanas cumplidas' }), '12{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sentTo(server, STATES)).toHaveLength(1))
})

it('a creatinine goes with the day of its test, also where the kidneys are well', async () => {
  const user = userEvent.setup()
  const server = open(NOTHING, { [STATES]: { json: { id: 1, mensaje: 'Anotado: Función renal disminuida, no' } } })
  await user.click(screen.getByRole('radio', { name: 'Embarazo y otros estados' }))
  await user.selectOptions(screen.getByRole('combobox', { name: '¿Qué?' }), 'Función renal disminuida')
  await user.click(screen.getByRole('radio', { name: 'No' }))
  const field = screen.getByRole('textbox', { name: /^Creatinina, si se conoce/u })
  await user.type(field, '90{Control>}{Enter}{/Control}')
  expect(await screen.findByText('La creatinina debe estar entre 0,1 y 30 mg/dL')).toBeDefined()
  expect(sentTo(server, STATES)).toHaveLength(0)
  await user.clear(field)
  await user.type(field, '0,9{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sentTo(server, STATES)).toHaveLength(1))
})

it('what was recorded is closed with its reason, and leaving it loses nothing', async () => {
  const user = userEvent.setup()
  const server = open(KNOWN, { [CLOSE]: { json: { mensaje: 'Cerrado' } } })
  await user.click(await screen.findByRole('button', { name: 'Ya no: Penicilinas' }))
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('Elija el motivo de la lista')).toBeDefined()
  const reason = screen.getByRole('combobox', { name: 'Motivo' })
  await user.selectOptions(reason, 'Descartar · Otro motivo')
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('Explique por qué con sus palabras: mínimo 10 letras')).toBeDefined()
  await user.selectOptions(reason, 'Descartar · Lo recibió después y lo toleró')
  expect(screen.queryByRole('button', { name: 'Se anotó por error' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(sentTo(server, CLOSE)).toHaveLength(1))
  expect(sentTo(server, CLOSE)[0]?.body).toMatchObject({ como: 'refutada', razon: 'lo_tolero', motivo: '' })
})

it('what the server refuses stays written, in its field', async () => {
  const user = userEvent.setup()
  open(NOTHING, {
    [SEARCH]: { json: [] },
    [ALLERGIES]: {
      status: 409,
      json: {
        error: 'Esta alergia ya está anotada',
        codigo: 'alergia.repetida',
        errores: { nombre: ['Ya está anotada'] },
      },
    },
  })
  await user.type(screen.getByRole('combobox', { name: /^¿A qué\?/u }), 'Camarón')
  await user.click(screen.getByRole('radio', { name: 'Leve' }))
  await user.click(screen.getByRole('radio', { name: 'Solo referida' }))
  await user.click(screen.getByRole('button', { name: /^Anotar alergia a Camarón/u }))
  expect(await screen.findByText('Ya está anotada')).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: /^Cerrar/u })[0] ?? document.body)
  expect(await screen.findByText('Lo escrito no se ha anotado')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cerrar sin anotar' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('who may not record reads', async () => {
  session.user = { id: 1, permissions: [] }
  open(KNOWN)
  expect(await screen.findByText('Penicilinas')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Anotar/u })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Ya no/u })).toBeNull()
})
