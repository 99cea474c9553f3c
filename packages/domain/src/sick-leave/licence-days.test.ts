import { expect, it } from 'vitest'
import { contingencyKind } from './contingency.ts'
import { licenceDays, licenceNotice } from './licence-days.ts'
import { CONTINGENCIES } from './sick-leave.ts'

const TODAY = '2026-11-21'
const usual = (contingencia: string) => licenceDays(contingencia, TODAY)?.usuales.map(({ dias }) => dias)

it('has the usual days of every licence and of nothing else', () => {
  expect([usual('licencia maternidad'), usual('Licencia Paternidad')]).toEqual([[126, 140], [14]])
  expect(usual('Licencia para el cuidado de la niñez')).toEqual([10])
  expect(usual('Parto prematuro no viable')).toEqual([14, 28])
  for (const one of CONTINGENCIES) expect(licenceDays(one, TODAY) === null).toBe(contingencyKind(one) !== 'licencia')
  expect(licenceDays(null, TODAY)).toBeNull()
})

it('says them beside a number that is not one of them', () => {
  expect(licenceNotice('licencia maternidad', 126, TODAY)).toBeNull()
  expect(licenceNotice('licencia maternidad', 30, TODAY)).toBe(
    'Habitual: 126 días o 140 días en parto múltiple o hijo con discapacidad (Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.1)',
  )
  expect(licenceNotice('Licencia para el cuidado de la niñez', 10, TODAY)).toContain(
    '10 días hábiles al año, seguidos o repartidos',
  )
  expect(licenceNotice('Enf. Comun', 15, TODAY)).toBeNull()
})
