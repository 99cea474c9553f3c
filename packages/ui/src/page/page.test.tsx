import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PageHead } from '../page-head/page-head.tsx'
import { Page, PageSplit } from './page.tsx'

afterEach(cleanup)

describe('Page', () => {
  it('has one title, what there is of it, and its acts', () => {
    render(
      <Page>
        <PageHead title="Empresas" note="1 482 · 1 431 activas">
          <button type="button">Nueva</button>
        </PageHead>
      </Page>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Empresas')
    expect(screen.getByText('1 482 · 1 431 activas')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Nueva' })).toBeDefined()
  })

  it('keeps the list in its place when something is chosen: what was found and scrolled stays', () => {
    const list = <input aria-label="Buscar" />
    const { rerender } = render(<PageSplit list={list} detail={null} />)
    const field = screen.getByRole('textbox')
    rerender(<PageSplit list={list} detail={<p>Transportes Sabaneta</p>} />)
    expect(screen.getByRole('textbox')).toBe(field)
    expect(screen.getByText('Transportes Sabaneta')).toBeDefined()
  })
})
