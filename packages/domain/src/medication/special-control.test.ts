import { expect, it } from 'vitest'
import { controlError, formulaDays } from './special-control.ts'

const morphine = { grupo: 'I-A', dias_max: 10 }
const alprazolam = { grupo: 'III', dias_max: 30 }

it('una fórmula dura lo que va de su primera entrega al final de la última', () => {
  expect(formulaDays({ duracion: 10, meses: 1 })).toBe(10)
  expect(formulaDays({ duracion: 30, meses: 3 })).toBe(90)
})

it('la de control especial no pasa de los días de su grupo', () => {
  expect(controlError(morphine, { duracion: 10, meses: 1 })).toBeNull()
  expect(controlError(morphine, { duracion: 11, meses: 1 })).toBe(
    'Control especial, grupo I-A: una fórmula cubre máximo 10 días y esta cubre 11',
  )
  expect(controlError(alprazolam, { duracion: 30, meses: 1 })).toBeNull()
  expect(controlError(alprazolam, { duracion: 30, meses: 2 })).toContain('esta cubre 60')
  expect(controlError(null, { duracion: 31, meses: 6 })).toBeNull()
  expect(controlError(morphine, { duracion: null, meses: 6 })).toBeNull()
})
