import { describe, expect, it } from 'vitest'
import { handedOver, signsOwnAct } from './handover.ts'

describe('who attends', () => {
  it('is not who signs, as the patient or as who represents them', () => {
    const byPatient = { firmante: 'Paciente', numero_documento_representante: null } as const
    const byOther = { firmante: 'Representante Legal', numero_documento_representante: '1.037.580.214' } as const
    expect(signsOwnAct(byPatient, '43512887', '1037580214')).toBe(false)
    expect(signsOwnAct(byPatient, '1037580214', '1037580214')).toBe(true)
    expect(signsOwnAct(byOther, '43512887', '1037580214')).toBe(true)
    expect(signsOwnAct(byOther, '1037580214', '71774309')).toBe(false)
    expect(signsOwnAct({ ...byOther, numero_documento_representante: '' }, '43512887', null)).toBe(false)
    expect(signsOwnAct({ ...byOther, numero_documento_representante: '' }, '43512887', '')).toBe(false)
  })
})

describe('the moments of the device', () => {
  const now = new Date('2026-11-23T15:10:00.000Z')
  const kept = (entregado_at: string | null, firmado_at: string | null) => handedOver({ entregado_at, firmado_at }, now)
  const unknown = { entregado_at: null, firmado_at: null }

  it('are kept as they were told', () => {
    expect(kept('2026-11-23T15:00:00.000Z', '2026-11-23T15:05:00.000Z')).toEqual({
      entregado_at: new Date('2026-11-23T15:00:00.000Z'),
      firmado_at: new Date('2026-11-23T15:05:00.000Z'),
    })
    expect(kept('2026-11-23T15:15:00.000Z', '2026-11-23T15:15:00.000Z').firmado_at).not.toBeNull()
    expect(kept('2026-11-23T03:10:00.000Z', '2026-11-23T15:00:00.000Z').entregado_at).not.toBeNull()
  })

  it('that cannot be are not known', () => {
    expect(kept(null, null)).toEqual(unknown)
    expect(handedOver({}, now)).toEqual(unknown)
    expect(kept('2026-11-23T15:00:00.000Z', null)).toEqual(unknown)
    expect(kept('ayer', 'hoy')).toEqual(unknown)
    expect(kept('2026-11-23T15:05:00.000Z', '2026-11-23T15:00:00.000Z')).toEqual(unknown)
    expect(kept('2026-11-23T15:00:00.000Z', '2026-11-23T15:15:00.001Z')).toEqual(unknown)
    expect(kept('2026-11-23T03:09:59.999Z', '2026-11-23T15:00:00.000Z')).toEqual(unknown)
  })
})
