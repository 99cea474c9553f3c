import * as fc from 'fast-check'
import { expect } from 'vitest'
import { quotasOf } from '@cauce/domain/mail/quota'
import { property } from '../../support/property.ts'

property('lo que va al paciente nunca tiene menos cupo', [fc.constantFrom('otra', 'institucion')], (elsewhere) => {
  const patient = quotasOf('paciente')
  quotasOf(elsewhere).forEach(({ kind, most }, index) => {
    expect(patient[index]?.kind).toBe(kind)
    expect(patient[index]?.most).toBeGreaterThanOrEqual(most)
  })
})
