import type { Lane, LaneMark } from '@cauce/domain/history/history-lanes'
import { describe, expect, it } from 'vitest'
import { firstMark, nextMark } from './next-mark.ts'

const mark = (clave: string, inicio: number): LaneMark => ({
  clave,
  inicio,
  ancho: 0,
  nivel: 0,
  entradas: [],
  etiqueta: '',
  texto: clave,
  anulada: false,
})
const [EARLY, LATE, ORDER, CONSENT] = [mark('a', 0.1), mark('b', 0.9), mark('c', 0.8), mark('d', 0.2)]
const LANES: readonly Lane[] = [
  { clase: 'visita', nombre: 'Consultas', niveles: 1, marcas: [EARLY, LATE] },
  { clase: 'orden', nombre: 'Órdenes', niveles: 1, marcas: [ORDER] },
  { clase: 'incapacidad', nombre: 'Incapacidades', niveles: 1, marcas: [] },
  { clase: 'consentimiento', nombre: 'Consentimientos', niveles: 1, marcas: [CONSENT] },
]

describe('nextMark', () => {
  it.each([
    [EARLY, 'ArrowRight', LATE],
    [LATE, 'ArrowLeft', EARLY],
    [LATE, 'ArrowRight', null],
    [LATE, 'Home', EARLY],
    [EARLY, 'End', LATE],
    [EARLY, 'ArrowDown', ORDER],
    [ORDER, 'ArrowDown', CONSENT],
    [CONSENT, 'ArrowUp', ORDER],
    [ORDER, 'ArrowUp', LATE],
    [EARLY, 'ArrowUp', null],
    [EARLY, 'a', null],
  ])('from %o with %s', (from, key, to) => {
    expect(nextMark(LANES, from, key)).toBe(to)
  })
})

it('begins at the newest mark of the first lane that has any', () => {
  expect(firstMark(LANES)).toBe(LATE)
  expect(firstMark(LANES.slice(2, 3))).toBeNull()
})
