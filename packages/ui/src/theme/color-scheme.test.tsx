import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyColourScheme } from './color-scheme.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('applyColourScheme', () => {
  const root = document.documentElement

  it('puts the theme where dialogs see it too', () => {
    expect(applyColourScheme('dark')).toBe('dark')
    expect([root.classList.contains('bp6-dark'), root.dataset['theme']]).toEqual([true, 'dark'])
    expect(applyColourScheme('light')).toBe('light')
    expect([root.classList.contains('bp6-dark'), root.dataset['theme']]).toEqual([false, 'light'])
  })

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('asks the system when nobody chose (dark: %s)', (matches, shown) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    expect(applyColourScheme('system')).toBe(shown)
  })
})
