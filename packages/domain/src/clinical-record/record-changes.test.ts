import { describe, expect, it } from 'vitest'
import { EMPTY_RECORD, NO_MEASURES, type ClinicalRecord } from './record.ts'
import { recordChanges } from './record-changes.ts'

const hypertension = { id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial', principal: true, tipo: '01' } as const
const before: ClinicalRecord = {
  ...EMPTY_RECORD,
  motivo: 'Control',
  plan: 'Losartán',
  medidas: { ...NO_MEASURES, peso: 70 },
  diagnosticos: [hypertension],
}
const changes = (after: Partial<ClinicalRecord>) =>
  recordChanges(before, { ...before, ...after }).map(({ texto }) => texto)

describe('recordChanges', () => {
  it('is nothing between two versions that say the same', () => {
    expect(changes({})).toEqual([])
  })

  it('tells a text that was written, changed and erased', () => {
    expect(changes({ antecedentes: 'Niega', motivo: 'Control de presión', plan: '' })).toEqual([
      'Motivo de consulta: de «Control» a «Control de presión»',
      'Antecedentes: se escribió «Niega»',
      'Plan: se borró «Losartán»',
    ])
  })

  it('quotes in one line, and takes blanks for nothing written', () => {
    expect(changes({ antecedentes: ' Niega  \n alergias ', motivo: '  ' })).toEqual([
      'Motivo de consulta: se borró «Control»',
      'Antecedentes: se escribió «Niega alergias»',
    ])
    expect(recordChanges({ ...before, plan: ' \n' }, { ...before, plan: 'Reposo' })).toEqual([
      { campo: 'plan', texto: 'Plan: se escribió «Reposo»' },
    ])
    const words = `${'a'.repeat(79)} bcd`
    expect(changes({ antecedentes: words })).toEqual([`Antecedentes: se escribió «${'a'.repeat(79)}…»`])
    const emoji = '😀'.repeat(81)
    expect(changes({ antecedentes: emoji })).toEqual([`Antecedentes: se escribió «${'😀'.repeat(80)}…»`])
  })

  it('cuts what is long, and still tells a change after the cut', () => {
    const long = 'a'.repeat(81)
    expect(changes({ antecedentes: long })).toEqual([`Antecedentes: se escribió «${'a'.repeat(80)}…»`])
    const [one, other] = [`${long}b`, `${long}c`]
    expect(recordChanges({ ...before, plan: one }, { ...before, plan: other })).toEqual([
      { campo: 'plan', texto: 'Plan: cambió el texto' },
    ])
  })

  it('tells measures with their units', () => {
    expect(changes({ medidas: { ...NO_MEASURES, peso: 71.5, presion_sistolica: 120 } })).toEqual([
      'Peso: de 70,0 kg a 71,5 kg',
      'Presión sistólica: de sin dato a 120 mmHg',
    ])
  })

  it('tells diagnoses that come, go and change', () => {
    const diabetes = { id: 6, codigo: 'E119', nombre: 'Diabetes tipo 2', principal: false, tipo: null } as const
    expect(changes({ diagnosticos: [{ ...hypertension, tipo: '02' }, diabetes] })).toEqual([
      'I10X Hipertensión esencial: de impresión diagnóstica a confirmado nuevo',
      'Diagnóstico agregado: E119 Diabetes tipo 2 (relacionado, sin tipo)',
    ])
    expect(changes({ diagnosticos: [{ ...diabetes, principal: true, tipo: '03' }] })).toEqual([
      'Diagnóstico retirado: I10X Hipertensión esencial',
      'Diagnóstico agregado: E119 Diabetes tipo 2 (principal, confirmado repetido)',
    ])
    expect(changes({ diagnosticos: [{ ...hypertension, principal: false }] })).toEqual([
      'I10X Hipertensión esencial: de principal a relacionado',
    ])
  })
})

it('every change says the field of the record that it belongs to', () => {
  const medidas = { ...NO_MEASURES, peso: 71 }
  const changed = recordChanges(before, { ...before, plan: 'Reposo', medidas, diagnosticos: [] })
  expect(changed.map(({ campo }) => campo)).toEqual(['plan', 'peso', 'diagnosticos'])
})
