import { describe, expect } from 'vitest'
import { childDose } from '@cauce/domain/medication/child-dose'
import { indexChildDoses } from '@cauce/domain/medication/child-row'
import { doseRanges } from '@cauce/domain/medication/dose-ranges'
import { indexDoses } from '@cauce/domain/medication/usual-dose'
import { adultRows, childRows, DRUG, knownChild, TODAY, writtenDose } from '../../support/arbitraries/dose-ranges.ts'
import { property } from '../../support/property.ts'

describe('los rangos de la barra', () => {
  property(
    'dicen por qué no los hay exactamente cuando la comprobación no compara, con las mismas palabras',
    [knownChild, childRows, adultRows, writtenDose],
    (child, rows, adult, dose) => {
      const childDoses = indexChildDoses(rows)
      const { por_que, rangos } = doseRanges(DRUG, child, { doses: indexDoses(adult), childDoses }, TODAY)
      const checked = childDose({ ...DRUG, ...dose }, [], child, childDoses, TODAY)
      expect(por_que).toBe(checked.por_que)
      expect(rangos.some(({ de }) => de === 'nino')).toBe(checked.comparada)
    },
  )

  property('de un mayor de edad son solo los de un adulto', [childRows, adultRows], (rows, adult) => {
    const knowledge = { doses: indexDoses(adult), childDoses: indexChildDoses(rows) }
    const { menor, peso, rangos } = doseRanges(DRUG, null, knowledge, TODAY)
    expect([menor, peso, rangos.every(({ de }) => de === 'adulto')]).toEqual([false, null, true])
  })
})
