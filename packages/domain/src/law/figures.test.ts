import { expect, it } from 'vitest'
import { checkValue } from './figure.ts'
import { FIGURE_LIST } from './figures.ts'
import { classOfKey, termFigure, termKey } from './term-figure.ts'

it('what the product came with is within its own bounds, and says its source', () => {
  for (const figure of FIGURE_LIST)
    for (const { fuente, vigente_desde, ...valor } of figure.semilla) {
      const numbers = Object.fromEntries(Object.keys(figure.partes).map((name) => [name, Reflect.get(valor, name)]))
      expect([figure.clave, vigente_desde, checkValue(figure, numbers)]).toEqual([figure.clave, vigente_desde, {}])
      expect(fuente).not.toBe('')
    }
})

it('a key is of one figure, or of a term', () => {
  expect(new Set(FIGURE_LIST.map(({ clave }) => clave)).size).toBe(FIGURE_LIST.length)
  for (const { clave } of FIGURE_LIST) expect(classOfKey(clave)).toBeNull()
  expect(classOfKey(termKey('remision_urgente'))).toBe('remision_urgente')
})

it('the amount of a term of hours takes parts of one, that of days does not', () => {
  const hours = termFigure('remision_urgente', 'remisión urgente', 'hora_corrida')
  const days = termFigure('peticion', 'petición', 'dia_habil')
  expect(checkValue(hours, { cantidad: 0.5 })).toEqual({})
  expect(checkValue(days, { cantidad: 0.5 })).toEqual({ 'valor.cantidad': ['Debe ir de 1 a 9999 días hábiles'] })
  expect([hours.nombre, hours.clave]).toEqual(['Plazo: remisión urgente', 'plazo.remision_urgente'])
})
