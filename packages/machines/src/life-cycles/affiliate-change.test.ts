import { describe, expect, it } from 'vitest'
import { NOT_VERIFIER, NOT_YOURS, SAME_PERSON, TOOK_PART } from '@cauce/domain/insurance/change-life'
import { affiliateChangeLife } from './affiliate-change.ts'

const { step, offered, isFinal } = affiliateChangeLife
const VERIFIER = { la_radico: false, aprueba: true, la_tiene: false, intervino: false, retenida: false }
const HOLDER = { ...VERIFIER, la_tiene: true }
const FILER = { ...VERIFIER, la_radico: true }

describe('la vida de una novedad', () => {
  it('la toma y la verifica quien no la radicó', () => {
    expect(step('radicada', 'tomar', VERIFIER)).toEqual({ estado: 'en_revision' })
    expect(step('en_revision', 'verificar', HOLDER)).toEqual({ estado: 'aplicada' })
    expect(step('en_revision', 'soltar', HOLDER)).toEqual({ estado: 'radicada' })
    expect(step('en_revision', 'rechazar', HOLDER)).toEqual({ estado: 'rechazada' })
    expect(step('en_revision', 'verificar', VERIFIER)).toMatchObject({ codigo: 'novedad.transicion_no_permitida' })
    expect(step('radicada', 'tomar', FILER)).toMatchObject({ error: SAME_PERSON, status: 403 })
    expect(step('en_revision', 'verificar', { ...HOLDER, la_radico: true })).toMatchObject({ error: SAME_PERSON })
    expect(step('radicada', 'tomar', { ...VERIFIER, aprueba: false })).toMatchObject({ error: NOT_VERIFIER })
    expect(step('radicada', 'tomar', { ...VERIFIER, intervino: true })).toMatchObject({ error: TOOK_PART })
  })

  it('retenida espera, y la decide una persona', () => {
    expect(step('en_revision', 'verificar', { ...HOLDER, retenida: true })).toEqual({ estado: 'verificada' })
    expect(step('verificada', 'decidir', VERIFIER)).toEqual({ estado: 'aplicada' })
    expect(step('verificada', 'rechazar', VERIFIER)).toEqual({ estado: 'rechazada' })
    expect(step('verificada', 'decidir', FILER)).toMatchObject({ error: SAME_PERSON })
  })

  it('la anula quien la radicó, mientras nadie la revisa', () => {
    expect(step('radicada', 'anular', FILER)).toEqual({ estado: 'anulada' })
    expect(step('radicada', 'anular', VERIFIER)).toMatchObject({ error: NOT_YOURS })
    expect(step('en_revision', 'anular', FILER)).toMatchObject({ codigo: 'novedad.transicion_no_permitida' })
  })

  it('cerrada no ofrece nada', () => {
    for (const state of ['aplicada', 'rechazada', 'anulada'] as const) {
      expect(isFinal(state)).toBe(true)
      expect(offered(state, HOLDER)).toEqual([])
    }
  })
})
