import { describe, expect, it } from 'vitest'
import { drawnContainers, MOST_DRAWN, pictureInWords } from './container-picture.ts'
import { containersFor } from './containers.ts'
import type { Contents } from './contents.ts'

const SYRUP: Contents = {
  contenido: 100,
  unidad_contenido: 'mL',
  concentracion: { cantidad: 50, unidad: 'mg/mL' },
  base_concentracion: 'único',
  unidades_dosis: ['mL', 'mg'],
  gotas_por_ml: null,
  dias_abierto: 14,
  divisible: true,
  medida_minima: { cantidad: 0.5, unidad: 'mL' },
}
const posology = { dosis: 5, unidad_dosis: 'mL', frecuencia: 8, tiempo: 'Horas' as const, duracion: 7 }
const sumOf = (change: Partial<typeof posology> = {}, contents: Contents = SYRUP) => {
  const sum = containersFor({ ...posology, ...change }, contents)
  if (sum === null) throw new Error('it has a sum')
  return sum
}

describe('the containers of a month', () => {
  it('are each used whole but the last, with what is left in it', () => {
    expect(drawnContainers(sumOf(), 7)).toEqual([
      { numero: 1, usa: 100, sobra: 0 },
      { numero: 2, usa: 5, sobra: 95 },
    ])
    expect(pictureInWords(sumOf(), 7, 'mL', 'Frasco')).toBe(
      '2 frascos de 100 mL. Del 1: 100 mL. Del 2: 5 mL, sobran 95 mL.',
    )
  })

  it('that expire are used for their days', () => {
    const drawn = drawnContainers(sumOf({ dosis: 1, frecuencia: 24, duracion: 30 }), 30)
    expect(drawn.map(({ usa }) => usa)).toEqual([14, 14, 2])
  })

  it('of which what is left is thrown away are those of each take', () => {
    const whole = { ...SYRUP, divisible: false }
    const drawn = drawnContainers(sumOf({ dosis: 150, frecuencia: 24, duracion: 2 }, whole), 2)
    expect(drawn.map(({ usa }) => usa)).toEqual([100, 50, 100, 50])
  })

  it('are not drawn where nobody would count them', () => {
    expect(drawnContainers({ ...sumOf(), envases: MOST_DRAWN }, 7)).toHaveLength(MOST_DRAWN)
    expect(drawnContainers({ ...sumOf(), envases: MOST_DRAWN + 1 }, 7)).toEqual([])
    expect(pictureInWords({ ...sumOf(), envases: 12 }, 7, 'mL', 'Frasco')).toBe('12 frascos de 100 mL.')
  })
})
