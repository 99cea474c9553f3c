import { expect, it } from 'vitest'
import { nextNotice } from './notice.ts'

it('a notice that says the same as the one before is another one', () => {
  const first = nextNotice(null, 'ok', 'Guardado')
  expect(first).toEqual({ seq: 1, tone: 'ok', message: 'Guardado' })
  const second = nextNotice(first, 'error', 'Guardado')
  expect(second).toEqual({ seq: 2, tone: 'error', message: 'Guardado' })
  expect(nextNotice(second, 'ok', 'Guardado').seq).toBe(3)
})
