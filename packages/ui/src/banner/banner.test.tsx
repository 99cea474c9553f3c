import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Banner } from './banner.tsx'

afterEach(cleanup)

describe('Banner', () => {
  it.each(['ok', 'waiting', 'bad', 'info', 'unknown', 'off'] as const)('%s is a shape, words and a colour', (tone) => {
    render(
      <Banner tone={tone} title="Carlos Mejía la cambió a las 09:48" actions={<button type="button">Ver</button>}>
        <p>Lo suyo está aquí.</p>
      </Banner>,
    )
    const banner = screen.getByRole('region', { name: 'Carlos Mejía la cambió a las 09:48' })
    expect(banner.className).toContain(tone)
    expect(banner.querySelector('svg')).not.toBeNull()
    expect(banner.textContent).toContain('Lo suyo está aquí.')
  })

  it('says at once what has just happened', () => {
    render(<Banner tone="bad" alert title="No se pudo guardar" />)
    expect(screen.getByRole('alert').textContent).toBe('No se pudo guardar')
  })
})
