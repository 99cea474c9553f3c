import { describe, expect, it } from 'vitest'
import {
  childDose,
  NO_CHILD_RANGE,
  NO_CHILD_UNIT,
  NO_CHILD_WEIGHT,
  type ChildDoseRow,
  type KnownChild,
} from './child-dose.ts'
import type { TakenLine } from './day-total.ts'
import { drugFacts } from './drug-facts.ts'

const TODAY = '2026-11-23'
const row = (change: Partial<ChildDoseRow> = {}): ChildDoseRow => ({
  principio_activo: 'Acetaminofén',
  via: 'Oral',
  edad_min_meses: 3,
  edad_max_meses: 216,
  peso_min_kg: null,
  peso_max_kg: null,
  dosis_min: 10,
  dosis_max: 15,
  unidad: 'mg/kg/dosis',
  tomas_dia_max: 6,
  max_dosis: 1000,
  max_dia: 4000,
  unidad_max: 'mg',
  max_dia_por_kg: 75,
  contraindicado_bajo_meses: null,
  indicacion: 'dolor o fiebre',
  base: '',
  fuente: 'Prueba',
  ...change,
})
const line = (change: Partial<TakenLine> = {}): TakenLine => ({
  drug: {
    ...drugFacts({
      codesumi_id: 5,
      nombre: 'Acetaminofén 500 mg tableta',
      atc: null,
      principio_activo: 'Acetaminofén',
      componentes: '',
      via: 'Oral',
    }),
    origen: 'por_ordenar',
  },
  presentation: { concentracion: '500 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via: 'Oral',
  dosis: 1,
  frecuencia: 6,
  tiempo: 'Horas',
  ...change,
})
const child = (meses: number, kg: number | null, fecha = '2026-11-20'): KnownChild => ({
  meses,
  peso: kg === null ? null : { kg, fecha },
})
const told = (who: KnownChild, rows: readonly ChildDoseRow[] = [row()], change: Partial<TakenLine> = {}) =>
  childDose(line(change), who, rows, TODAY)

describe('la dosis de un menor de edad', () => {
  it('dentro del rango de su edad y su peso no dice nada', () => {
    expect(told(child(120, 34))).toEqual({ comparada: true, por_que: null, hallazgos: [] })
  })

  it('por encima dice la cuenta, y más del doble está contraindicado', () => {
    expect(told(child(72, 20)).hallazgos).toEqual([
      expect.objectContaining({
        clave: 'dosis:5:alta_nino',
        severidad: 'mayor',
        titulo: 'Dosis alta para esta edad y peso: 500 mg por toma, el máximo es 300 mg',
        detalle: '15 mg/kg/dosis × 20,0 kg = 300 mg (dolor o fiebre)',
      }),
    ])
    expect(told(child(60, 18), [row()], { dosis: 4, frecuencia: 4 }).hallazgos[0]).toMatchObject({
      severidad: 'contraindicada',
      titulo: 'Dosis alta para esta edad y peso: 12 000 mg al día, el máximo es 1 350 mg',
    })
  })

  it('la suma del día también cuenta', () => {
    const found = told(child(120, 34), [row()], { frecuencia: 4 }).hallazgos
    expect(found[0]?.titulo).toBe('Dosis alta para esta edad y peso: 3 000 mg al día, el máximo es 2 550 mg')
    const daily = row({ unidad: 'mg/kg/día', dosis_min: 20, dosis_max: 40, max_dia_por_kg: null })
    expect(told(child(120, 34), [daily]).hallazgos[0]?.titulo).toBe(
      'Dosis alta para esta edad y peso: 2 000 mg al día, el máximo es 1 360 mg',
    )
  })

  it('basta con caber en una de las filas, y una muy baja informa', () => {
    const fixed = row({ unidad: 'mg/dosis', dosis_min: 500, dosis_max: 500, max_dia_por_kg: null })
    expect(told(child(72, 20), [row(), fixed]).hallazgos).toEqual([])
    expect(told(child(200, 60), [row()], { dosis: 0.25 }).hallazgos[0]).toMatchObject({
      severidad: 'informativa',
      titulo: 'Dosis baja para esta edad y peso: 125 mg por toma',
    })
  })

  it('las filas de otro peso, edad, vía, componente o superficie no cuentan', () => {
    const others = [
      row({ peso_max_kg: 10 }),
      row({ peso_min_kg: 50 }),
      row({ edad_min_meses: 100 }),
      row({ via: 'Rectal' }),
      row({ base: 'trimetoprim' }),
      row({ unidad: 'mg/m²/día' }),
    ]
    for (const other of others) expect(told(child(72, 20), [other]).por_que).toBe(NO_CHILD_RANGE)
    expect(told(child(72, 20), [row({ via: '' })]).comparada).toBe(true)
  })

  it('lo contraindicado por edad se dice aunque no haya con qué comparar', () => {
    const young = row({ dosis_max: null, contraindicado_bajo_meses: 24 })
    expect(told(child(23, null), [young])).toMatchObject({
      comparada: false,
      por_que: NO_CHILD_RANGE,
      hallazgos: [{ severidad: 'contraindicada', titulo: 'Contraindicado en menores de 2 años: Acetaminofén' }],
    })
    expect(told(child(24, null), [young]).hallazgos).toEqual([])
    expect(told(child(1, 4), [row({ contraindicado_bajo_meses: 3 })]).hallazgos[0]?.titulo).toContain('3 meses')
  })

  it('sin un peso que valga a su edad no se compara, y se dice cuál es', () => {
    expect(told(child(72, null)).por_que).toBe(NO_CHILD_WEIGHT)
    expect(told(child(20, 11, '2026-10-01')).por_que).toBe(
      'El último peso es del 01 oct 2026, de hace 53 días: a esta edad vale 30',
    )
    expect(told(child(72, 20, '2026-10-01')).comparada).toBe(true)
    expect(told(child(72, 20, '2026-05-01')).por_que).toContain('a esta edad vale 180')
  })

  it('sin saber cuánto hay en una unidad no se compara', () => {
    const syrup = { concentracion: '150 mg/5 mL', unidad_presentacion: 'Frasco', base_dosis: 'único' }
    expect(told(child(72, 20), [row()], { presentation: syrup }).por_que).toBe(NO_CHILD_UNIT)
  })
})
