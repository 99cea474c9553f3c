import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Toggle } from './toggle.tsx'

afterEach(cleanup)

describe('Toggle', () => {
  it('is a switch with a name, and its word says what it is', () => {
    render(<Toggle label="Laboratorio" checked word="Activo" onPress={() => {}} />)
    expect(screen.getByRole('switch', { name: 'Laboratorio: Activo', checked: true })).toBeDefined()
  })

  it('answers to the mouse and to the keyboard', async () => {
    const press = vi.fn<() => void>()
    render(<Toggle label="Laboratorio" checked={false} word="Inactivo" onPress={press} />)
    await userEvent.click(screen.getByRole('switch'))
    await userEvent.keyboard(' ')
    expect(press).toHaveBeenCalledTimes(2)
  })
})
