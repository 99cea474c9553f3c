import { describe, expect, it } from 'vitest'
import { checkCourse, checkDeviation, deviationOf, deviationWords, schemeDose, signedIncrease } from './deviation.ts'
import type { SchemeDrug } from './scheme.ts'
import { lineOfDrug, withProposal } from './scheme-line.ts'
import { proposalsFor } from './proposals.ts'

const TODAY = '2026-11-23'
const patient = { isc: 1.75, peso: 68, talla: 162, edad: 54, sexo: 'F', creatinina: 0.9 }
const drug = (change: Partial<SchemeDrug>): SchemeDrug => ({
  id: 7,
  orden: 1,
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
  duracion_infusion: null,
  dosis_maxima: 2,
  ciclos_aplica: null,
  frecuencia_duracion: '',
  nota: null,
  fuente: null,
  ...change,
})

describe('how far a line is from its scheme', () => {
  it('is nothing from the usual cap to the whole dose', () => {
    const vincristine = drug({})
    const line = lineOfDrug(vincristine, patient.isc)
    expect(line.dosis_formulada).toBe(2.5)
    expect(
      [2, 2.2, 2.5].map((dosis_formulada) => deviationOf({ ...line, dosis_formulada }, vincristine, patient)),
    ).toEqual([0, 0, 0])
    expect(deviationOf({ ...line, dosis_formulada: 1 }, vincristine, patient)).toBe(-50)
  })

  it('is counted in milligrams once a dose by weight or by AUC was taken', () => {
    for (const change of [
      { dosis: 8, unidad_medida: 'mg/kg', indice_dosis: 'PESO', dosis_maxima: null },
      { dosis: 5, unidad_medida: 'AUC', indice_dosis: 'AUC', dosis_maxima: null },
    ] as const) {
      const given = drug(change)
      const line = lineOfDrug(given, patient.isc)
      expect(deviationOf(line, given, patient)).toBe(0)
      const [proposal] = proposalsFor(line, patient)
      if (proposal === undefined) throw new Error('nothing was proposed')
      const taken = withProposal(line, proposal)
      expect(schemeDose(taken, given, patient)).toBe(proposal.valor)
      expect(deviationOf(taken, given, patient)).toBe(0)
      expect(deviationOf({ ...taken, dosis_formulada: proposal.valor / 2 }, given, patient)).toBeCloseTo(-50)
    }
  })

  it('without a surface compares the dose of each square metre', () => {
    const given = drug({ dosis: 60, dosis_maxima: null })
    const line = { ...lineOfDrug(given, null), dosis: 600 }
    expect(deviationOf(line, given, { ...patient, isc: null })).toBeCloseTo(900)
  })

  it('that stands at the limit is only noted', () => {
    const given = drug({ dosis: 100, indice_dosis: 'FIJA', unidad_medida: 'mg', dosis_maxima: null })
    const line = lineOfDrug(given, null)
    for (const dosis_formulada of [90, 110])
      expect(checkDeviation({ ...line, dosis_formulada }, given, patient, TODAY)).toEqual({})
    expect(checkDeviation({ ...line, dosis_formulada: 89 }, given, patient, TODAY)).toEqual({
      motivo_desviacion: [
        '11 % menos que el esquema (100 mg, 1 aplicación): escoja por qué y escríbalo en la observación',
      ],
    })
    expect(checkDeviation({ ...line, dosis_formulada: 111 }, given, patient, TODAY)).toEqual({
      motivo_desviacion: [
        '11 % más que el esquema (100 mg, 1 aplicación): escoja por qué y escríbalo en la observación',
      ],
    })
  })

  it('is an increase that somebody else signs over 10 %, with its reason and up to twice', () => {
    const given = drug({ dosis: 100, indice_dosis: 'FIJA', unidad_medida: 'mg', dosis_maxima: null })
    const line = {
      ...lineOfDrug(given, null),
      motivo_desviacion: 'protocolo' as const,
      observaciones: 'Se acordó en la junta',
    }
    const twice = { ...line, dosis_formulada: 200 }
    expect(checkDeviation(twice, given, patient, TODAY)).toEqual({})
    expect(signedIncrease(twice, given, patient, TODAY)).toBe(
      'Vincristina: 100 % más que el esquema (100 mg, 1 aplicación)',
    )
    expect(Object.keys(checkDeviation({ ...line, dosis_formulada: 201 }, given, patient, TODAY))).toEqual([
      'dosis_formulada',
    ])
    for (const dosis_formulada of [50, 100, 110])
      expect(signedIncrease({ ...line, dosis_formulada }, given, patient, TODAY)).toBeNull()
    expect(signedIncrease({ ...line, dosis_formulada: 111 }, given, patient, TODAY)).not.toBeNull()
    for (const change of [{ motivo_desviacion: null }, { observaciones: ' ' }])
      expect(checkDeviation({ ...twice, ...change }, given, patient, TODAY)).toEqual({
        motivo_desviacion: [expect.stringContaining('escoja por qué y escríbalo')],
      })
    for (const observaciones of ['.', 'x'.repeat(30), '1234567890', 'En junta'])
      expect(checkDeviation({ ...twice, observaciones }, given, patient, TODAY)).toEqual({
        motivo_desviacion: [expect.stringContaining('con sus palabras: mínimo 10 letras')],
      })
  })
})

it.each([
  [0, null],
  [0.4, null],
  [-23.8, '24 % menos que el esquema'],
  [8.2, '8 % más que el esquema'],
])('%d is said as %s', (percent, words) => {
  expect(deviationWords(percent)).toBe(words)
})

describe('the cycles and their repetition', () => {
  const scheme = { ciclos: 4, frecuencia_repeat: 21, duracion: 'FIJA' }
  it.each([
    [8, 11, {}],
    [9, 21, { ciclo_total: ['El esquema tiene 4 ciclos'] }],
    [4, 10, { frecuencia_repeticion: ['El esquema se repite cada 21 días'] }],
  ])('%d cycles every %d days', (ciclo_total, frecuencia_repeticion, wanted) => {
    expect(checkCourse({ ciclo_total, frecuencia_repeticion }, scheme, TODAY)).toEqual(wanted)
  })

  it('goes on as long as there is response where it has no fixed length', () => {
    const endless = { ...scheme, duracion: 'HASTA_PROGRESION' }
    expect(checkCourse({ ciclo_total: 60, frecuencia_repeticion: 21 }, endless, TODAY)).toEqual({})
  })
})
