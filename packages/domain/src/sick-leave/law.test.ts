import { expect, it } from 'vitest'
import { inForce, type LegalRecords } from './law.ts'

const RECORDS: LegalRecords<{ vigente_desde: string; fuente: string }> = [
  { vigente_desde: '2024-01-01', fuente: 'nueva' },
  { vigente_desde: '2020-01-01', fuente: 'vieja' },
  { vigente_desde: '2027-01-01', fuente: 'futura' },
]

const at = (day: string) => inForce(RECORDS, day).fuente

it('takes the latest record that has begun, and before all of them the oldest', () => {
  expect(['2019-12-31', '2020-01-01', '2023-12-31', '2024-01-01', '2026-11-21', '2027-01-01'].map(at)).toEqual([
    'vieja',
    'vieja',
    'vieja',
    'nueva',
    'nueva',
    'futura',
  ])
})
