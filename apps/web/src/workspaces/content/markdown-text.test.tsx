import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

vi.mock('./attachment-link.tsx', () => ({
  AttachmentLink: ({ id }: { readonly id: number }) => <span>archivo {id}</span>,
  AttachmentImage: ({ id, alt }: { readonly id: number; readonly alt: string }) => (
    <span>
      imagen {id} {alt}
    </span>
  ),
}))
afterEach(cleanup)

const html = (text: string): string => render(<MarkdownText text={text} />).container.innerHTML

describe('MarkdownText', () => {
  it('draws what a manual has', () => {
    render(<MarkdownText text={'# Uno\n\n1. **a**\n2. `b`\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> nota'} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Uno' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('columnheader', { name: 'x' })).toBeTruthy()
    expect(document.querySelector('blockquote')?.textContent).toContain('nota')
  })

  it('shows HTML as text and never makes it run', () => {
    const made = html('<script>alert(1)</script>\n\nhola <img src=x onerror=alert(1)> fin')
    expect(made).not.toContain('<script')
    expect(made).not.toContain('<img')
    expect(made).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//otro.com',
    ' javascript:x',
  ])('a link to %j is only words', (address) => {
    expect(html(`[aquí](<${address}>)`)).not.toContain('href')
  })

  it('other sites open in their own tab, ours here, attachments by their number', () => {
    expect(html('[fuera](https://ejemplo.co)')).toContain('rel="noopener noreferrer"')
    expect(html('[perfil](/perfil)')).toContain('<a href="/perfil">')
    expect(html('[guía](adjunto:3)')).toContain('archivo 3')
  })

  it('asks no other server for images', () => {
    expect(html('![mapa](https://ejemplo.co/m.png)')).not.toContain('<img')
    expect(html('![mapa](adjunto:4)')).toContain('imagen 4 mapa')
  })
})
