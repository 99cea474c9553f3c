import { describe, expect, it } from 'vitest'
import { PERIOD_BACKWARDS } from '@cauce/domain/history/period'
import { wrongPeriod } from '../../../workspaces/reports/period.ts'
import { quickPeriods, reportAddress, reportView } from './report-view.ts'

const TODAY = '2026-11-21'
const view = (address: string) => reportView(new URLSearchParams(address), TODAY)

describe('the address of the reports', () => {
  it('asks for the consultations of the last year when it says nothing, or says it wrongly', () => {
    const usual = { clase: 'consultas', desde: '2025-11-22', hasta: TODAY }
    expect(view('')).toEqual(usual)
    expect(view('informe=otro&desde=2026-02-30&hasta=x')).toEqual(usual)
  })

  it('comes back to the same view', () => {
    const asked = view('informe=incapacidades&desde=2026-01-01&hasta=2026-06-30')
    expect(reportView(reportAddress(asked), TODAY)).toEqual(asked)
    expect(wrongPeriod(asked)).toBeNull()
    expect(wrongPeriod({ ...asked, hasta: '2025-01-01' })).toBe(PERIOD_BACKWARDS)
  })

  it('has periods one press away, each of them valid', () => {
    for (const today of [TODAY, '2027-01-01', '2024-02-29']) {
      for (const { period } of quickPeriods(today)) expect(wrongPeriod(period)).toBeNull()
    }
    expect(quickPeriods('2027-01-05')[2]?.period.desde).toBe('2026-12-01')
  })
})
