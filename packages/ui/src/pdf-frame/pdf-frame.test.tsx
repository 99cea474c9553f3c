import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PdfFrame } from './pdf-frame.tsx'

const revoke = vi.fn<(url: string) => void>()

beforeEach(() => {
  revoke.mockClear()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:documento', revokeObjectURL: revoke }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('PdfFrame', () => {
  it('shows the document, opens it and saves it, and lets go of it at the end', () => {
    const { unmount } = render(
      <PdfFrame title="el consentimiento" blob={new Blob(['%PDF'])} fileName="consentimiento_40231.pdf" />,
    )
    expect(screen.getByTitle('el consentimiento').getAttribute('src')).toMatch(/^blob:documento#toolbar=0/u)
    expect(screen.getByRole('link', { name: 'Abrir el consentimiento' }).getAttribute('href')).toBe('blob:documento')
    expect(screen.getByRole('link', { name: 'Guardar una copia' }).getAttribute('download')).toBe(
      'consentimiento_40231.pdf',
    )
    unmount()
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:documento')
  })

  it('shows that the keyboard is inside the document', () => {
    render(<PdfFrame title="la orden" blob={new Blob(['%PDF'])} fileName="x.pdf" />)
    const frame = screen.getByTitle('la orden')
    frame.tabIndex = 0
    act(() => {
      frame.focus()
      window.dispatchEvent(new FocusEvent('blur'))
    })
    expect(frame.className).toContain('ca-pdf-reading')
    act(() => {
      screen.getByRole('link', { name: 'Guardar una copia' }).focus()
      window.dispatchEvent(new FocusEvent('focus'))
    })
    expect(frame.className).not.toContain('ca-pdf-reading')
  })

  it('waits and fails in its own place', async () => {
    const retry = vi.fn<() => void>()
    const { rerender } = render(<PdfFrame title="la orden" blob={null} fileName="x.pdf" />)
    expect(screen.getByRole('status', { name: 'Preparando la orden' })).toBeDefined()
    rerender(<PdfFrame title="la orden" blob={null} fileName="x.pdf" failure="No se pudo preparar." onRetry={retry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
