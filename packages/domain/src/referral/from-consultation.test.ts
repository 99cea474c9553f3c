import { expect, it } from 'vitest'
import { EMPTY_RECORD } from '../clinical-record/record.ts'
import { referralOf } from './from-consultation.ts'
import { referralAddress } from './screens.ts'

const hypertension = { id: 1, codigo: 'I10', nombre: 'Hipertensión esencial', principal: true }
const diabetes = { id: 2, codigo: 'E119', nombre: 'Diabetes mellitus', principal: false }

it('brings what was written, with the measures, and the principal diagnosis first', () => {
  const record = {
    ...EMPTY_RECORD,
    motivo: ' Dolor en el pecho ',
    examen_fisico: 'Ruidos rítmicos',
    medidas: { ...EMPTY_RECORD.medidas, peso: 68 },
    diagnosticos: [
      { ...diabetes, tipo: null },
      { ...hypertension, tipo: null },
    ],
  }
  const draft = referralOf({ record, diagnosticos: [], rep: { id: 3, nombre: 'Sede Laureles' } }, null)
  expect(draft.descripcion?.split('\n')).toEqual([
    'Motivo de consulta: Dolor en el pecho',
    'Medidas: Peso 68,0 kg',
    'Examen físico: Ruidos rítmicos',
  ])
  expect(draft.diagnosticos?.map(({ codigo }) => codigo)).toEqual(['I10', 'E119'])
  expect(draft).toMatchObject({ tipoAnexo: 3, institucion: { id: 3, nombre: 'Sede Laureles', municipio: '' } })
})

it('takes the diagnoses of the consultation where the record has none, and no site where there is none', () => {
  const draft = referralOf({ record: EMPTY_RECORD, diagnosticos: [diabetes, hypertension], rep: null }, null)
  expect(draft.diagnosticos?.map(({ codigo }) => codigo)).toEqual(['I10', 'E119'])
  expect(draft).toMatchObject({ descripcion: '', institucion: null })
})

it('starts on the page that registers', () => {
  expect(referralAddress(7)).toBe('/referencia/registro?consulta=7')
})
