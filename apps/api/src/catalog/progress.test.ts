import { expect, test } from 'vitest'
import { startProgress } from './progress.ts'

test('fuera de un terminal dice pocas líneas, la última con todas las filas', () => {
  const said: string[] = []
  const progress = startProgress(1_122, { isTTY: false }, (line) => said.push(line))
  for (const rows of [100, 200, 500, 1_000, 1_122]) progress.advance(rows)
  progress.stop()
  expect(said).toEqual(['  500 de 1 122 filas', '  1 000 de 1 122 filas', '  1 122 de 1 122 filas'])
})
