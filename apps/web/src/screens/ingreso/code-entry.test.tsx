import { WRONG_CODE } from '@cauce/domain/session/access-code'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeEntry } from './code-entry.tsx'

const session = vi.hoisted<{ readonly sent: string[]; busy: boolean; error: string | null }>(() => ({
  sent: [],
  busy: false,
  error: null,
}))
vi.mock('../../actors/session.ts', () => ({
  goBack: () => undefined,
  sendCode: (code: string) => session.sent.push(code),
  useSessionBusy: () => session.busy,
  useSessionContext: () => ({ error: session.error }),
}))

const entry = (kind: 'correo' | 'recuperacion' = 'correo') => (
  <CodeEntry kind={kind} title="Revise su correo" lead="" aside={null} />
)

beforeEach(() => {
  Object.assign(session, { busy: false, error: null })
  session.sent.length = 0
})
afterEach(cleanup)

it('goes by itself at the sixth digit, once, whatever is typed after it', async () => {
  render(entry())
  const user = userEvent.setup()
  expect(document.activeElement).toBe(screen.getByLabelText('Código'))
  await user.keyboard('12345')
  expect(session.sent).toEqual([])
  await user.keyboard('6 ')
  expect(session.sent).toEqual(['123456'])
})

it('a wrong one empties the field, keeps the keyboard in it and says why, also to who presses Enter by habit', async () => {
  const { rerender } = render(entry())
  const user = userEvent.setup()
  await user.keyboard('123456')
  session.busy = true
  rerender(entry())
  Object.assign(session, { busy: false, error: WRONG_CODE })
  rerender(entry())
  const field = screen.getByLabelText('Código')
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  expect(screen.getByText(WRONG_CODE)).toBeTruthy()
  expect(session.sent).toEqual(['123456'])
  await user.keyboard('123456')
  expect(session.sent).toEqual(['123456', '123456'])
})

it('a pasted one goes as well, with the blanks that it came with', async () => {
  render(entry())
  await userEvent.setup().paste('654 321')
  expect(session.sent).toEqual(['654321'])
})

it('a recovery code waits for its button', async () => {
  render(entry('recuperacion'))
  const user = userEvent.setup()
  await user.keyboard('abcd1234')
  expect(session.sent).toEqual([])
  await user.keyboard('{Enter}')
  expect(session.sent).toEqual(['ABCD1234'])
})
