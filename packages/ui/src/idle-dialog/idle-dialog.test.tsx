import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown, IdleDialog } from './idle-dialog.tsx'

// The simulated document has no dialogs of its own.
function showModal(this: HTMLDialogElement) {
  this.open = true
}
function close(this: HTMLDialogElement) {
  this.open = false
}
beforeEach(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }))
afterEach(cleanup)

const open = () => {
  const [stay, leave, beneath] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  document.addEventListener('keydown', beneath)
  render(
    <IdleDialog
      warning
      title="Estás inactivo"
      main={{ label: 'Seguir', onClick: stay }}
      other={{ label: 'Cerrar sesión', onClick: leave }}
    >
      <Countdown digits="24:13" words="24 minutos y 13 segundos" />
    </IdleDialog>,
  )
  return { stay, leave, beneath, stop: () => document.removeEventListener('keydown', beneath) }
}

it('has a name, says how long is left and has the focus on the safe choice', () => {
  const { stop } = open()
  expect(screen.getByRole('alertdialog', { name: 'Estás inactivo' })).toBeDefined()
  expect(screen.getByRole('timer').textContent).toContain('24 minutos y 13 segundos')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seguir' }))
  stop()
})

it('is answered by its buttons, and Esc is the safe one', async () => {
  const { stay, leave, stop } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(leave).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }))
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(stay).toHaveBeenCalledTimes(2)
  stop()
})

it('lets no key reach what is beneath it', async () => {
  const { beneath, stop } = open()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(beneath).not.toHaveBeenCalled()
  stop()
})
