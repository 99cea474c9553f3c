import { describe, expect, it } from 'vitest'
import { measuresDoubts } from './measures-doubt.ts'

const before = { peso: 62, talla: 156, fecha: '2026-11-03' }

describe('medidas que se confirman', () => {
  it('nada que decir de las usuales y parecidas a las de antes', () => {
    expect(measuresDoubts({ peso: 62, talla: 156 }, 49, before)).toEqual([])
    expect(measuresDoubts({ peso: 62, talla: 156 }, 49, null)).toEqual([])
    expect(measuresDoubts({ peso: 68.2, talla: 156 }, 49, before)).toEqual([])
    expect(measuresDoubts({ peso: 55.8, talla: 156 }, 49, before)).toEqual([])
  })

  it('una coma corrida dice cuánto cambió, desde cuándo y por qué es poco usual', () => {
    expect(measuresDoubts({ peso: 6.2, talla: 156 }, 49, before)).toEqual([
      'El peso pasa de 62,0 a 6,2 kg (−90 %) desde el 03 nov 2026',
      'Un peso de 6,2 kg es poco usual a los 49 años',
      'El índice de masa corporal sería de 2,6 kg/m²',
    ])
    expect(measuresDoubts({ peso: 62, talla: 100 }, 49, before)).toEqual([
      'La talla pasa de 156,0 a 100,0 cm (−36 %) desde el 03 nov 2026',
      'Una talla de 100,0 cm es poco usual a los 49 años',
      'El índice de masa corporal sería de 62,0 kg/m²',
    ])
    expect(measuresDoubts({ peso: 70, talla: 156 }, 49, before)).toEqual([
      'El peso pasa de 62,0 a 70,0 kg (+13 %) desde el 03 nov 2026',
    ])
  })

  it.each([
    [3.4, 50, 0],
    [10.2, 76, 1],
    [14, 95, 3],
    [20, 115, 6],
    [35, 142, 11],
    [58, 165, 15],
    [29, 132, 14],
  ])('%d kg y %d cm son usuales a los %d años', (peso, talla, edad) => {
    expect(measuresDoubts({ peso, talla }, edad, null)).toEqual([])
  })

  it.each([
    [34, 50, 0, 'peso'],
    [3.4, 100, 0, 'talla'],
    [22, 70, 1, 'peso'],
    [14, 70, 3, 'talla'],
    [62, 115, 6, 'peso'],
    [15, 142, 11, 'peso'],
    [25, 165, 15, 'peso'],
    [80, 212, 30, 'talla'],
  ])('%d kg y %d cm no lo son a los %d años', (peso, talla, edad, what) => {
    expect(measuresDoubts({ peso, talla }, edad, null).join()).toMatch(new RegExp(`Una? ${what} de`, 'u'))
  })

  it('antes de los dos años el índice de masa no dice nada', () => {
    expect(measuresDoubts({ peso: 13.9, talla: 45 }, 0, null)).toEqual([])
    expect(measuresDoubts({ peso: 27, talla: 76 }, 2, null)).toEqual([])
    expect(measuresDoubts({ peso: 8, talla: 110 }, 2, null)).toEqual(['El índice de masa corporal sería de 6,6 kg/m²'])
  })
})
