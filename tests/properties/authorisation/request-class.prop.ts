import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import {
  authorisationTerm,
  AUTHORISATION_NORMS,
  REQUEST_CLASSES,
  requestClass,
} from '@cauce/domain/authorisation/request-class'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { property } from '../../support/property.ts'

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('1926-01-01', days))
const RECEIVED = '2026-12-01'

describe('requestClass', () => {
  property(
    'es prioritaria exactamente por la edad de ese día, la gestación o la discapacidad',
    [day, fc.boolean(), fc.boolean()],
    (fecha_nacimiento, gestante, discapacidad) => {
      const years = completedYears(fecha_nacimiento, RECEIVED)
      const { clase, por_que } = requestClass({ fecha_nacimiento, gestante, discapacidad }, RECEIVED)
      expect(clase === 'prioritaria').toBe(years >= 60 || years < 5 || gestante || discapacidad)
      expect(por_que).toMatch(/\S/u)
    },
  )

  property('el día que cumple 60 años es prioritaria y el de antes no', [fc.integer({ min: 0, max: 365 })], (shift) => {
    const received = addDays(RECEIVED, shift)
    const born = `${Number(received.slice(0, 4)) - 60}${received.slice(4)}`
    if (received.slice(5) === '02-29') return
    const asked = { fecha_nacimiento: born, gestante: false, discapacidad: false }
    expect(requestClass(asked, received).clase).toBe('prioritaria')
    expect(requestClass(asked, addDays(received, -1)).clase).toBe('no_prioritaria')
  })

  property(
    'cada clase tiene su plazo en días calendario, y ninguno se suspende',
    [fc.constantFrom(...AUTHORISATION_NORMS)],
    (norm) => {
      const [clase] = (['prioritaria', 'no_prioritaria'] as const).filter(
        (each) => authorisationTerm(each) === norm.clase,
      )
      expect(norm.unidad).toBe('dia_calendario')
      expect(norm.cantidad).toBe(REQUEST_CLASSES[clase ?? 'prioritaria'].dias)
      expect(norm.admite_suspension).toBe(false)
    },
  )
})
