import { describe, expect, it } from 'vitest'
import { consentAnswer, REPORT_COUNTS, REPORT_KINDS } from './reports.ts'

describe('los informes', () => {
  it('cada uno dice qué cuenta', () => {
    expect(Object.keys(REPORT_COUNTS)).toEqual(Object.keys(REPORT_KINDS))
  })

  it('un consentimiento está firmado o disentido', () => {
    expect(['firmado', 'disentido', 'otro'].map(consentAnswer)).toEqual(['firmado', 'disentido', 'firmado'])
  })
})
