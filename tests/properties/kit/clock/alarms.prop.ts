import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { alarmsOf, goalOf, warningAt } from '@cauce/domain/kit/clock/alarms'
import { applyTerm, type TermEvent } from '@cauce/machines/life-cycles/term'
import { dueOf, type Term } from '@cauce/domain/kit/clock/due'
import { explain } from '@cauce/domain/kit/clock/explain'
import { dueInWords, lightOf, LIGHTS, TERM_STATES, type TermState } from '@cauce/domain/kit/clock/light'
import { amountOn, checkEntityTerm } from '@cauce/domain/kit/clock/norm'
import { countsDays } from '@cauce/domain/kit/clock/unit'
import { PETITION, term } from '@cauce/domain/testing/terms'
import { property } from '../../../support/property.ts'

const START = Date.UTC(2026, 0, 1)
const inicio = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }).map((minutes) => START + minutes * 60_000)
const unit = fc.constantFrom<Term['unidad']>(
  'hora_corrida',
  'hora_habil',
  'dia_habil',
  'dia_habil_desde',
  'dia_calendario',
  'mes',
)
const amount = fc.integer({ min: 1, max: 30 })
const asked = fc
  .tuple(unit, amount, inicio)
  .map(([unidad, cantidad, from]): Term => ({ ...term(unidad, cantidad, '2026-01-01 00:00'), inicio: from }))

describe('las alarmas de un plazo', () => {
  property(
    'van en orden, entre el inicio y el vencimiento, y la última al vencer',
    [asked, fc.boolean()],
    (of, atOnce) => {
      const at = alarmsOf(of, atOnce).map((alarm) => alarm.at)
      expect(at).toEqual(at.toSorted((a, b) => a - b))
      expect([at[0] ?? 0, at.length]).toEqual([atOnce ? of.inicio : Math.max(of.inicio, at[0] ?? 0), atOnce ? 4 : 3])
      expect(at.at(-1)).toBe(dueOf(of))
    },
  )

  property('las de un plazo en días suenan a las siete, o al recibir si ya pasó esa hora', [asked], (of) => {
    if (!countsDays(of.unidad)) return
    for (const { at, nivel } of alarmsOf(of, false))
      if (nivel < 100 && at !== of.inicio) expect(formatTime(at)).toBe('07:00')
  })

  property('la meta y el aviso nunca pasan del vencimiento', [asked], (of) => {
    expect(goalOf(of) ?? 0).toBeLessThanOrEqual(dueOf(of))
    expect(warningAt(of)).toBeLessThanOrEqual(dueOf(of))
  })
})

describe('lo que se ve de un plazo', () => {
  property(
    'pasa de en término a por vencer y a vencido, y no vuelve',
    [asked, fc.nat(2_000), fc.nat(2_000)],
    (of, first, second) => {
      const seen = {
        estado: 'corriendo' as const,
        unidad: of.unidad,
        provisional: false,
        vence: dueOf(of),
        por_vencer: warningAt(of),
        cumplido: null,
      }
      const order = ['en_termino', 'por_vencer', 'vencido']
      const at = (share: number): number =>
        order.indexOf(lightOf(seen, of.inicio + ((dueOf(of) - of.inicio) * share) / 1_000))
      expect(at(Math.min(first, second))).toBeLessThanOrEqual(at(Math.max(first, second)))
      expect(lightOf(seen, dueOf(of))).toBe('vencido')
      expect(lightOf(seen, dueOf(of) - 1)).not.toBe('vencido')
    },
  )

  property('la suma en palabras termina en la fecha de vencimiento', [asked], (of) => {
    expect(explain(of).frase.endsWith(`= vence ${dueInWords(of.unidad, dueOf(of))}`)).toBe(true)
  })

  property(
    'cada luz tiene su palabra y su forma',
    [fc.constantFrom(...Object.values(LIGHTS))],
    ({ palabra, forma }) => {
      const same = Object.values(LIGHTS).filter((other) => other.palabra === palabra && other.forma === forma)
      expect(same).toHaveLength(1)
    },
  )
})

describe('la cifra de la entidad', () => {
  property('nunca alarga la de la norma', [fc.integer({ min: -5, max: 60 })], (cantidad) => {
    const own = [{ cantidad, vigente_desde: '2020-01-01' }]
    if (checkEntityTerm(PETITION, cantidad) === null) expect(amountOn(PETITION, own, '2026-01-01')).toBe(cantidad)
    expect(amountOn(PETITION, own, '2026-01-01')).toBeLessThanOrEqual(PETITION.cantidad)
  })
})

const STATES = Object.keys(TERM_STATES).filter((key): key is TermState => Object.hasOwn(TERM_STATES, key))
const event: fc.Arbitrary<TermEvent> = fc.oneof(
  fc.constantFrom<TermEvent>(
    ...(['recibir', 'suspender', 'reanudar', 'prorrogar', 'vencer', 'anular'] as const).map((type) => ({ type })),
  ),
  fc
    .tuple(fc.constantFrom('cumplir' as const, 'reabrir' as const), fc.boolean())
    .map(([type, a_tiempo]) => ({ type, a_tiempo })),
)

describe('la vida de un plazo', () => {
  property('solo la cierra un acto, y de sin efecto no se sale', [fc.constantFrom(...STATES), event], (from, move) => {
    const step = applyTerm(from, move)
    if (from === 'sin_efecto') expect(step).toHaveProperty('error')
    if (move.type === 'vencer')
      expect(['estado' in step ? step.estado : null, from]).toEqual([from === 'corriendo' ? 'vencido' : null, from])
  })
})
