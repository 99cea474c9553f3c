import { expect, it } from 'vitest'
import { quotasOf } from './quota.ts'

it.each([
  ['otra', 5],
  ['institucion', 5],
  ['paciente', 10],
] as const)('counts the person, the document and the address: %s', (destination, document) => {
  expect(quotasOf(destination).map(({ kind, most, seconds }) => [kind, most, seconds])).toEqual([
    ['persona', 30, 3_600],
    ['documento', document, 86_400],
    ['direccion', 20, 86_400],
  ])
})

it('says each limit with its figure', () => {
  for (const { most, said } of quotasOf('otra')) expect(said).toContain(String(most))
})
