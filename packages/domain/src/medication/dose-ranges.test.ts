import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { child, drugOf, line, row } from '../testing/child-samples.ts'
import { NO_CHILD_RANGE, NO_CHILD_UNIT } from './child-compared.ts'
import { indexChildDoses, type ChildDoseRow } from './child-row.ts'
import { NO_CHILD_WEIGHT, type KnownChild } from './child-weight.ts'
import { doseRanges, DoseRange, DoseRanges } from './dose-ranges.ts'
import { indexDoses, NO_RANGE, type DoseRow } from './usual-dose.ts'

const TODAY = '2026-11-23'
const adultRow = (change: Partial<DoseRow> = {}): DoseRow => ({
  principio_activo: 'Acetaminofén',
  via: 'Oral',
  dosis_min: 500,
  dosis_max: 1000,
  unidad_dosis: 'mg',
  max_dia: 4000,
  frecuencia_especial: null,
  fuente: 'Adultos',
  ...change,
})
const asked = (
  who: KnownChild | null,
  rows: readonly ChildDoseRow[] = [row()],
  adult: readonly DoseRow[] = [adultRow()],
  change = {},
) => doseRanges(line(change), who, { doses: indexDoses(adult), childDoses: indexChildDoses(rows) }, TODAY)

const OF_ADULT = {
  principio: 'Acetaminofén',
  de: 'adulto',
  indicacion: '',
  unidad: 'mg',
  por_unidad: 500,
  kg: null,
  toma_min: 500,
  toma_max: 1000,
  dia_min: null,
  dia_max: 4000,
  fuente: 'Adultos',
}

describe('the ranges of a patient', () => {
  it('of a child are those of its age and weight, and the most of an adult', () => {
    expect(asked(child(72, 20))).toEqual({
      menor: true,
      meses: 72,
      peso: { kg: 20, fecha: '2026-11-20' },
      por_que: null,
      contraindicado: null,
      rangos: [
        {
          principio: 'Acetaminofén',
          de: 'nino',
          indicacion: 'dolor o fiebre',
          unidad: 'mg',
          por_unidad: 500,
          kg: 20,
          toma_min: 200,
          toma_max: 300,
          dia_min: null,
          dia_max: 1500,
          fuente: 'Prueba',
        },
        OF_ADULT,
      ],
    })
  })

  it('of a row by day are those of the day, and of one that is for any weight have none', () => {
    expect(asked(child(72, 20), [row({ unidad: 'mg/kg/día', dosis_min: 30, dosis_max: 60 })]).rangos[0]).toMatchObject({
      kg: 20,
      toma_min: null,
      toma_max: 1000,
      dia_min: 600,
      dia_max: 1200,
    })
    const fixed = row({ unidad: 'mg/día', dosis_min: 30, dosis_max: 60, max_dia_por_kg: null })
    expect(asked(child(72, null), [fixed]).rangos[0]).toMatchObject({ kg: null, dia_min: 30, dia_max: 60 })
  })

  it('of an adult are its own', () => {
    expect(asked(null)).toEqual({
      menor: false,
      meses: null,
      peso: null,
      por_que: null,
      contraindicado: null,
      rangos: [OF_ADULT],
    })
  })

  it.each([
    ['without a row of the age', child(1, 4), [row()], {}, NO_CHILD_RANGE],
    ['without a weight', child(72, null), [row()], {}, NO_CHILD_WEIGHT],
    [
      'without knowing what a unit has',
      child(72, 20),
      [row()],
      { presentation: { concentracion: null, unidad_presentacion: 'Frasco', base_dosis: null } },
      NO_CHILD_UNIT,
    ],
  ])('%s, it says why and has only what an adult has', (_, who, rows, change, why) => {
    const { por_que, rangos } = asked(who, rows, [adultRow()], change)
    expect(por_que).toBe(why)
    expect(rangos.every(({ de }) => de === 'adulto')).toBe(true)
  })

  it('a missing weight is said before a missing row of another part', () => {
    const combined = { drug: drugOf(7, 'Codeína + acetaminofén', 'Codeína;Acetaminofén') }
    const presentation = { concentracion: '30/500 mg', unidad_presentacion: 'Tableta', base_dosis: null }
    const both = asked(child(72, null), [row()], [], { ...combined, presentation })
    expect(both.por_que).toBe(NO_CHILD_WEIGHT)
    expect(asked(child(72, 20), [row()], [], { ...combined, presentation }).por_que).toBe(NO_CHILD_RANGE)
  })

  it('of an adult says that there is none, or that its unit does not compare', () => {
    expect(asked(null, [], []).por_que).toBe(NO_RANGE)
    expect(asked(null, [], [adultRow({ unidad_dosis: 'mL' })])).toMatchObject({ por_que: NO_CHILD_UNIT, rangos: [] })
  })

  it('says from which age it is forbidden', () => {
    expect(asked(child(72, 20), [row({ contraindicado_bajo_meses: 144 })]).contraindicado).toBe(
      'Contraindicado en menores de 12 años: Acetaminofén',
    )
  })
})

