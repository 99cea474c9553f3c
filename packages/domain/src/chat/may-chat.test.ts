import { expect, it } from 'vitest'
import { mayChat } from './may-chat.ts'

it.each([
  [1, ['blog.vista'], true],
  [1, [], false],
  [2, ['blog.vista'], false],
])('who is of kind %s and holds %j has the chat: %s', (tipo_usuario, permissions, wanted) => {
  expect(mayChat({ tipo_usuario, permissions })).toBe(wanted)
})
