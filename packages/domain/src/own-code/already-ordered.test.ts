import { expect, it } from 'vitest'
import { alreadyOrdered, CODES_ALREADY_ORDERED, isInCourse } from './already-ordered.ts'

const today = '2026-11-21'
const line = (id: number, estado_id: number, fecha_vencimiento = '2026-12-30') => ({
  codigo_propio: { id, codigo: `CP000${id}`, nombre: 'Caminador con ruedas' },
  estado_id,
  fecha_vencimiento,
})

it('finds the codes of lines that can still be used', () => {
  expect(alreadyOrdered([1, 2, 3], [line(2, 1), line(3, 3), line(4, 1)], today)).toEqual([2, 3])
  expect(CODES_ALREADY_ORDERED).toBe('Uno o más códigos seleccionados ya han sido ordenados previamente.')
})

it.each([1, 3, 4, 42])('counts state %i as in course', (estado_id) => {
  expect(isInCourse(line(1, estado_id), today)).toBe(true)
})

it.each([2, 5, 49])('lets a line of state %i be ordered again', (estado_id) => {
  expect(isInCourse(line(1, estado_id), today)).toBe(false)
})

it('counts the last day and not the day after', () => {
  expect(isInCourse(line(1, 1, today), today)).toBe(true)
  expect(isInCourse(line(1, 1, '2026-11-20'), today)).toBe(false)
})