describe('the ranges as they travel', () => {
  const decode = Schema.decodeUnknownSync(DoseRanges)
  const isRange = Schema.is(DoseRange)

  it('arrive as they were worked out, of a child and of an adult', () => {
    const byDay = [row({ unidad: 'mg/kg/día', dosis_min: 30, dosis_max: 60, contraindicado_bajo_meses: 144 })]
    for (const ranges of [asked(child(72, 20)), asked(child(72, 20), byDay), asked(child(72, null)), asked(null)])
      expect(decode(JSON.parse(JSON.stringify(ranges)))).toEqual(ranges)
  })

  it('say whether it is a minor, how old and how heavy, and nothing in their place', () => {
    const isRanges = Schema.is(DoseRanges)
    const whole = asked(child(72, 20))
    expect(isRanges(whole)).toBe(true)
    expect(isRanges({ ...whole, meses: null, peso: null })).toBe(true)
    for (const wrong of [
      {},
      { ...whole, menor: null },
      { ...whole, meses: 7.5 },
      { ...whole, peso: {} },
      { ...whole, peso: { kg: '20', fecha: '2026-11-20' } },
      { ...whole, peso: { kg: 20, fecha: 'ayer' } },
      { ...whole, por_que: 3 },
      { ...whole, contraindicado: false },
      { ...whole, rangos: [{}] },
    ])
      expect(isRanges(wrong), JSON.stringify(wrong)).toBe(false)
  })

  it('are of a child or of an adult, with a figure or none, and with every field', () => {
    expect(isRange(OF_ADULT)).toBe(true)
    expect(isRange({ ...OF_ADULT, de: 'anciano' })).toBe(false)
    for (const field of Object.keys(OF_ADULT))
      expect([field, isRange({ ...OF_ADULT, [field]: true })]).toEqual([field, false])
    for (const field of ['kg', 'toma_min', 'toma_max', 'dia_min', 'dia_max'])
      for (const [value, fits] of [
        [null, true],
        [2.5, true],
        [Infinity, false],
      ] as const)
        expect([field, value, isRange({ ...OF_ADULT, [field]: value })]).toEqual([field, value, fits])
    expect(isRange({ ...OF_ADULT, por_unidad: null })).toBe(false)
  })
})

describe('of several rows', () => {
  it('of an adult those that compare are drawn, and it is not said that none does', () => {
    const { por_que, rangos } = asked(null, [], [adultRow({ unidad_dosis: 'mL' }), adultRow({ fuente: 'Otra' })])
    expect([por_que, rangos.map(({ fuente }) => fuente)]).toEqual([null, ['Otra']])
  })

  it('of a combination each part is drawn with its name, and one that is missing is said', () => {
    const presentation = { concentracion: '30/500 mg', unidad_presentacion: 'Tableta', base_dosis: null }
    const change = { drug: drugOf(7, 'Codeína + acetaminofén', 'Codeína;Acetaminofén'), presentation }
    const { por_que, rangos } = asked(child(72, 20), [row()], [], change)
    expect([por_que, rangos.map(({ principio, por_unidad }) => [principio, por_unidad])]).toEqual([
      NO_CHILD_RANGE,
      [['Acetaminofén', 500]],
    ])
    const last = { ...change, drug: drugOf(7, 'Acetaminofén + codeína', 'Acetaminofén;Codeína') }
    expect(asked(child(72, 20), [row()], [], last).por_que).toBe(NO_CHILD_RANGE)
    const both = asked(child(72, 20), [row(), row({ principio_activo: 'Codeína', max_dosis: 60 })], [], change)
    expect([both.por_que, both.rangos.map(({ principio, por_unidad }) => [principio, por_unidad])]).toEqual([
      null,
      [
        ['Codeína', 30],
        ['Acetaminofén', 500],
      ],
    ])
  })
})
