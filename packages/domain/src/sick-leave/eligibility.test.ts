import { expect, it } from 'vitest'
import { BENEFICIARY_WARNING, DECEASED_MESSAGE } from '../affiliate/affiliate-type.ts'
import { canOrderSickLeave, ONLY_CONTRIBUTOR, ONLY_PROCEDURES, whyNoSickLeave } from './eligibility.ts'

it('is for the contributor, out of consultation 87', () => {
  const table: readonly (readonly [number, number, string | null])[] = [
    [2, 10, null],
    [2, 87, ONLY_PROCEDURES],
    [1, 10, BENEFICIARY_WARNING],
    [3, 10, BENEFICIARY_WARNING],
    [6, 87, BENEFICIARY_WARNING],
    [4, 10, DECEASED_MESSAGE],
    [5, 10, ONLY_CONTRIBUTOR],
  ]
  for (const [tipo_afiliado_id, tipo_consulta_id, why] of table) {
    const consultation = { tipo_afiliado_id, tipo_consulta_id }
    expect(whyNoSickLeave(consultation)).toBe(why)
    expect(canOrderSickLeave(consultation)).toBe(why === null)
  }
})
