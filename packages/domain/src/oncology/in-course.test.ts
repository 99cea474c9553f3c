import { describe, expect, it } from 'vitest'
import { lastApplication, whyNotInCourse } from './in-course.ts'

const TODAY = '2026-11-21'
const line = (estado_id: number, ...fechas: readonly string[]) => ({
  estado_id,
  fecha_agendamiento: fechas[0] ?? TODAY,
  fechas,
})
const why = (en_curso: boolean, ...lineas: readonly ReturnType<typeof line>[]) =>
  whyNotInCourse({ en_curso, lineas }, TODAY)

describe('lastApplication', () => {
  it('is the greatest day of all the lines, also of those that are no longer given', () => {
    expect(lastApplication([line(49, '2026-10-01'), line(3, '2026-11-08', '2026-11-15'), line(1, '2026-11-01')])).toBe(
      '2026-11-15',
    )
    expect(lastApplication([{ ...line(1), fecha_agendamiento: '2026-12-01' }])).toBe('2026-12-01')
    expect(lastApplication([])).toBeNull()
  })
})

describe('whyNotInCourse', () => {
  it('is nothing until the last day, which is part of it', () => {
    expect(why(true, line(49, '2026-10-01'), line(1, '2026-12-01'))).toBeNull()
    expect(why(true, line(1, '2026-11-14', TODAY))).toBeNull()
  })

  it('is that it ended from the next day on, whatever its lines say', () => {
    expect(why(true, line(1, '2026-11-20'))).toBe('El esquema ya terminó')
    expect(why(false, line(1, '2026-11-20'))).toBe('El esquema ya terminó')
    expect(why(false, line(3, '2026-11-20'))).toBe('El esquema ya terminó')
  })

  it('tells what closed it before', () => {
    expect(why(false, line(49, '2026-11-01'), line(2, '2026-12-01'))).toBe('El esquema está cancelado')
    expect(why(false, line(49, '2026-11-01'), line(3, '2026-12-01'))).toBe('El esquema está suspendido')
    expect(why(false, line(49, '2026-12-01'))).toBe('El esquema ya terminó')
    expect(why(false, line(5, '2026-12-01'))).toBe('El esquema no se firmó')
    expect(why(true, line(50, '2026-12-01'))).toBeNull()
  })

  it('a line that is suspended does not close the others', () => {
    expect(why(true, line(3, '2026-12-01'), line(1, '2026-12-22'))).toBeNull()
  })
})
