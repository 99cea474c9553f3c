/** What was told counts until the day that was told, never longer for being closed, and what acts longer never counts less. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ADVISERS } from '@cauce/domain/antecedents/outside-medicine'
import { SOURCES } from '@cauce/domain/antecedents/allergy-entry'
import { momentEnd } from '@cauce/domain/antecedents/moment'
import { closedUntil, comparedAs, lastToldDay, toldName, toldStanding } from '@cauce/domain/medication/taken-outside'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const days = fc.integer({ min: 0, max: 400 })
const estado = fc.constantFrom('vigente', 'terminada', 'dejada')

describe('lo que el paciente dice que toma', () => {
  property('sigue cualquier día, si nadie dijo hasta cuándo', [anyDay, days], (today, washout) => {
    expect(toldStanding({ estado: 'vigente', hasta: null }, washout, today)).toBe('toma')
  })

  property('lo anotado por error no cuenta nunca', [anyDay, fc.option(anyDay), days], (today, hasta, washout) => {
    expect(lastToldDay({ estado: 'error', hasta }, today)).toBeNull()
    expect(toldStanding({ estado: 'error', hasta }, washout, today)).toBeNull()
  })

  property(
    'lo cerrado no se toma, y actúa tantos días como su lavado',
    [anyDay, days, days],
    (last, washout, after) => {
      const today = addDays(last, after)
      const closed = toldStanding({ estado: 'dejada', hasta: last }, washout, today)
      expect(closed).toBe(after === 0 || after <= washout ? 'lavado' : null)
    },
  )

  property('cerrarlo nunca lo alarga', [anyDay, fc.option(anyDay)], (today, hasta) => {
    const end = momentEnd(closedUntil(hasta, today))
    expect(end <= today).toBe(true)
    const before = lastToldDay({ estado: 'vigente', hasta }, today)
    expect(before !== null && end <= before).toBe(true)
  })

  property('más lavado nunca cuenta menos', [estado, anyDay, anyDay, days, days], (how, hasta, today, some, more) => {
    const standing = toldStanding({ estado: how, hasta }, some, today)
    if (standing !== null) expect(toldStanding({ estado: how, hasta }, some + more, today)).toBe(standing)
  })

  property(
    'el nombre dice siempre quién lo contó y quién lo indicó',
    [fc.constantFrom('Warfarina', 'Hipérico'), fc.constantFrom(...SOURCES), fc.constantFrom(...ADVISERS)],
    (nombre, origen, adviser) => {
      expect(toldName(nombre, origen, adviser)).toMatch(new RegExp(`^${nombre} \\(según .+, .+\\)$`, 'u'))
      expect(comparedAs(nombre)).toBe(nombre)
    },
  )
})
