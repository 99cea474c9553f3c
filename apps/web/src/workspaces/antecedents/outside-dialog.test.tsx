import type { Antecedents } from '@cauce/contract/antecedentes-filas'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import type * as Session from '../../actors/session.ts'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { AntecedentsDialog } from './antecedents-dialog.tsx'

vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => ({ id: 1, permissions: ['antecedentes.registrar'] }),
}))

const READ = '/antecedentes/consulta/1'
const OUTSIDE = '/antecedentes/tomas'
const CLOSE = '/antecedentes/cerrar'

const life = {
  estado: 'vigente',
  por: 'Laura Restrepo',
  registrada: '2026-11-20T15:00:00.000Z',
  cerrada: null,
} as const
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
const KNOWN: Antecedents = {
  ...NOTHING,
  tomas_preguntadas: true,
  tomas: [
    {
      ...life,
      id: 6,
      tipo: 'otra',
      codesumi_id: null,
      nombre: 'Té de manzanilla',
      como: 'una taza en la noche',
      dosis: null,
      frecuencia: null,
      unidad_tiempo: null,
      unidad_presentacion: null,
      desde: '2024',
      hasta: null,
      indicado_por: 'automedicacion',
      origen: 'paciente',
      detalle: null,
      comparable: false,
      toma_hoy: true,
    },
  ],
}

const open = (known: Antecedents, replies: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ ...replies, [READ]: { json: known } })
  render(
    <Provider store={makeStore()}>
      <AntecedentsDialog part="tomas" consultation={consultationOf()} isOpen onClose={() => undefined} />
    </Provider>,
  )
  return server
}
const sentTo = (server: ReturnType<typeof open>, path: string) =>
  server.calls.filter((call) => call.path.endsWith(path))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('what is taken of elsewhere is chosen, dosed and sent, and what it clashes with is said', async () => {
  const user = userEvent.setup()
  const found = {
    tipo: 'medicamento',
    codesumi_id: 7,
    nombre: 'Warfarina 5 mg tableta',
    detalle: 'Warfarina',
    unidad_presentacion: 'Tableta',
    otros: [],
  }
  const choques = [{ nombre: 'Ibuprofeno 400 mg tableta', detalle: 'Sangrado' }]
  const server = open(NOTHING, {
    [`${OUTSIDE}/buscar`]: { json: [found] },
    [OUTSIDE]: { json: { id: 9, mensaje: 'Anotado', comparable: true, choques } },
  })
  expect(await screen.findByText('No se ha preguntado')).toBeDefined()
  await user.type(screen.getByRole('combobox', { name: /^¿Qué toma\?/u }), 'warfa')
  await user.click(await screen.findByRole('option', { name: /Warfarina 5 mg/u }))
  await user.type(screen.getByRole('textbox', { name: /^Dosis, si se sabe/u }), '1')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect((await screen.findAllByText(/^Escriba la dosis y cada cuánto/u)).length).toBeGreaterThan(0)
  expect(sentTo(server, OUTSIDE)).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /^Cada/u }), '24')
  await user.click(screen.getByRole('radio', { name: 'Otro médico' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sentTo(server, OUTSIDE)).toHaveLength(1))
  expect(await screen.findByText('Choca con lo que toma')).toBeDefined()
})

it('one key writes that nothing else is taken', async () => {
  const user = userEvent.setup()
  const path = `${OUTSIDE}/respuesta`
  const server = open(NOTHING, { [path]: { json: { id: 1, mensaje: 'Anotado: no toma nada más' } } })
  screen.getByRole('button', { name: /^No toma nada más/u }).focus()
  await user.keyboard('n')
  await waitFor(() => expect(sentTo(server, path)).toHaveLength(1))
})

it('what is taken says who told it and that it cannot be compared, and is closed with its day', async () => {
  const user = userEvent.setup()
  const server = open(KNOWN, { [CLOSE]: { json: { mensaje: 'Cerrado' } } })
  const inForce = within(await screen.findByRole('list', { name: 'Vigente' }))
  expect(
    inForce.getByText('una taza en la noche · desde 2024 · sigue · según el paciente, por su cuenta'),
  ).toBeDefined()
  expect(inForce.getByText('No se puede comprobar con los medicamentos')).toBeDefined()
  await user.click(inForce.getByRole('button', { name: 'Ya no: Té de manzanilla' }))
  await user.type(screen.getByLabelText(/^¿Hasta cuándo lo tomó/u), '2026-10')
  await user.type(screen.getByLabelText(/^Por qué ya no/u), 'Dice que ya no le gusta')
  await user.click(screen.getByRole('button', { name: 'Dejó de tomarlo' }))
  await waitFor(() => expect(sentTo(server, CLOSE)).toHaveLength(1))
})
