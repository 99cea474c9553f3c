import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Action } from './action.tsx'

afterEach(cleanup)

describe('Action', () => {
  it('does its act with the mouse and with the keyboard', async () => {
    const act = vi.fn<() => void>()
    render(<Action onClick={act}>Añadir</Action>)
    await userEvent.click(screen.getByRole('button', { name: 'Añadir' }))
    await userEvent.keyboard('{Enter}')
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('that cannot be done says why, in words beside it', async () => {
    const act = vi.fn<() => void>()
    render(
      <Action kind="filled" reason="Falta 1 respuesta" onClick={act}>
        Guardar
      </Action>,
    )
    const button = screen.getByRole('button', { name: 'Guardar', description: 'Falta 1 respuesta' })
    await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
    expect(screen.getByText('Falta 1 respuesta')).toBeDefined()
  })

  it('under way ignores a second press and keeps the focus', async () => {
    const act = vi.fn<() => void>()
    render(
      <Action busy onClick={act}>
        Ordenar 3 procedimientos
      </Action>,
    )
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('with an icon alone has a name', () => {
    render(<Action icon={<i />} label="Descargar" />)
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeDefined()
  })
})
