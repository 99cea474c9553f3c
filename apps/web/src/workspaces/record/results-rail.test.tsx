import type { Results, ResultRow } from '@cauce/contract/resultados'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type * as Session from '../../actors/session.ts'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { ResultsRail } from './results-rail.tsx'

const session = { user: { id: 1, permissions: ['antecedentes.registrar'] } }
vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => session.user,
}))

const READ = '/resultados/consulta/1'
const WRITE = '/resultados/anotar'
const CORRECT = '/resultados/corregir'

const row = (id: number, valor: number, fecha: string, clase: ResultRow['clase']): ResultRow => ({
  id,
  analito: 'CRE',
  valor,
  texto: null,
  referencia_min: 0.6,
  referencia_max: 1.1,
  clase,
  fecha,
  origen: 'digitado',
  laboratorio: null,
  procedimiento: null,
  por: 'Laura Restrepo',
  registrado: '2026-11-20T15:00:00.000Z',
  correccion: null,
})

const NOTHING: Results = { afiliado_id: 11, resultados: [], pendientes: [], medidas: [] }
const KNOWN: Results = {
  ...NOTHING,
  resultados: [row(9, 1.4, '2026-11-18', 'alto'), row(4, 0.9, '2026-05-10', 'normal')],
  pendientes: [
    {
      linea_id: 77,
      orden_id: 12,
      codigo: '903859',
      nombre: 'Potasio en suero',
      fecha: '2026-11-10',
      fecha_vencimiento: '2099-02-10',
      estado_id: 1,
    },
  ],
  medidas: [
    {
      fecha: '2026-11-20',
      peso: 68,
      talla: 162,
      imc: 25.91,
      isc: 1.75,
      perimetro_abdominal: null,
      presion_sistolica: 148,
      presion_diastolica: 92,
      frecuencia_cardiaca: 78,
    },
  ],
}

/** They are downloaded when one is first shown: here they are already there. */
beforeAll(async () => {
  await import('./growth-card.tsx')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = async (results: Results = KNOWN, affiliate: Parameters<typeof consultationOf>[0] = {}) => {
  const server = fakeServer({ [READ]: { json: results } })
  render(
    <Provider store={makeStore()}>
      <ResultsRail consultation={consultationOf(affiliate)} />
    </Provider>,
  )
  await screen.findByRole('heading', { name: 'Últimas cifras' })
  return { server, user: userEvent.setup() }
}

it('says the last figures with their class in words, and draws what there was before', async () => {
  await show()
  expect(await screen.findByText('1,40 mg/dL')).toBeDefined()
  expect(screen.getByText('Alto')).toBeDefined()
  expect(screen.getByText('148/92 mmHg')).toBeDefined()
  expect(screen.getByText('78 lpm')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Creatinina, de antes a hoy: 0.9, 1.4' })).toBeDefined()
  expect(screen.getByText('Potasio en suero')).toBeDefined()
  expect(screen.getByText('Sin resultado')).toBeDefined()
})

it('says that there is nothing, and nothing of who grew up', async () => {
  await show(NOTHING)
  expect(await screen.findByText('Sin cifras todavía')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Crecimiento' })).toBeNull()
})

it('writes the result of an order that waits: a critical one only once it was read again', async () => {
  const { server, user } = await show()
  server.answer(WRITE, { json: { ids: [1], respondidas: 1, mensaje: 'Resultado anotado' } })
  await user.click(await screen.findByRole('button', { name: 'Anotar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Valor de Potasio' }), '6,9')
  await user.click(dialog.getByRole('button', { name: 'Anotar resultados' }))
  expect(dialog.getByText('Marque que los leyó otra vez')).toBeDefined()
  await user.click(dialog.getByRole('checkbox', { name: 'Leí otra vez los resultados y son correctos' }))
  await user.click(dialog.getByRole('button', { name: 'Anotar resultados' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.find(({ path }) => path.includes(WRITE))?.body).toMatchObject({
    consulta_id: 1,
    linea_id: 77,
    confirmado: true,
    valores: [{ analito: 'K', valor: 6.9 }],
  })
})

it('says at its field what cannot be, and does not send it', async () => {
  const { server, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Anotar resultado' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Valor de Creatinina' }), '88')
  await user.click(dialog.getByRole('button', { name: 'Anotar resultados' }))
  expect(dialog.getByText('Creatinina: debe estar entre 0,10 y 30 mg/dL')).toBeDefined()
  expect(server.calls.some(({ path }) => path.includes(WRITE))).toBe(false)
})

it('corrects a result with another and its reason', async () => {
  const { server, user } = await show()
  server.answer(CORRECT, { json: { id: 10, mensaje: 'Resultado corregido' } })
  await user.click(await screen.findByRole('button', { name: 'Corregir' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Valor correcto' }), '1,1')
  await user.click(dialog.getByRole('button', { name: 'Corregir' }))
  expect(dialog.getByText('Explique por qué, con 10 letras o más')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Era el de otro tubo')
  await user.click(dialog.getByRole('button', { name: 'Corregir' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.find(({ path }) => path.includes(CORRECT))?.body).toMatchObject({ id: 9, valor: 1.1 })
})

it('says how a minor grows, with the curve of each indicator', async () => {
  const [taken] = KNOWN.medidas
  const measures = taken === undefined ? [] : [{ ...taken, peso: 32, talla: 138 }]
  await show({ ...NOTHING, medidas: measures }, { edad_cumplida: 10, fecha_nacimiento: '2016-11-20', sexo: 'F' })
  expect(await screen.findByRole('heading', { name: 'Crecimiento' })).toBeDefined()
  expect(screen.getByText('Talla adecuada para la edad')).toBeDefined()
  expect(screen.getByText('IMC adecuado para la edad')).toBeDefined()
  expect(
    screen.getByRole('img', { name: /^Talla para la edad, con los percentiles 3, 15, 50, 85 y 97/u }),
  ).toBeDefined()
})
