import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { countdownDigits, countdownWords, secondsLeft } from '@cauce/domain/text/countdown'
import { property } from '../../support/property.ts'

const HOUR_MS = 3_600_000
const left = fc.oneof(fc.integer({ min: -5_000, max: HOUR_MS }), fc.constantFrom(0, 1, 999, 1_000, 60_000, 61_000))

/** The numbers of a text, in its order. */
const numbers = (text: string) => (text.match(/\d+/gu) ?? []).map(Number)

describe('countdown', () => {
  property('las cifras son minutos y segundos que suman el tiempo que queda', [left], (leftMs) => {
    const [minutes = 0, seconds = 0] = numbers(countdownDigits(leftMs))
    expect(minutes * 60 + seconds).toBe(secondsLeft(leftMs))
    expect(seconds).toBeLessThan(60)
  })

  property('las palabras dicen lo mismo que las cifras', [left], (leftMs) => {
    const words = countdownWords(leftMs)
    const minutes = Number(/(\d+) minuto/u.exec(words)?.[1] ?? 0)
    const seconds = Number(/(\d+) segundo/u.exec(words)?.[1] ?? 0)
    expect(minutes * 60 + seconds).toBe(secondsLeft(leftMs))
    expect(/\b1 \w+s\b/u.test(words)).toBe(false)
  })

  property('lo que no se ha agotado nunca muestra cero', [fc.integer({ min: 1, max: HOUR_MS })], (leftMs) => {
    return secondsLeft(leftMs) >= 1 && secondsLeft(leftMs) * 1_000 >= leftMs
  })
})
