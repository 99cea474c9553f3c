/** Renal function: worse kidneys never make a line cleaner, and what is not known is never clean where it may matter. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { RENAL_DEGREES } from '@cauce/domain/antecedents/patient-state'
import { ckdEpi2021 } from '@cauce/domain/clinical-record/renal-function'
import type { TakenLine } from '@cauce/domain/medication/day-total'
import {
  creatinineDays,
  filtrationOf,
  LEAST_WEIGHT,
  RENAL_FORMULAS,
  whyNotKnown,
  type KnownKidneys,
} from '@cauce/domain/medication/known-kidneys'
import { RENAL_ADJUSTMENTS, indexRenal, renalCheck, type RenalRow } from '@cauce/domain/medication/renal'
import { worstOf } from '@cauce/domain/medication/reason'
import { drugToOrder, ingredient } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-23'
const EDGES = [0, 15, 30, 45, 60, 90] as const
/** Bands of one ingredient that do not overlap. */
const rows: fc.Arbitrary<readonly RenalRow[]> = fc.uniqueArray(
  fc
    .record({
      principio_activo: ingredient,
      band: fc.integer({ min: 0, max: EDGES.length - 2 }),
      ajuste: fc.constantFrom(...RENAL_ADJUSTMENTS),
      formula: fc.constantFrom(...RENAL_FORMULAS),
      dosis_max_dia: fc.constantFrom(null, 100, 1_000),
      intervalo_h: fc.constantFrom(null, 12, 48),
    })
    .map(({ band, ...row }) => ({
      ...row,
      via: '',
      tfg_desde: EDGES[band] ?? 0,
      tfg_hasta: EDGES[band + 1] ?? null,
      unidad_dosis: row.dosis_max_dia === null ? null : 'mg',
      conducta: 'Prueba',
      fuente: 'Prueba',
    })),
  { selector: ({ principio_activo, tfg_desde }) => `${principio_activo} ${tfg_desde}`, maxLength: 8 },
)
const line: fc.Arbitrary<TakenLine> = fc.record({
  drug: drugToOrder,
  presentation: fc.constant({ concentracion: '100 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' }),
  via: fc.constant('Oral'),
  dosis: fc.integer({ min: 1, max: 4 }),
  frecuencia: fc.constantFrom(6, 12, 24),
  tiempo: fc.constant('Horas' as const),
})
const kidneys: fc.Arbitrary<KnownKidneys> = fc.record({
  edad: fc.integer({ min: 0, max: 100 }),
  sexo: fc.constantFrom('F', 'M', 'I'),
  creatinina: fc.option(
    fc.record({
      valor: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
      fecha: fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, -days)),
    }),
  ),
  peso: fc.option(fc.integer({ min: LEAST_WEIGHT, max: 150 })),
  talla: fc.constant(null),
  grado: fc.option(fc.record({ grado: fc.constantFrom(...RENAL_DEGREES), fecha: fc.constant('2026-11-12') })),
  ajuste: fc.constantFrom(null, { dias: 30 }, { dias: 365 }),
})

describe('renalCheck', () => {
  property(
    'limpia solo sale con una creatinina que vale, o si nada depende de ella',
    [line, rows, kidneys],
    (of, table, known) => {
      const made = renalCheck(of, known, indexRenal(table), TODAY)
      const own = table.filter(({ principio_activo }) =>
        of.drug.ingredientes.some(({ nombre }) => nombre === principio_activo),
      )
      const silent = known.edad < 18 || own.length === 0 || of.drug.local
      expect(made === null).toBe(silent)
      if (made === null) return
      if (own.every(({ ajuste }) => ajuste === 'sin_ajuste')) {
        expect(made.respuesta).toBe('limpia')
        return
      }
      const doubtful = whyNotKnown(known, TODAY) !== null
      if (doubtful) expect(made.respuesta).not.toBe('limpia')
      // What is not known is told; what is found then is grave.
      if (made.respuesta === 'no_verificada') expect(made.por_que).not.toBeNull()
      if (doubtful && made.respuesta === 'encontrada') expect(worstOf(made.hallazgos)).not.toBe('informativa')
    },
  )

  property(
    'lo que sale limpio sin peso no tendría nada grave con ningún peso',
    [line, rows, kidneys, fc.integer({ min: LEAST_WEIGHT, max: 200 })],
    (of, table, known, peso) => {
      const index = indexRenal(table)
      const blind = renalCheck(of, { ...known, peso: null }, index, TODAY)
      if (blind?.respuesta !== 'limpia') return
      const seen = renalCheck(of, { ...known, peso }, index, TODAY)
      expect(worstOf(seen?.hallazgos ?? [])).toBe('informativa')
    },
  )
})

describe('filtrationOf', () => {
  property('sin una creatinina que valga, un grado peor es una filtración menor', [kidneys], (known) => {
    const at = (grado: 'leve' | 'moderada' | 'grave') => {
      const one = { ...known, creatinina: null, grado: { grado, fecha: '2026-11-12' } }
      return filtrationOf('CKD-EPI', one, whyNotKnown(one, TODAY))
    }
    expect(at('grave')?.hasta).toBeLessThan(at('moderada')?.desde ?? 0)
    expect(at('moderada')?.hasta).toBeLessThan(at('leve')?.desde ?? 0)
  })

  property('con una creatinina que vale, el grado no cambia nada', [line, rows, kidneys], (of, table, known) => {
    if (whyNotKnown(known, TODAY) !== null) return
    const index = indexRenal(table)
    expect(renalCheck(of, known, index, TODAY)).toEqual(renalCheck(of, { ...known, grado: null }, index, TODAY))
  })
})

describe('whyNotKnown', () => {
  property('una creatinina vale los días del ajuste y ni uno más', [kidneys], (known) => {
    const { creatinina, sexo, grado, ajuste } = known
    const good = creatinina !== null && daysBetween(creatinina.fecha, TODAY) <= creatinineDays(ajuste)
    expect(whyNotKnown(known, TODAY) === null).toBe(good && sexo !== 'I' && grado?.grado !== 'dialisis')
  })
})

describe('ckdEpi2021', () => {
  property(
    'baja con la creatinina y con la edad',
    [fc.integer({ min: 18, max: 99 }), fc.integer({ min: 2, max: 300 }), fc.constantFrom('F', 'M')],
    (edad, tenths, sexo) => {
      const [creatinina, more] = [tenths / 10, (tenths + 1) / 10]
      const tfg = ckdEpi2021({ edad, sexo, creatinina })
      expect(ckdEpi2021({ edad, sexo, creatinina: more })).toBeLessThanOrEqual(tfg)
      expect(ckdEpi2021({ edad: edad + 1, sexo, creatinina })).toBeLessThanOrEqual(tfg)
    },
  )
})
