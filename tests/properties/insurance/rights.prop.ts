/** The right of a day, whatever the rows of a person. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { covers } from '@cauce/domain/insurance/dated'
import type { InsuredPast } from '@cauce/domain/insurance/insured-past'
import { FUTURE_DAY, rightsOn } from '@cauce/domain/insurance/rights'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-27'
const START = '2025-01-01'
const state = fc.constantFrom(1, 2, 3, 4, 5, 6)
/** States one after another, some days each, with or without a gap before; the last one goes on. */
const states = fc
  .array(
    fc.record({ estado_id: state, dias: fc.integer({ min: 1, max: 90 }), hueco: fc.integer({ min: 0, max: 3 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => {
    let next = START
    return parts.map(({ estado_id, dias, hueco }, index) => {
      const desde = addDays(next, hueco)
      next = addDays(desde, dias)
      return { estado_id, desde, hasta: index === parts.length - 1 ? null : addDays(next, -1) }
    })
  })
const person = fc.record({
  fecha_nacimiento: fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(START, -days)),
  estados: states,
  condiciones: fc.array(fc.constant({ clase: 'gestacion' as const, desde: '2025-03-01', hasta: '2025-11-30' }), {
    maxLength: 1,
  }),
})
const past = person.map((known): InsuredPast => ({ ...known, atencion: [] }))
const day = fc.integer({ min: -30, max: 800 }).map((days) => addDays(START, days))

describe('rightsOn', () => {
  property('cada día tiene una sola respuesta, y es la del estado de ese día', [past, day], (known, fecha) => {
    const answer = rightsOn(known, fecha, TODAY)
    if (fecha > TODAY) {
      expect(answer).toBe(FUTURE_DAY)
      return
    }
    const there = known.estados.filter((row) => covers(row, fecha))
    expect(there.length).toBeLessThanOrEqual(1)
    expect(answer).toMatchObject({ estado_id: there[0]?.estado_id ?? null })
    if (there[0] === undefined) expect(answer).toMatchObject({ atiende: 'no' })
  })

  property('un activo o protegido se atiende siempre y un retirado o fallecido nunca', [past, day], (known, fecha) => {
    const answer = rightsOn(known, fecha, TODAY)
    if (typeof answer === 'string') return
    if (answer.estado_id === 1 || answer.estado_id === 5) expect(answer.atiende).toBe('si')
    if (answer.estado_id === 3 || answer.estado_id === 4) expect(answer.atiende).toBe('no')
    if (answer.estado_id === 2) expect(answer.atiende).not.toBe('no')
  })

  property('lo que pasa después no cambia la respuesta de un día', [past, day, state], (known, fecha, later) => {
    const last = known.estados.at(-1)
    if (last === undefined || fecha >= addDays(last.desde, 400)) return
    const change = addDays(last.desde, 400)
    const after = [
      ...known.estados.slice(0, -1),
      { ...last, hasta: addDays(change, -1) },
      { estado_id: later, desde: change, hasta: null },
    ]
    const [before, now] = [known.estados, after].map((estados) => rightsOn({ ...known, estados }, fecha, TODAY))
    const kept = (answer: typeof before) => (typeof answer === 'object' ? [answer.atiende, answer.motivo] : answer)
    expect(kept(now)).toEqual(kept(before))
  })
})
