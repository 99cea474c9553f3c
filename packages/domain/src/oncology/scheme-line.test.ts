import { describe, expect, it } from 'vitest'
import { proposalsFor, type DosePatient } from './proposals.ts'
import {
  dosageInWords,
  isEditedByHand,
  lineOfDrug,
  lineUnit,
  mistakenUnit,
  proposalHolds,
  withDose,
  withFormulatedDose,
  withProposal,
} from './scheme-line.ts'
import type { SchemeDrug } from './scheme.ts'

const ISC = 1.75
const patient: DosePatient = { isc: ISC, peso: 68, talla: 162, edad: 58, sexo: 'F', creatinina: 0.8 }

const vincristine: SchemeDrug = {
  id: 4,
  orden: 4,
  codigo: null,
  nombre: 'Vincristina',
  codesumi_id: null,
  dosis: 1.4,
  unidad_medida: 'mg/m2',
  indice_dosis: 'ISC',
  via: 'Intravenosa',
  dias_aplicacion: '1',
  fase: null,
  tomas_dia: 1,
  cantidad_aplicaciones: 1,
  duracion_infusion: '10 min',
  dosis_maxima: 2,
  ciclos_aplica: null,
  frecuencia_duracion: '',
  nota: null,
  fuente: null,
}
const trastuzumab: SchemeDrug = {
  ...vincristine,
  id: 7,
  nombre: 'Trastuzumab',
  dosis: 8,
  unidad_medida: 'mg/kg',
  indice_dosis: 'PESO',
  dosis_maxima: null,
}

const taken = (drug: SchemeDrug, kind: string) => {
  const proposal = proposalsFor(drug, patient).find(({ tipo }) => tipo === kind)
  if (proposal === undefined) throw new Error(`no proposal ${kind}`)
  return withProposal(lineOfDrug(drug, ISC), proposal)
}

describe('a line of the catalogue', () => {
  it('comes with the dose that the rule gives', () => {
    expect(lineOfDrug(vincristine, ISC)).toMatchObject({ dosis: 1.4, dosis_formulada: 2.5, observaciones: '' })
  })

  it('waits with its own dose while there is no surface, and is not taken for edited', () => {
    const line = lineOfDrug(vincristine, null)
    expect(line.dosis_formulada).toBe(1.4)
    expect(isEditedByHand(line, null)).toBe(false)
  })
})

describe('editing', () => {
  it('the dose works the formulated one out again and drops a taken proposal', () => {
    expect(withDose(taken(vincristine, 'tope'), 1, ISC)).toMatchObject({ dosis_formulada: 1.8, propuesta: null })
  })

  it('the formulated dose keeps it as typed', () => {
    const line = withFormulatedDose(lineOfDrug(vincristine, ISC), 2.2)
    expect(line.dosis_formulada).toBe(2.2)
    expect([isEditedByHand(line, ISC), isEditedByHand(withFormulatedDose(line, 2.5), ISC)]).toEqual([true, false])
  })

  it('a taken proposal is not an edition, and gives its unit', () => {
    expect(taken(vincristine, 'tope')).toMatchObject({ dosis_formulada: 2, propuesta: { tipo: 'tope', valor: 2 } })
    expect(isEditedByHand(taken(vincristine, 'tope'), ISC)).toBe(false)
    expect(taken(trastuzumab, 'peso').propuesta).toEqual({
      tipo: 'peso',
      valor: 544,
      texto: '8 mg/kg × 68,0 kg = 544,0 mg',
    })
    expect([lineUnit(lineOfDrug(trastuzumab, ISC)), lineUnit(taken(trastuzumab, 'peso'))]).toEqual(['mg/kg', 'mg'])
  })

  it('a number typed over a dose in milligrams stays in milligrams', () => {
    const line = withFormulatedDose(taken(trastuzumab, 'peso'), 8)
    expect(lineUnit(line)).toBe('mg')
    expect(isEditedByHand(line, ISC)).toBe(true)
  })
})

describe('milligrams typed where kilograms rule', () => {
  it('are told before they are ordered', () => {
    const line = lineOfDrug(trastuzumab, ISC)
    expect(mistakenUnit(withFormulatedDose(line, 544))).toBe(
      'La dosis formulada está en mg/kg: para escribirla en mg tome primero la propuesta',
    )
    expect(mistakenUnit(withFormulatedDose(line, 24))).toBeNull()
    expect(mistakenUnit(withFormulatedDose(taken(trastuzumab, 'peso'), 550))).toBeNull()
    expect(mistakenUnit(withFormulatedDose(lineOfDrug(vincristine, ISC), 100))).toBeNull()
  })
})

describe('a taken proposal at the server', () => {
  it('holds while the measures are the same', () => {
    expect(proposalHolds({ ...taken(trastuzumab, 'peso') }, patient)).toBe(true)
    expect(proposalHolds({ ...taken(vincristine, 'tope'), dosis_maxima: 2 }, patient)).toBe(true)
    expect(proposalHolds(lineOfDrug(vincristine, ISC), patient)).toBe(true)
    const surface = { ...lineOfDrug(vincristine, 1.6), propuesta: { tipo: 'isc', valor: 2.5, texto: '' } } as const
    expect(proposalHolds(surface, patient)).toBe(true)
    expect(proposalHolds(surface, { ...patient, isc: 1.6 })).toBe(false)
  })

  it('does not hold with another weight, another cap or another number', () => {
    const line = taken(trastuzumab, 'peso')
    expect(proposalHolds(line, { ...patient, peso: 70 })).toBe(false)
    expect(proposalHolds({ ...taken(vincristine, 'tope'), dosis_maxima: 1.5 }, patient)).toBe(false)
    expect(proposalHolds({ ...line, propuesta: { tipo: 'peso', valor: 600, texto: '' } }, patient)).toBe(false)
    expect(proposalHolds({ ...line, propuesta: { tipo: 'isc', valor: 9, texto: '' } }, patient)).toBe(false)
    expect(proposalHolds({ ...line, propuesta: { tipo: 'tope', valor: 544, texto: '' } }, patient)).toBe(false)
  })
})

it('says in words how it is given', () => {
  const given = { dosis_formulada: 1312.5, unidad_formulada: 'mg', via: 'Intravenosa' }
  expect(dosageInWords({ ...given, dias: '1,8' })).toBe('1 312,5 mg Intravenosa, días 1, 8')
  expect(dosageInWords({ ...given, dias: '1' })).toBe('1 312,5 mg Intravenosa, día 1')
})
