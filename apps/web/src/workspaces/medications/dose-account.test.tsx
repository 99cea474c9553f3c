import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { ADULT_RANGE, WARFARIN } from '../testing/medication-server.ts'
import { DoseAccount } from './dose-account.tsx'

const RANGE = '/alertas/rango-dosis'
const ROW = {
  principio: 'Amoxicilina',
  de: 'nino',
  indicacion: 'habitual',
  unidad: 'mg',
  por_unidad: 50,
  kg: 18.9,
  toma_min: null,
  toma_max: 1000,
  dia_min: 472.5,
  dia_max: 945,
  fuente: 'Prueba',
}
const CHILD = {
  ...ADULT_RANGE,
  menor: true,
  meses: 64,
  peso: { kg: 18.9, fecha: '2026-11-23' },
  rangos: [
    ROW,
    { ...ROW, indicacion: 'otitis', toma_max: 2000, dia_min: 1512, dia_max: 1701 },
    { ...ROW, de: 'adulto', indicacion: '', kg: null, toma_min: 250, dia_min: null, dia_max: 3000 },
  ],
}
const CONTENTS = {
  contenido: 100,
  unidad_contenido: 'mL',
  concentracion: { cantidad: 50, unidad: 'mg' },
  base_concentracion: 'único',
  unidades_dosis: ['mL', 'mg'],
  gotas_por_ml: null,
  dias_abierto: null,
  divisible: true,
  medida_minima: { cantidad: 0.5, unidad: 'mL' },
} as const

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer({ [RANGE]: { json: CHILD } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Shown = ({ start }: { readonly start: Partial<MedicationDraft> }) => {
  const codesumi = { ...WARFARIN.codesumi, unidad_presentacion: 'Frasco', contenido: CONTENTS }
  const [draft, setDraft] = useState<MedicationDraft>({
    ...emptyMedicationDraft('2026-11-24'),
    articulo: { ...WARFARIN, codesumi },
    via: 'Oral',
    dosis: 5,
    unidad_dosis: 'mL',
    frecuencia: 8,
    tiempo: 'Horas',
    duracion: 7,
    ...start,
  })
  return (
    <>
      <p>Dosis {draft.dosis}</p>
      <DoseAccount consultaId={1} draft={draft} onLesser={(dosis) => setDraft({ ...draft, dosis })} />
    </>
  )
}
const show = (start: Partial<MedicationDraft> = {}) =>
  render(
    <Provider store={makeStore()}>
      <Shown start={start} />
    </Provider>,
  )

it('the containers are drawn with their sum, in words too', () => {
  show()
  expect(screen.getByRole('region', { name: 'La cuenta de los envases' }).textContent).toContain('5 mL × 21 tomas')
  expect(screen.getByText('2 frascos de 100 mL. Del 1: 100 mL. Del 2: 5 mL, sobran 95 mL.')).toBeDefined()
})

it('the dose of a child is placed on its range, in a word, a bar and its text', async () => {
  show()
  expect(await screen.findByText('En el rango habitual')).toBeDefined()
  expect(screen.getByText('5 años 4 meses, 18,9 kg del 23 nov 2026')).toBeDefined()
  expect(
    screen.getByText('39,7 mg/kg/día. 25 a 50 (habitual); 80 a 90 (otitis); máximo de un adulto: 158,7.'),
  ).toBeDefined()
  expect(screen.getByText('250 mg × 3 = 750 mg al día ÷ 18,9 kg')).toBeDefined()
})

it('a lesser dose that saves a container is taken with its button or with a key, and never by itself', async () => {
  show()
  expect(screen.queryByRole('button', { name: /^Usar/u })).toBeNull()
  expect(await screen.findByText(/^Con 4,5 mL basta 1 frasco: 94,5 mL, y sigue en su rango/u)).toBeDefined()
  await userEvent.keyboard('p')
  expect(screen.getByText('Dosis 5')).toBeDefined()
  await userEvent.keyboard('{Alt>}p{/Alt}')
  expect(screen.getByText('Dosis 4.5')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Usar/u })).toBeNull()
})

it('no lesser dose is proposed where it would leave the range', async () => {
  server.answer(RANGE, { json: { ...CHILD, rangos: [{ ...ROW, dia_min: 700 }] } })
  show()
  expect(await screen.findByText('En el rango habitual')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Usar/u })).toBeNull()
})

it('what the knowledge does not have is said', async () => {
  server.answer(RANGE, { json: { ...CHILD, por_que: 'Falta el peso del paciente', rangos: [] } })
  show()
  expect(await screen.findByText('Sin rango para comparar')).toBeDefined()
  expect(screen.getByText('Falta el peso del paciente')).toBeDefined()
})

it('what is forbidden at the age is said in red, before the range', async () => {
  server.answer(RANGE, { json: { ...CHILD, contraindicado: 'Contraindicado en menores de 12 años: Codeína' } })
  show()
  expect(await screen.findByText('Contraindicado a esta edad')).toBeDefined()
  expect(screen.getByText('Contraindicado en menores de 12 años: Codeína')).toBeDefined()
})

it('without the route nothing is asked, and without the dose nothing is placed', async () => {
  show({ via: '' })
  expect(server.calls).toEqual([])
  cleanup()
  show({ dosis: null })
  expect(await screen.findByText('Escriba la dosis y la frecuencia para ver dónde queda')).toBeDefined()
  expect(server.calls.map(({ body }) => body)).toEqual([
    { consulta_id: 1, codesumi_id: 81, via: 'Oral', unidad_dosis: 'mL' },
  ])
})

it('what is counted whole has no sum of containers', async () => {
  const codesumi = { ...WARFARIN.codesumi, contenido: null }
  show({ articulo: { ...WARFARIN, codesumi }, unidad_dosis: null })
  expect(await screen.findByRole('region', { name: 'La dosis y su rango' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'La cuenta de los envases' })).toBeNull()
})

it('of an adult it is the range of the take and the most of a day', async () => {
  server.answer(RANGE, { json: ADULT_RANGE })
  show({ dosis: 4 })
  expect(await screen.findByText('Por encima de lo habitual')).toBeDefined()
  expect(screen.getByText('60 mg al día. hasta 15 (habitual).')).toBeDefined()
  expect(screen.getByText('20 mg por toma. 2 a 10 (habitual).')).toBeDefined()
})

it('without an answer it says so, and asks again', async () => {
  server.answer(RANGE, 'no answer')
  show()
  expect(await screen.findByText(/No se pudieron traer los rangos/u)).toBeDefined()
  server.answer(RANGE, { json: CHILD })
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('En el rango habitual')).toBeDefined()
})
