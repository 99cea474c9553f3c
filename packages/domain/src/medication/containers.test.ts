import { describe, expect, it } from 'vitest'
import { containersFor, type MeasuredPosology } from './containers.ts'
import type { Contents } from './contents.ts'

const SYRUP: Contents = {
  contenido: 100,
  unidad_contenido: 'mL',
  concentracion: { cantidad: 50, unidad: 'mg' },
  base_concentracion: 'único',
  unidades_dosis: ['mL', 'mg'],
  gotas_por_ml: null,
  dias_abierto: 14,
  divisible: true,
  medida_minima: { cantidad: 0.5, unidad: 'mL' },
}
const every8: MeasuredPosology = { dosis: 5, unidad_dosis: 'mL', frecuencia: 8, tiempo: 'Horas', duracion: 7 }
const daily = (dosis: number, duracion: number): MeasuredPosology => ({ ...every8, dosis, frecuencia: 24, duracion })
const PEN: Contents = { ...SYRUP, contenido: 3, dias_abierto: 28, concentracion: { cantidad: 100, unidad: 'UI' } }
const units = (dosis: number, duracion: number) => ({ ...daily(dosis, duracion), unidad_dosis: 'UI' })

describe('the containers of a month', () => {
  it('are what is taken by what one holds, upwards, and say what is left in the last one', () => {
    expect(containersFor(every8, SYRUP)).toEqual({
      tomas: 21,
      necesita: 105,
      trae: 100,
      envases: 2,
      sobra: 95,
      vence: null,
      por_toma: null,
    })
    expect(containersFor({ ...every8, dosis: 10 }, SYRUP)).toMatchObject({ necesita: 210, envases: 3, sobra: 90 })
  })

  it('are counted in the unit of the dose', () => {
    expect(containersFor({ ...every8, dosis: 250, unidad_dosis: 'mg' }, SYRUP)).toMatchObject({
      necesita: 5250,
      trae: 5000,
      envases: 2,
      sobra: 4750,
    })
    expect(containersFor(units(20, 30), PEN)).toMatchObject({
      tomas: 30,
      necesita: 600,
      trae: 300,
      envases: 2,
      sobra: 0,
    })
  })

  it('of what is taken every so many days count those days', () => {
    expect(containersFor({ ...every8, frecuencia: 2, tiempo: 'Días', duracion: 30 }, SYRUP)).toMatchObject({
      tomas: 15,
      necesita: 75,
    })
    expect(containersFor({ ...every8, frecuencia: 2, duracion: 1 }, SYRUP)).toMatchObject({ tomas: 12, necesita: 60 })
  })

  it('are no more where what is taken is exactly what they hold, whatever the binary says', () => {
    expect(containersFor(daily(10, 10), SYRUP)).toMatchObject({ envases: 1, sobra: 0 })
    expect(containersFor(daily(10.1, 10), SYRUP)?.envases).toBe(2)
    // 0.1 × 3 is a little more than 0.3.
    expect(containersFor(daily(0.1, 3), { ...SYRUP, contenido: 0.3 })?.envases).toBe(1)
    expect(containersFor(daily(1_000_000.0005, 1), { ...SYRUP, contenido: 1 })?.envases).toBe(1_000_000)
    expect(containersFor(daily(1_000_000.5, 1), { ...SYRUP, contenido: 1 })?.envases).toBe(1_000_001)
  })

  it('are more where an opened one expires before it is empty, and only then is that said', () => {
    expect(containersFor(units(2, 30), PEN)).toMatchObject({ necesita: 60, envases: 2, sobra: 540, vence: 28 })
    expect(containersFor(units(2, 28), PEN)).toMatchObject({ envases: 1, sobra: 244, vence: null })
    expect(containersFor(units(20, 30), PEN)).toMatchObject({ envases: 2, vence: null })
    expect(containersFor(units(2, 30), { ...PEN, dias_abierto: null })).toMatchObject({ envases: 1, vence: null })
  })

  it('of which the rest is thrown away are those of each take', () => {
    const ampoule: Contents = { ...SYRUP, contenido: 2, divisible: false, dias_abierto: 1 }
    expect(containersFor(daily(5, 7), ampoule)).toEqual({
      tomas: 7,
      necesita: 35,
      trae: 2,
      envases: 21,
      sobra: 1,
      vence: null,
      por_toma: 3,
    })
    expect(containersFor(daily(2, 7), ampoule)).toMatchObject({ envases: 7, sobra: 0, por_toma: 1 })
    // 4.8 takes are five.
    expect(containersFor({ ...daily(1, 1), frecuencia: 5 }, ampoule)).toMatchObject({
      tomas: 5,
      necesita: 5,
      envases: 5,
    })
  })

  it('are not known where nobody can tell what one holds, or the unit is not measured in it', () => {
    expect(containersFor(every8, { ...SYRUP, contenido: null })).toBeNull()
    expect(containersFor({ ...every8, unidad_dosis: 'UI' }, SYRUP)).toBeNull()
    expect(containersFor({ ...every8, unidad_dosis: 'gotas' }, SYRUP)).toBeNull()
  })
})
