import { describe, expect, it } from 'vitest'
import { agoText } from './saved-note.tsx'

describe('how long ago something was kept', () => {
  it.each([
    [0, 'hace 0 s'],
    [3.7, 'hace 3 s'],
    [59, 'hace 59 s'],
    [60, 'hace 1 min'],
    [3_599, 'hace 59 min'],
    [3_600, 'hace 1 h'],
    [-2, 'hace 0 s'],
  ])('%d seconds is "%s"', (seconds, text) => {
    expect(agoText(seconds)).toBe(text)
  })
})
