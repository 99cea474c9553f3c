import { describe, expect, it } from 'vitest'
import { child, drugOf, line, row, told } from '../testing/child-samples.ts'
import { NO_CHILD_RANGE } from './child-compared.ts'
import type { ChildDoseRow } from './child-row.ts'
import { NO_CHILD_WEIGHT } from './child-weight.ts'

const low = (dosis_min: number | null) => row({ dosis_min, dosis_max: 60, max_dosis: null })
const found = (...rows: ChildDoseRow[]) => told(child(72, 20), rows, { frecuencia: 24 }).hallazgos

describe('los límites de la dosis de un menor de edad', () => {
  it('lo justo cabe: en el máximo de la toma, del día y de la suma', () => {
    const exact = row({ dosis_max: 25, tomas_dia_max: 3, max_dia_por_kg: null })
    expect(told(child(72, 20), [exact], { frecuencia: 8 }).hallazgos).toEqual([])
    const other = line({ drug: drugOf(6, 'Acetaminofén', ''), frecuencia: 24 })
    expect(told(child(72, 20), [exact], { frecuencia: 12 }, [other]).hallazgos).toEqual([])
    const inDay = row({ unidad: 'mg/kg/día', dosis_min: null, dosis_max: 75, max_dia_por_kg: null })
    expect(told(child(72, 20), [inDay], { frecuencia: 8 }).hallazgos).toEqual([])
  })

  it('de una suma cuenta la fila que más admite, y ninguna que no diga el día', () => {
    const other = line({ drug: drugOf(6, 'Acetaminofén', ''), frecuencia: 24 })
    const narrow = row({ unidad: 'mg/kg/día', dosis_min: null, dosis_max: 40, max_dia_por_kg: null, indicacion: 'a' })
    const wide = { ...narrow, dosis_max: 60, indicacion: 'b' }
    for (const rows of [
      [narrow, wide],
      [wide, narrow],
    ])
      expect(told(child(72, 20), rows, { frecuencia: 12 }, [other]).hallazgos.map(({ titulo }) => titulo)).toEqual([
        'Acetaminofén en todo el día, para esta edad y peso: 1 500 mg, el máximo es 1 200 mg',
      ])
    const noDay = row({ dosis_max: 30, tomas_dia_max: null, max_dia: null, max_dia_por_kg: null })
    expect(told(child(72, 20), [noDay], {}, [other]).hallazgos).toEqual([])
  })

  it('la cuenta sin indicación no abre un paréntesis, y lo que no trae el principio activo no está en la suma', () => {
    const plain = row({ indicacion: '', max_dia_por_kg: 100 })
    expect(told(child(72, 20), [plain]).hallazgos[0]?.detalle).toBe('15 mg/kg/dosis × 20,0 kg = 300 mg')
    const others = [line({ drug: drugOf(8, 'Naproxeno', '') }), line({ drug: drugOf(6, 'Acetaminofén', '') })]
    expect(told(child(72, 20), [plain], {}, others).hallazgos.at(-1)?.clave).toBe('dosis:suma_nino:acetaminofen:5-6')
  })

  it('es baja si lo es para todas las filas, y por debajo de la mitad pide un motivo', () => {
    expect(found(low(25))).toEqual([])
    expect(found(low(26))).toMatchObject([{ clave: 'dosis:5:baja_nino', severidad: 'informativa' }])
    expect(found(low(50))[0]?.severidad).toBe('informativa')
    expect(found(low(51))[0]?.severidad).toBe('moderada')
    expect(found(low(51), { ...low(null), indicacion: 'otra' })).toEqual([])
    expect(found(low(51), low(26))[0]).toMatchObject({
      severidad: 'informativa',
      titulo: 'Dosis baja para esta edad y peso: 500 mg por toma, el mínimo es 520 mg',
    })
  })

  it('de una fila de un día es baja la del día, con lo demás que trae el principio activo', () => {
    const daily = row({ unidad: 'mg/kg/día', dosis_min: 60, dosis_max: 90, max_dosis: null, max_dia_por_kg: null })
    const summed = (others: Parameters<typeof told>[3] = []) =>
      told(child(72, 20), [daily], { dosis: 0.5, frecuencia: 8 }, others).hallazgos
    expect(summed()).toMatchObject([
      {
        clave: 'dosis:5:baja_nino',
        severidad: 'informativa',
        titulo: 'Dosis baja para esta edad y peso: 750 mg al día, el mínimo es 1 200 mg',
      },
    ])
    expect(summed([line({ drug: drugOf(6, 'Acetaminofén', ''), dosis: 0.5, frecuencia: 8 })])).toEqual([])
  })

  it('la edad y el peso de una fila terminan antes de su último', () => {
    expect(told(child(72, 20), [row({ edad_max_meses: 72 })]).por_que).toBe(NO_CHILD_RANGE)
    expect(told(child(72, 20), [row({ peso_max_kg: 20 })]).por_que).toBe(NO_CHILD_RANGE)
    expect(told(child(72, 20), [row({ edad_min_meses: 72, peso_min_kg: 20 })]).comparada).toBe(true)
  })

  it('lo que le falta a una combinación es el peso, si a alguna de sus partes le falta', () => {
    const both = { concentracion: '500/50 mg', unidad_presentacion: 'Tableta', base_dosis: 'primer componente' }
    const drug = drugOf(9, 'Acetaminofén + cafeína', 'Acetaminofén;Cafeína')
    const change = { drug, presentation: both }
    const part = row({ principio_activo: 'Cafeína' })
    expect(told(child(72, null), [part], change)).toMatchObject({ por_que: NO_CHILD_WEIGHT, falta_peso: true })
    expect(told(child(72, 20), [part], change)).toMatchObject({ por_que: NO_CHILD_RANGE, falta_peso: false })
    const whole = row({ principio_activo: drug.principio_activo, dosis_max: null, unidad: null })
    expect(told(child(72, 20), [whole, row(), part], change)).toMatchObject({ comparada: true })
    expect(told(child(72, 20), [row({ via: 'Rectal' })]).falta_peso).toBe(false)
  })
})
