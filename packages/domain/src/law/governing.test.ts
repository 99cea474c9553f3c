import { expect, it } from 'vitest'
import { inForce, type LegalRecords } from '../sick-leave/law.ts'
import { withRows } from './governing.ts'

const part = { nombre: 'Días', unidad: ['día', 'días'], min: 1, max: 100 } as const
const FIGURE = { partes: { dias: part, otros: part } }
const SEED: LegalRecords<{ vigente_desde: string; fuente: string; dias: number; otros: number }> = [
  { vigente_desde: '2020-01-01', fuente: 'de fábrica', dias: 30, otros: 5 },
]
const row = (vigente_desde: string, valor: unknown) => ({ vigente_desde, valor, fuente: 'de la entidad' })

it('a row holds from its day, and the day before what was there', () => {
  const records = withRows(FIGURE, SEED, [row('2027-01-01', { dias: 20, otros: 6 })])
  expect(inForce(records, '2026-12-31')).toMatchObject({ dias: 30, otros: 5, fuente: 'de fábrica' })
  expect(inForce(records, '2027-01-01')).toMatchObject({ dias: 20, otros: 6, fuente: 'de la entidad' })
})

it('a row of the same day holds instead of the one of the product, and what it does not say stays', () => {
  expect(withRows(FIGURE, SEED, [row('2020-01-01', { dias: 20 })])).toEqual([
    { vigente_desde: '2020-01-01', fuente: 'de la entidad', dias: 20, otros: 5 },
  ])
})

it('rows come in any order, and each stands on the one before', () => {
  const records = withRows(FIGURE, SEED, [row('2027-01-01', { otros: 7 }), row('2026-01-01', { dias: 20 })])
  expect(inForce(records, '2027-06-01')).toMatchObject({ dias: 20, otros: 7 })
  expect(inForce(records, '2026-06-01')).toMatchObject({ dias: 20, otros: 5 })
})

it.each([null, 'texto', { dias: 0 }, { dias: 1.5 }, { dias: 'veinte' }, { sobra: 3 }, { dias: 101 }])(
  'a value by mistake, %j, undoes no rule',
  (valor) => {
    expect(inForce(withRows(FIGURE, SEED, [row('2026-01-01', valor)]), '2026-06-01')).toMatchObject({
      dias: 30,
      otros: 5,
    })
  },
)
