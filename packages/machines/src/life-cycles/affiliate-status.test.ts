import { describe, expect, it } from 'vitest'
import { applyAffiliateStatus, PROTECTION_ONLY } from './affiliate-status.ts'

const KNOWN = { regimen: 'contributivo', anterior_id: null }

describe('los estados de un afiliado', () => {
  it.each([
    [1, 'suspender', 2],
    [1, 'proteger', 5],
    [1, 'retirar', 3],
    [1, 'fallecer', 4],
    [2, 'levantar', 1],
    [2, 'retirar', 3],
    [5, 'suspender', 2],
    [5, 'levantar', 1],
    [3, 'activar', 1],
    [6, 'activar', 1],
    [3, 'fallecer', 4],
  ] as const)('de %s, %s lleva a %s', (from, move, to) => {
    expect(applyAffiliateStatus(from, move, KNOWN)).toEqual({ estado_id: to })
  })

  it('lo que no sigue se niega diciendo cómo está', () => {
    expect(applyAffiliateStatus(3, 'retirar', KNOWN)).toEqual({ error: 'No se puede: la persona está «Retirado».' })
    expect(applyAffiliateStatus(4, 'activar', KNOWN)).toEqual({ error: 'No se puede: la persona está «Fallecido».' })
    expect(applyAffiliateStatus(99, 'activar', KNOWN)).toEqual({ error: 'No se puede: la persona está «Estado 99».' })
  })

  it('solo el contributivo protege', () => {
    expect(applyAffiliateStatus(1, 'proteger', { ...KNOWN, regimen: 'magisterio' })).toEqual({ error: PROTECTION_ONLY })
  })

  it('un fallecimiento reversado deja el estado de antes, y sin saberlo no se reversa', () => {
    for (const anterior_id of [1, 2, 3, 5, 6])
      expect(applyAffiliateStatus(4, 'revertir', { ...KNOWN, anterior_id })).toEqual({ estado_id: anterior_id })
    expect(applyAffiliateStatus(4, 'revertir', KNOWN)).toHaveProperty('error')
  })
})
