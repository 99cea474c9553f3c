import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureInk, NO_INK, roundStrokes, scaleStrokes } from './ink.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { EMPTY_INK, type Ink } from './use-ink.tsx'

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResize)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stroke = [
  { x: 10.04, y: 20.06, pressure: 0.503, time: 1000.4 },
  { x: 40, y: 25, pressure: 0.5, time: 1016.6 },
]

describe('measureInk', () => {
  const WHITE = 255
  const sheet = (width: number, height: number, dark: readonly (readonly [number, number])[]) => {
    const bytes = Array.from({ length: width * height * 4 }, () => WHITE)
    for (const [x, y] of dark) bytes[(y * width + x) * 4] = 27
    return measureInk(bytes, width, height)
  }

  it('an empty sheet has no ink', () => {
    expect(sheet(6, 4, [])).toEqual({ ...NO_INK, width: 6, height: 4 })
  })

  it('counts the pixels with ink and the box around them', () => {
    expect(
      sheet(6, 4, [
        [1, 3],
        [4, 1],
        [2, 2],
      ]),
    ).toEqual({ inked: 3, width: 6, height: 4, minX: 1, minY: 1, maxX: 4, maxY: 3 })
  })
})

describe('strokes', () => {
  it('fit any sheet: scaled there and back they are the same', () => {
    expect(scaleStrokes(scaleStrokes([stroke], 2), 0.5)).toEqual([stroke])
  })

  it('are kept small: one decimal and times from the first point', () => {
    expect(roundStrokes([stroke])).toEqual([
      [
        { x: 10, y: 20.1, pressure: 0.5, time: 0 },
        { x: 40, y: 25, pressure: 0.5, time: 16 },
      ],
    ])
    expect(roundStrokes([])).toEqual([])
  })
})

describe('SignaturePad', () => {
  it('says who signs and whether it is empty, and cannot be cleared while it is', () => {
    render(<SignaturePad strokes={[]} onChange={() => {}} signer="María Elena Gómez Castaño · CC 43 512 887" />)
    expect(screen.getByRole('img', { name: 'Firma de María Elena Gómez Castaño · CC 43 512 887, vacía' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Borrar y firmar de nuevo' }).hasAttribute('disabled')).toBe(true)
  })

  it('clearing reports no picture, no ink and no strokes', async () => {
    const change = vi.fn<(ink: Ink) => void>()
    render(<SignaturePad strokes={[stroke]} onChange={change} signer="María" />)
    expect(screen.getByRole('img', { name: 'Firma de María, con trazos' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Borrar y firmar de nuevo' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(EMPTY_INK)
  })

  it('shows what is missing beside the sheet', () => {
    render(<SignaturePad strokes={[]} onChange={() => {}} signer="María" error="Es necesario firmar." />)
    expect(screen.getByRole('alert').textContent).toBe('Es necesario firmar.')
  })
})
