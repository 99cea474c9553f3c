import { describe, expect, it } from 'vitest'
import { NO_RISK } from './record.ts'
import { RISK_NAMES, riskInWords } from './risk-questions.ts'

describe('the questions of the risk scores', () => {
  it('are those of the record, no one left out', () => {
    expect(RISK_NAMES.toSorted()).toEqual(Object.keys(NO_RISK).toSorted())
  })

  it('are answered in words, and not asked is not «no»', () => {
    const risk = {
      ...NO_RISK,
      fuma: false,
      diabetes: true,
      familiar: 'primero',
      hdl: 48.5,
      colesterol_total: 210,
    } as const
    expect(
      (['fuma', 'diabetes', 'familiar', 'hdl', 'colesterol_total', 'glucosa_alta'] as const).map((name) =>
        riskInWords(name, risk),
      ),
    ).toEqual(['No', 'Sí', 'Padres, hermanos o hijos', '48,5 mg/dL', '210 mg/dL', null])
  })
})
