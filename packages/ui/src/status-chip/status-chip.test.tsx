import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StatusChip, type Tone } from './status-chip.tsx'

afterEach(cleanup)

const shape = (tone: Tone) => {
  const { container, unmount } = render(<StatusChip tone={tone} label="Estado" />)
  const drawn = container.querySelector('svg')?.innerHTML ?? ''
  unmount()
  return drawn
}

describe('StatusChip', () => {
  it('gives each kind of state a shape of its own, not only a colour', () => {
    expect(new Set([shape('ok'), shape('waiting'), shape('bad'), shape('unknown'), shape('off')]).size).toBe(5)
    expect(shape('ok')).toBe(shape('info'))
  })

  it('is a word when there is nothing to open', () => {
    render(<StatusChip tone="ok" label="Activa" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Activa')).toBeDefined()
  })

  it('opens its explanation when it has one', async () => {
    const open = vi.fn<() => void>()
    render(<StatusChip tone="waiting" label="Pendiente de auditoría" onClick={open} describe="Ver por qué" />)
    await userEvent.click(screen.getByRole('button', { name: 'Pendiente de auditoría', description: 'Ver por qué' }))
    expect(open).toHaveBeenCalledOnce()
  })
})
