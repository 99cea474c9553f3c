import { expect, it } from 'vitest'
import { exportDone, exportProgress } from './export-text.ts'

it('dice cuánto va', () => {
  expect(exportProgress(5_000, 12_345)).toBe('5 000 de 12 345 filas preparadas…')
  expect(exportProgress(15_000, null)).toBe('15 000 filas preparadas…')
})

it('dice qué tiene el archivo, y si quedó cortado', () => {
  expect(exportDone(1, false)).toBe('El archivo tiene 1 fila: todas las de la búsqueda.')
  expect(exportDone(0, false)).toContain('no tiene filas')
  expect(exportDone(200_000, true)).toContain('las 200 000 filas más nuevas y quedó cortado')
})
