import { describe, expect, it } from 'vitest'
import { defineReport } from '@cauce/contract/kit/report'
import { oneOf, rowOf } from '@cauce/contract/kit/list'
import { PERIOD_BACKWARDS } from '@cauce/domain/history/period'
import { reportAddress, reportQuestion, reportView, wrongPeriod } from './report-address.ts'

const report = defineReport({
  filters: { sede: rowOf('rep_id') },
  always: { informe: oneOf(['consultas', 'ordenes'], 'clase') },
})
const usual = {
  period: { desde: '2025-11-22', hasta: '2026-11-21' },
  said: { informe: 'consultas' },
} as const
const view = (address: string) => reportView(report, new URLSearchParams(address), usual)

describe('the address of a report', () => {
  it('asks for what is usual when it says nothing, or says it wrongly', () => {
    expect(view('')).toEqual({ ...usual.period, said: usual.said })
    expect(view('informe=otro&sede=x&desde=2026-02-30&hasta=x')).toEqual(view(''))
  })

  it('comes back to the same view, and always says its days', () => {
    const asked = view('informe=ordenes&desde=2026-01-01&hasta=2026-06-30&sede=7')
    expect(String(reportAddress(report, asked))).toBe('informe=ordenes&desde=2026-01-01&hasta=2026-06-30&sede=7')
    expect(String(reportAddress(report, view('')))).toBe('informe=consultas&desde=2025-11-22&hasta=2026-11-21')
    expect(view(String(reportAddress(report, asked)))).toEqual(asked)
  })

  it('asks the server under the names that travel', () => {
    expect(reportQuestion(report, view('sede=7'))).toEqual({ clase: 'consultas', rep_id: 7, ...usual.period })
  })

  it('says what is wrong with the days', () => {
    expect(wrongPeriod(usual.period)).toBeNull()
    expect(wrongPeriod({ desde: '2026-02-02', hasta: '2026-02-01' })).toBe(PERIOD_BACKWARDS)
  })
})
