import { describe, expect } from 'vitest'
import { childDose } from '@cauce/domain/medication/child-dose'
import { indexChildDoses } from '@cauce/domain/medication/child-row'
import { dosePlace, staysInRange } from '@cauce/domain/medication/dose-bar'
import { doseRanges } from '@cauce/domain/medication/dose-ranges'
import { minorDose } from '@cauce/domain/medication/minor-dose'
import { indexDoses, usualDose } from '@cauce/domain/medication/usual-dose'
import { adultRows, childRows, DRUG, knownChild, TODAY, writtenDose } from '../../support/arbitraries/dose-ranges.ts'
import { property } from '../../support/property.ts'

const knowledgeOf = (rows: Parameters<typeof indexChildDoses>[0], adult: Parameters<typeof indexDoses>[0]) => ({
  doses: indexDoses(adult),
  childDoses: indexChildDoses(rows),
})

describe('la palabra de la barra', () => {
  property(
    'de un menor dice que pasa si y solo si la comprobación halla un exceso, y «en el rango» solo sin ningún hallazgo',
    [knownChild, childRows, adultRows, writtenDose],
    (child, rows, adult, dose) => {
      const knowledge = knowledgeOf(rows, adult)
      const place = dosePlace(doseRanges(DRUG, child, knowledge, TODAY), dose)
      const line = { ...DRUG, ...dose }
      const own = usualDose({ ...line, edad: 5 }, knowledge.doses)
      const { hallazgos, rango_conocido } = minorDose(own, childDose(line, [], child, knowledge.childDoses, TODAY))
      expect(place === 'encima').toBe(hallazgos.some(({ clave }) => /:alta_nino|:alta$|:maxima_dia/u.test(clave)))
      if (place === 'dentro') expect([rango_conocido, hallazgos]).toEqual([true, []])
      if (!rango_conocido) expect(['encima', 'sin_rango']).toContain(place)
    },
  )

  property(
    'de un adulto dice «en el rango» si y solo si la comprobación no halla nada',
    [adultRows, writtenDose],
    (adult, dose) => {
      const knowledge = knowledgeOf([], adult)
      const place = dosePlace(doseRanges(DRUG, null, knowledge, TODAY), dose)
      const { hallazgos, rango_conocido } = usualDose({ ...DRUG, ...dose, edad: 40 }, knowledge.doses)
      expect(place === 'dentro').toBe(rango_conocido && hallazgos.length === 0)
      expect(place === 'sin_rango').toBe(!rango_conocido)
    },
  )
})

describe('la dosis que se propone', () => {
  property(
    'nunca sale de una fila en la que estaba la escrita, ni nace donde no hay rango',
    [knownChild, childRows, adultRows, writtenDose, writtenDose],
    (child, rows, adult, dose, other) => {
      const ranges = doseRanges(DRUG, child, knowledgeOf(rows, adult), TODAY)
      if (!staysInRange(ranges, dose, other)) return
      expect(ranges.por_que).toBeNull()
      expect([dosePlace(ranges, dose), dosePlace(ranges, other)]).toEqual(['dentro', 'dentro'])
      for (const range of ranges.rangos.filter(({ de }) => de === 'nino')) {
        const alone = { ...ranges, rangos: [range] }
        if (dosePlace(alone, dose) === 'dentro') expect(dosePlace(alone, other)).toBe('dentro')
      }
    },
  )
})
