import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { EMPTY_RECORD } from '@cauce/domain/clinical-record/record'
import { referralOf } from '@cauce/domain/referral/from-consultation'
import { MAX_REFERRAL_TEXT } from '@cauce/domain/referral/referral'
import { property } from '../../support/property.ts'

const text = fc.oneof(fc.string(), fc.string({ minLength: 3_000, maxLength: 6_000 }))
const diagnoses = fc.uniqueArray(
  fc.record({
    id: fc.nat(),
    codigo: fc.constantFrom('I10', 'E119', 'R51'),
    nombre: fc.string(),
    principal: fc.boolean(),
  }),
  { selector: ({ id }) => id },
)

describe('referralOf', () => {
  property('la descripción cabe, y dice el motivo si cabe', [text, text], (motivo, plan) => {
    const { descripcion = '' } = referralOf(
      { record: { ...EMPTY_RECORD, motivo, plan }, diagnosticos: [], rep: null },
      null,
    )
    expect(descripcion.length).toBeLessThanOrEqual(MAX_REFERRAL_TEXT)
    if (motivo.length < MAX_REFERRAL_TEXT / 2) expect(descripcion).toContain(motivo.trim())
  })

  property('trae todos los diagnósticos, y ninguno antes que el principal', [diagnoses], (diagnosticos) => {
    const brought = referralOf({ record: EMPTY_RECORD, diagnosticos, rep: null }, null).diagnosticos ?? []
    expect(brought).toHaveLength(diagnosticos.length)
    const principals = new Set(diagnosticos.filter(({ principal }) => principal).map(({ id }) => id))
    const last = brought.findLastIndex(({ id }) => principals.has(id))
    expect(last).toBe(principals.size - 1)
  })
})
