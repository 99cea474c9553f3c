import { describe, expect, it } from 'vitest'
import { reachesReferral, referralScope } from './reach.ts'

const CLINICIAN = { id: 1, tipo_usuario: 1, permissions: ['referencia.menu'], rep_id: 4 }
const MANAGER = { ...CLINICIAN, permissions: ['referencia.menu', 'referencia.seguimiento.todo'] }
const AFFILIATE = { ...MANAGER, tipo_usuario: 2 }
const OF_OTHERS = { user_id: 9, rep_id: 8, gestor_user_id: null }

describe('who reaches a referral', () => {
  it('is anybody who follows them all, never an affiliate nor who does not work with them', () => {
    expect(referralScope(MANAGER)).toBe('todas')
    expect(referralScope(CLINICIAN)).toBe('propias')
    expect(referralScope(AFFILIATE)).toBe('ninguna')
    expect(referralScope({ ...MANAGER, permissions: ['referencia.seguimiento.todo'] })).toBe('ninguna')
    expect(reachesReferral(MANAGER, OF_OTHERS)).toBe(true)
    expect(reachesReferral(AFFILIATE, { ...OF_OTHERS, user_id: 1 })).toBe(false)
  })

  it('is otherwise who registered it, who manages it and who works at its site', () => {
    expect(reachesReferral(CLINICIAN, OF_OTHERS)).toBe(false)
    expect(reachesReferral(CLINICIAN, { ...OF_OTHERS, user_id: 1 })).toBe(true)
    expect(reachesReferral(CLINICIAN, { ...OF_OTHERS, gestor_user_id: 1 })).toBe(true)
    expect(reachesReferral(CLINICIAN, { ...OF_OTHERS, rep_id: 4 })).toBe(true)
    expect(reachesReferral({ ...CLINICIAN, rep_id: null }, { ...OF_OTHERS, rep_id: null })).toBe(false)
  })
})
