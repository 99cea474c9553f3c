import { describe, expect, it } from 'vitest'
import { child, drugOf, line, row, told } from '../testing/child-samples.ts'
import { NO_CHILD_RANGE, NO_CHILD_UNIT } from './child-compared.ts'
import { NO_CHILD_WEIGHT, weightDays } from './child-weight.ts'

describe('la dosis de un menor de edad', () => {
  it('dentro del rango de su edad y su peso no dice nada', () => {
    expect(told(child(120, 34))).toEqual({ comparada: true, por_que: null, falta_peso: false, hallazgos: [] })
  })

  it('por encima dice la cuenta, y más del doble está contraindicado', () => {
    expect(told(child(72, 20)).hallazgos).toEqual([
      expect.objectContaining({
        comprobacion: 'dosis',
        clave: 'dosis:5:alta_nino',
        severidad: 'mayor',
        medicamentos: [expect.objectContaining({ codesumi_id: 5, principio: 'Acetaminofén' })],
        bloquea: false,
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
      severidad: 'moderada',
      titulo: 'Dosis baja para esta edad y peso: 125 mg por toma, el mínimo es 600 mg',
    })
  })

  it('las filas de otro peso, edad, vía, componente o superficie no cuentan', () => {
    const others = [
      row({ peso_max_kg: 10 }),
      row({ peso_min_kg: 50 }),
      row({ edad_min_meses: 100 }),
      row({ via: 'Rectal' }),
      row({ unidad: 'mg/m²/día' }),
    ]
    for (const other of others) expect(told(child(72, 20), [other]).por_que).toBe(NO_CHILD_RANGE)
    expect(told(child(72, 20), [row({ base: 'zinc elemental' })]).por_que).toBe(NO_CHILD_UNIT)
    expect(told(child(72, 20), [row({ via: '' })]).comparada).toBe(true)
  })

  it('la fila de la vía gana a la de cualquiera, y a lo que se aplica en la piel no le toca esa', () => {
    const any = row({ via: '', dosis_max: 100 })
    expect(told(child(72, 20), [any, row()]).hallazgos).toHaveLength(1)
    const young = row({ via: '', dosis_max: null, unidad: null, contraindicado_bajo_meses: 216 })
    expect(told(child(72, 20), [young], { via: 'Tópica' }).hallazgos).toEqual([])
  })

  it('de una combinación cuenta el componente del que es la cifra, y si la fila no es de ella, cada uno', () => {
    const both = { concentracion: '160/800 mg', unidad_presentacion: 'Tableta', base_dosis: 'primer componente' }
    const drug = drugOf(9, 'Trimetoprim + sulfametoxazol', 'Trimetoprim;Sulfametoxazol')
    const change = { drug, presentation: both, frecuencia: 12 }
    const own = row({
      principio_activo: drug.principio_activo,
      base: 'trimetoprim',
      unidad: 'mg/kg/día',
      dosis_max: 12,
      max_dosis: 160,
      max_dia: 320,
      max_dia_por_kg: null,
    })
    expect(told(child(72, 30), [own], change)).toMatchObject({ comparada: true, hallazgos: [] })
    expect(told(child(72, 20), [own], change).hallazgos[0]?.titulo).toContain('320 mg al día, el máximo es 240 mg')
    const sum = told(child(72, 20), [{ ...own, base: 'suma de componentes' }], change).hallazgos
    expect(sum[0]?.titulo).toContain('1 920 mg al día')
    const part = row({ principio_activo: 'Sulfametoxazol', dosis_max: 10, contraindicado_bajo_meses: 84 })
    const answer = told(child(72, 20), [part], change)
    expect(answer).toMatchObject({ comparada: false, por_que: NO_CHILD_RANGE })
    expect(answer.hallazgos.map(({ clave }) => clave)).toEqual(['dosis:9:edad', 'dosis:9:alta_nino:sulfametoxazol'])
  })

  it('una fila que no es por peso se compara sin él', () => {
    const fixed = row({ unidad: 'mg/dosis', dosis_min: 250, dosis_max: 250, max_dia_por_kg: null })
    expect(told(child(72, null), [fixed])).toMatchObject({ comparada: true, falta_peso: false })
    expect(told(child(72, null), [fixed]).hallazgos[0]?.detalle).toBe('250 mg/dosis (dolor o fiebre)')
    for (const asks of [row(), row({ ...fixed, peso_max_kg: 30 }), row({ ...fixed, peso_min_kg: 10 })])
      expect(told(child(72, null), [fixed, asks])).toMatchObject({ comparada: false, falta_peso: true })
  })

  it('lo demás que trae el principio activo se suma', () => {
    const other = line({ drug: drugOf(6, 'Acetaminofén', ''), frecuencia: 8 })
    const skin = line({ drug: drugOf(7, 'Acetaminofén', '', 'Tópica') })
    const half = { frecuencia: 8, dosis: 0.5 }
    expect(
      told(child(120, 34), [row({ dosis_min: 5 })], half, [line({ drug: drugOf(8, 'Naproxeno', '') }), skin]).hallazgos,
    ).toEqual([])
    expect(told(child(120, 34), [row({ dosis_min: 5 })], half, [other]).hallazgos).toEqual([])
    expect(told(child(72, 20), [row({ max_dia_por_kg: 100 })], half, [other]).hallazgos).toEqual([
      expect.objectContaining({
        clave: 'dosis:suma_nino:acetaminofen:5-6',
        severidad: 'mayor',
        titulo: 'Acetaminofén en todo el día, para esta edad y peso: 2 250 mg, el máximo es 1 800 mg',
        detalle: 'Acetaminofén 500 mg tableta: 750 mg + Acetaminofén: 1 500 mg',
        conducta: 'Deje una sola presentación o baje la dosis hasta que la suma quepa en el día',
        medicamentos: [
          expect.objectContaining({ codesumi_id: 5, principio: 'Acetaminofén' }),
          expect.objectContaining({ codesumi_id: 6 }),
        ],
      }),
    ])
    expect(told(child(72, 12), [row()], half, [other]).hallazgos.at(-1)?.severidad).toBe('contraindicada')
  })

  it('lo contraindicado por edad se dice aunque no haya con qué comparar', () => {
    const young = row({ dosis_max: null, unidad: null, contraindicado_bajo_meses: 24 })
    expect(told(child(23, null), [young])).toMatchObject({
      comparada: false,
      por_que: NO_CHILD_RANGE,
      hallazgos: [{ severidad: 'contraindicada', titulo: 'Contraindicado en menores de 2 años: Acetaminofén' }],
    })
    expect(told(child(24, null), [young]).hallazgos).toEqual([])
    for (const [from, words] of [
      [1, '1 mes'],
      [3, '3 meses'],
      [12, '12 meses'],
      [30, '30 meses'],
      [24, '2 años'],
    ] as const)
      expect(told(child(0, 4), [row({ contraindicado_bajo_meses: from })]).hallazgos[0]?.titulo).toBe(
        `Contraindicado en menores de ${words}: Acetaminofén`,
      )
  })

  it('sin un peso que valga a su edad no se compara, y se dice cuál es', () => {
    expect(told(child(72, null))).toMatchObject({ por_que: NO_CHILD_WEIGHT, falta_peso: true })
    expect(told(child(20, 11, '2026-10-01')).por_que).toBe(
      'El último peso es del 01 oct 2026: a esta edad vale el de hoy. Péselo para comprobar la dosis',
    )
    expect(told(child(72, 20, '2026-11-01')).comparada).toBe(true)
    expect(told(child(72, 20, '2026-05-01')).por_que).toContain('a esta edad vale 30 días')
    const setting = { menores_de_2: 10, desde_2: 'seis' }
    expect([weightDays(23, setting), weightDays(24, setting), weightDays(24, 5)]).toEqual([10, 30, 30])
  })

  it('sin saber cuánto hay en una unidad no se compara', () => {
    const syrup = { concentracion: '150 mg/5 mL', unidad_presentacion: 'Frasco', base_dosis: 'único' }
    expect(told(child(72, 20), [row()], { presentation: syrup }).por_que).toBe(NO_CHILD_UNIT)
  })
})
