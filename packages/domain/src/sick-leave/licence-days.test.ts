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

const LOSS = {
  vigente_desde: '2023-12-12',
  fuente: 'CST art. 237; Decreto 2126 de 2023, art. 2.2.3.2.15',
  usuales: [
    { dias: 14, habiles: false, cuando: 'por criterio médico' },
    { dias: 28, habiles: false, cuando: 'por criterio médico' },
  ],
}

it.each([
  [
    'licencia maternidad',
    {
      vigente_desde: '2021-07-29',
      fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.1',
      usuales: [
        { dias: 126, habiles: false, cuando: null },
        { dias: 140, habiles: false, cuando: 'en parto múltiple o hijo con discapacidad' },
      ],
    },
  ],
  [
    'Licencia Paternidad',
    {
      vigente_desde: '2021-07-29',
      fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.8',
      usuales: [{ dias: 14, habiles: false, cuando: null }],
    },
  ],
  [
    'Licencia para el cuidado de la niñez',
    {
      vigente_desde: '2023-12-12',
      fuente: 'Ley 2174 de 2021; Decreto 2126 de 2023, art. 2.2.3.2.11',
      usuales: [{ dias: 10, habiles: true, cuando: 'al año, seguidos o repartidos' }],
    },
  ],
  ['Licencia por aborto espontáneo', LOSS],
  ['Interrupción voluntaria del embarazo', LOSS],
  ['Parto prematuro no viable', LOSS],
])('%s tiene los días, la vigencia y la fuente de su norma', (contingencia, licence) => {
  expect(licenceDays(contingencia, TODAY)).toEqual(licence)
})
