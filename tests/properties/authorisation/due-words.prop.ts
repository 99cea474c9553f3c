import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { answerDay, dueWords } from '@cauce/domain/authorisation/due-words'
import { bogotaMidnight, formatDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { property } from '../../support/property.ts'

const DAY = 86_400_000
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days))

describe('dueWords', () => {
  property(
    'se lee el último día a tiempo, y desde la medianoche de Bogotá ya venció',
    [day, fc.integer({ min: 1, max: DAY })],
    (last, before) => {
      const vence = bogotaMidnight(addDays(last, 1))
      expect(dueWords(vence, vence - before)).toBe('Vence hoy 23:59')
      expect(dueWords(vence, vence - DAY - 1)).toBe('Vence mañana 23:59')
      expect(dueWords(vence, vence - 3 * DAY)).toBe(`Vence el ${formatDate(last)}`)
      expect(dueWords(vence, vence)).toBe('Venció hace menos de 1 min')
      expect(answerDay(vence)).toBe(formatDate(last))
    },
  )
})
