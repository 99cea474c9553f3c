import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { BACK_ONLINE, OFFLINE } from '@cauce/domain/shell/connection'
import {
  BACK_ONLINE_MS,
  LOADING_BAR,
  MIN_FETCH_DELAY_MS,
  OVERLAY_WIDTH_PX,
  RELOAD_GUARD_MS,
} from '@cauce/domain/shell/shell-limits'
import { property } from '../../support/property.ts'

/** In seconds and pixels, as the specification and a stopwatch say them. */
const SECONDS = [
  [RELOAD_GUARD_MS, 60],
  [LOADING_BAR.throttleMs, 0.2],
  [LOADING_BAR.durationMs, 5],
  [LOADING_BAR.hideMs, 0.5],
  [MIN_FETCH_DELAY_MS, 0.2],
  [BACK_ONLINE_MS, 3],
] as const

describe('los tiempos del armazón', () => {
  property('cada uno dura lo que dice su frase', [fc.constantFrom(...SECONDS)], ([ms, seconds]) => {
    expect(ms / 1000).toBe(seconds)
  })

  property(
    'la capa tiene 300 píxeles de ancho, y ninguna barra se muestra antes de que pase un momento',
    [fc.nat(5000)],
    (ms) => {
      expect(OVERLAY_WIDTH_PX).toBe(300)
      expect(ms < LOADING_BAR.throttleMs).toBe(ms < 200)
    },
  )
})

describe('lo que se dice de la conexión', () => {
  property(
    'sin ella, lo que se guarda y lo que se hace de nuevo; con ella otra vez, que volvió',
    [fc.boolean()],
    (online) => {
      expect((online ? BACK_ONLINE : OFFLINE).includes('conexión')).toBe(true)
      expect(OFFLINE).toMatch(/se conserva.*actualizará/u)
      expect(BACK_ONLINE).toMatch(/^Volvió/u)
    },
  )
})
