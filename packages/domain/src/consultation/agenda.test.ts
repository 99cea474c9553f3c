import { describe, expect, it } from 'vitest'
import { consultationTone, isStillAhead, openingVerb } from './agenda.ts'

describe("a consultation in the day's list", () => {
  it.each([
    [1, 'waiting', 'Abrir', true],
    [2, 'info', 'Abrir', true],
    [3, 'ok', 'Continuar', true],
    [4, 'info', 'Ver', false],
    [5, 'bad', 'Ver', false],
    [99, 'unknown', 'Ver', false],
  ] as const)('of state %i is shown %s, its button says %s, still ahead: %s', (estado, tone, verb, ahead) => {
    expect(consultationTone(estado)).toBe(tone)
    expect(openingVerb(estado)).toBe(verb)
    expect(isStillAhead(estado)).toBe(ahead)
  })
})
