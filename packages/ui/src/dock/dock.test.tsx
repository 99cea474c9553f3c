import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Modal } from '../modal/modal.tsx'
import { hasCursor } from './cursor.tsx'
import { Dock } from './dock.tsx'

afterEach(cleanup)

const show = (close: () => void, inside = <input aria-label="Dentro" />) =>
  render(
    <>
      <input aria-label="Nota" />
      <Dock title="Ordenamiento" onClose={close}>
        {inside}
      </Dock>
    </>,
  )

it('takes the cursor when it opens, and Esc closes it only from inside', async () => {
  const close = vi.fn<() => void>()
  show(close)
  expect(document.activeElement?.textContent).toBe('Ordenamiento')
  await userEvent.click(screen.getByLabelText('Nota'))
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('Dentro'))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

it('the keys are of the side in which the cursor is, and was last where it is nowhere', async () => {
  show(() => undefined)
  const [note, inside] = [screen.getByLabelText('Nota'), screen.getByLabelText('Dentro')]
  await userEvent.click(note)
  expect([hasCursor(note), hasCursor(inside)]).toEqual([true, false])
  await userEvent.click(inside)
  expect([hasCursor(note), hasCursor(inside)]).toEqual([false, true])
  inside.blur()
  expect([hasCursor(note), hasCursor(inside)]).toEqual([false, true])
})

it('without a dock there is one side only', () => {
  render(<input aria-label="Nota" />)
  expect(hasCursor(screen.getByLabelText('Nota'))).toBe(true)
})

it('Esc of a dialog that it opened is of the dialog', async () => {
  const [close, closeAbove] = [vi.fn<() => void>(), vi.fn<() => void>()]
  show(
    close,
    <Modal isOpen onClose={closeAbove} title="Encima">
      <button type="button">Botón</button>
    </Modal>,
  )
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Botón' }), { key: 'Escape' })
  expect(closeAbove).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})
