import { describe, expect, it } from 'vitest'
import {
  creatinineInWords,
  creatinineRule,
  doseCreatinine,
  NO_SCHEME_CREATININE,
  schemeCreatinine,
} from './creatinine.ts'

const TODAY = '2026-11-24'
const of = (valor: number, fecha: string, setting: unknown = null) => schemeCreatinine({ valor, fecha }, setting, TODAY)

describe('creatinineRule', () => {
  it('is thirty days and no least one where nothing else is said', () => {
    for (const setting of [null, undefined, 'x', {}, { dias: 0, minima: 0 }, { dias: 1.5, minima: 'a' }]) {
      expect(creatinineRule(setting)).toEqual({ dias: 30, minima: null })
    }
    expect(creatinineRule({ dias: 7, minima: 0.7 })).toEqual({ dias: 7, minima: 0.7 })
    expect([0.09, 0.1, 30, 30.1].map((minima) => creatinineRule({ minima }).minima)).toEqual([null, 0.1, 30, null])
  })
})

describe('schemeCreatinine', () => {
  it('serves for thirty days, the last one too', () => {
    expect(of(0.9, '2026-10-25')).toEqual({ valor: 0.9, fecha: '2026-10-25', minima: null, problema: null })
    expect(creatinineInWords(of(0.9, '2026-10-25'))).toBe('Creatinina 0,90 mg/dL del 25 oct 2026')
    expect(of(0.9, '2026-10-24').problema).toBe(
      'La última creatinina, 0,90 mg/dL, es del 24 oct 2026, de hace 31 días: para esta dosis vale 30',
    )
    expect(of(0.9, '2026-11-23', { dias: 1 }).problema).toBeNull()
    expect(of(0.9, '2026-11-22', { dias: 1 }).problema).toContain('vale 1')
  })

  it('is not taken where nobody wrote it, nor where it is not to be believed', () => {
    expect(schemeCreatinine(null, { minima: 0.7 }, TODAY)).toEqual({
      valor: null,
      fecha: null,
      minima: 0.7,
      problema: NO_SCHEME_CREATININE,
    })
    expect([0.1, 0.19, 0.2, 30, 30.1].map((valor) => of(valor, TODAY).problema === null)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(creatinineInWords(of(0.1, TODAY))).toBe(
      'La creatinina de 0,10 mg/dL no es creíble en un adulto: confírmela en los antecedentes',
    )
  })

  it('gives a dose nothing of one that does not serve', () => {
    expect(doseCreatinine(of(0.9, TODAY))).toEqual({
      creatinina: 0.9,
      creatinina_fecha: TODAY,
      creatinina_minima: null,
    })
    expect(doseCreatinine(of(0.1, TODAY)).creatinina).toBeNull()
  })
})
