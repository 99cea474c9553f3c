import { describe, expect, it } from 'vitest'
import { containersFor } from './containers.ts'
import { type Contents, doseUnits, drugPerUnit, mustMeasure } from './contents.ts'
import { componentStrength, unitStrength } from './unit-strength.ts'

const contents = (change: Partial<Contents>): Contents => ({
  contenido: 100,
  unidad_contenido: 'mL',
  concentracion: { cantidad: 50, unidad: 'mg' },
  base_concentracion: 'único',
  unidades_dosis: ['mL', 'mg'],
  gotas_por_ml: null,
  dias_abierto: null,
  divisible: true,
  medida_minima: { cantidad: 0.5, unidad: 'mL' },
  ...change,
})
const glargine = contents({
  contenido: 3,
  concentracion: { cantidad: 100, unidad: 'UI' },
  unidades_dosis: ['UI'],
  dias_abierto: 28,
  medida_minima: { cantidad: 1, unidad: 'UI' },
})
const drops = contents({
  contenido: 10,
  concentracion: { cantidad: 100, unidad: 'mg' },
  unidades_dosis: ['gotas'],
  gotas_por_ml: 40,
})
const inhaler = contents({
  contenido: 200,
  unidad_contenido: 'dosis',
  concentracion: { cantidad: 100, unidad: 'mcg' },
  unidades_dosis: ['puff', 'mcg'],
})
const powder = contents({
  contenido: 1,
  unidad_contenido: 'vial',
  concentracion: { cantidad: 40, unidad: 'mg' },
  unidades_dosis: ['mg'],
  divisible: false,
})
const cream = contents({ unidad_contenido: 'g', unidades_dosis: ['aplicación'] })
const every = (dosis: number, unidad_dosis: string, frecuencia: number, duracion: number) =>
  ({ dosis, unidad_dosis, frecuencia, tiempo: 'Horas', duracion }) as const

describe('the units of a dose', () => {
  it('are those that can be measured in what the container holds', () => {
    expect(doseUnits(contents({}))).toEqual(['mL', 'mg'])
    expect(doseUnits(drops)).toEqual(['gotas'])
    expect(doseUnits({ ...drops, gotas_por_ml: null })).toEqual([])
    expect(doseUnits(inhaler)).toEqual(['puff', 'mcg'])
    expect(doseUnits(cream)).toEqual([])
    expect(doseUnits(contents({ contenido: null }))).toEqual([])
    expect(doseUnits(null)).toEqual([])
  })

  it('have to be said of what is never taken whole', () => {
    expect([glargine, drops, inhaler, powder, cream, null].map(mustMeasure)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('bring their drug', () => {
    expect(drugPerUnit('mL', contents({}))).toEqual({ cantidad: 50, unidad: 'mg' })
    expect(drugPerUnit('gotas', drops)).toEqual({ cantidad: 2.5, unidad: 'mg' })
    expect(drugPerUnit('UI', glargine)).toEqual({ cantidad: 1, unidad: 'UI' })
    expect(drugPerUnit('puff', inhaler)).toEqual({ cantidad: 100, unidad: 'mcg' })
    expect(drugPerUnit('puff', contents({}))).toBeNull()
    expect(drugPerUnit('mL', contents({ concentracion: null }))).toBeNull()
  })

  it('take the place of the strength of a whole unit', () => {
    const suspension = { concentracion: '250 mg/5 mL', unidad_presentacion: 'Frasco', base_dosis: null }
    expect(unitStrength(suspension)).toBeNull()
    const medida = { unidad: 'mL', contenido: contents({}) }
    expect(unitStrength({ ...suspension, medida })).toEqual({ cantidad: 50, unidad: 'mg' })
    const combined = { ...suspension, concentracion: '400/57 mg/5 mL' }
    const first = contents({ concentracion: { cantidad: 80, unidad: 'mg' }, base_concentracion: 'primer componente' })
    const place = (index: number) =>
      componentStrength({ ...combined, medida: { unidad: 'mL', contenido: first } }, index, 2)
    expect(place(0)?.cantidad).toBe(80)
    expect(place(1)?.cantidad).toBeCloseTo(11.4)
    const summed = {
      ...first,
      concentracion: { cantidad: 91.4, unidad: 'mg' },
      base_concentracion: 'suma de componentes',
    } as const
    expect(componentStrength({ ...combined, medida: { unidad: 'mL', contenido: summed } }, 0, 2)?.cantidad).toBeCloseTo(
      80,
    )
  })
})

describe('the containers of a month', () => {
  it('are what is taken between what one holds, upwards', () => {
    expect(containersFor(every(20, 'UI', 24, 30), glargine)).toMatchObject({
      necesita: 600,
      trae: 300,
      envases: 2,
      sobra: 0,
    })
    expect(containersFor(every(5, 'mL', 8, 7), contents({}))).toMatchObject({
      tomas: 21,
      necesita: 105,
      envases: 2,
      sobra: 95,
    })
    expect(containersFor(every(250, 'mg', 8, 7), contents({}))).toMatchObject({
      necesita: 5250,
      trae: 5000,
      envases: 2,
    })
    expect(containersFor(every(20, 'gotas', 8, 30), drops)).toMatchObject({ necesita: 1800, trae: 400, envases: 5 })
    expect(containersFor(every(2, 'puff', 6, 5), inhaler)).toMatchObject({ necesita: 40, envases: 1, sobra: 160 })
  })

  it('are more where an opened one expires', () => {
    expect(containersFor(every(2, 'UI', 24, 30), glargine)).toMatchObject({
      necesita: 60,
      envases: 2,
      vence: 28,
      sobra: 540,
    })
  })

  it('are counted by take where what is left is thrown away', () => {
    expect(containersFor(every(60, 'mg', 24, 5), powder)).toMatchObject({ por_toma: 2, envases: 10, sobra: 20 })
    expect(containersFor(every(40, 'mg', 24, 5), powder)).toMatchObject({ por_toma: 1, envases: 5, sobra: 0 })
  })

  it('cannot be told of what cannot be measured', () => {
    expect(containersFor(every(1, 'aplicación', 12, 7), cream)).toBeNull()
    expect(containersFor(every(1, 'mL', 12, 7), contents({ contenido: null }))).toBeNull()
  })
})
