import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { PROFESSIONS } from '@cauce/domain/access/professions'
import { signatureReasons, whyNotSign } from '@cauce/domain/access/signer'
import { SIGNING_ACT_KEYS } from '@cauce/domain/access/signing-rules'
import { property } from '../../support/property.ts'

/** Who may sign what today, as a table that people agreed on. The others with a profession only finalise their record. */
const SIGNS = new Map<string, readonly string[]>([
  ['medicina', [...SIGNING_ACT_KEYS]],
  ['odontologia', SIGNING_ACT_KEYS.filter((act) => act !== 'esquemas')],
  ['quimica_farmaceutica', []],
  ['bacteriologia', []],
  ['instrumentacion', []],
])
const TODAY = '2026-11-23'
const act = fc.constantFrom(...SIGNING_ACT_KEYS)
const profession = fc.constantFrom(...PROFESSIONS.map(({ clave }) => clave), 'alquimia', '', null)
const register = fc.constantFrom('RM 05-2014-1187', 'X', '', '   ', null)

describe('whyNotSign', () => {
  property(
    'firma quien tiene registro y una profesión que lo puede firmar, y nadie más',
    [register, profession, act],
    (registro_profesional, profesion, asked) => {
      const known = PROFESSIONS.some(({ clave }) => clave === profesion)
      const acts = known ? (SIGNS.get(profesion ?? '') ?? ['historia']) : []
      const registered = (registro_profesional ?? '').trim() !== ''
      const refused = whyNotSign({ registro_profesional, profesion }, asked, TODAY)
      expect(refused === null).toBe(registered && acts.includes(asked))
      expect(refused?.codigo === 'firma.sin_registro').toBe(!registered)
    },
  )

  property('un acto no se firma antes de que la norma rija', [act], (asked) => {
    const doctor = { registro_profesional: 'RM 1', profesion: 'medicina' }
    expect(whyNotSign(doctor, asked, '1962-04-27')).not.toBeNull()
    expect(whyNotSign(doctor, 'incapacidad', '2023-12-11')).not.toBeNull()
    expect(whyNotSign(doctor, 'incapacidad', '2023-12-12')).toBeNull()
  })

  property(
    'las razones de todos los actos son las de cada uno',
    [register, profession],
    (registro_profesional, profesion) => {
      const signer = { registro_profesional, profesion }
      const reasons = signatureReasons(signer, TODAY)
      for (const one of SIGNING_ACT_KEYS) expect(reasons[one]).toBe(whyNotSign(signer, one, TODAY)?.error ?? null)
    },
  )
})
