import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bell } from './bell.tsx'

afterEach(cleanup)

const MESSAGE = 'Se recomienda agregar un correo de recuperación'
const show = () => {
  const go = vi.fn<() => void>()
  render(
    <>
      <Bell message={MESSAGE} goLabel="Ir" onGo={go} />
      <button type="button">Otra cosa</button>
    </>,
  )
  return { go, bell: screen.getByRole('button', { name: 'Recomendaciones: 1' }) }
}

describe('Bell', () => {
  it('opens its card on the verb that leads there', async () => {
    const { go, bell } = show()
    expect(bell.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(bell)
    expect(screen.getByRole('dialog', { name: MESSAGE })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ir' })))
    await userEvent.keyboard('{Enter}')
    expect(go).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('Esc closes the card and gives the focus back', async () => {
    const { go, bell } = show()
    await userEvent.click(bell)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(bell))
    expect(go).not.toHaveBeenCalled()
  })

  it('who goes on to something else leaves the card closed', async () => {
    const { bell } = show()
    await userEvent.click(bell)
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Otra cosa'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(bell)
    await userEvent.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
