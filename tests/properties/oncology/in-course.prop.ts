/** A scheme that ended does not begin again by itself. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { lastApplication, whyNotInCourse, type OrderedScheme } from '@cauce/domain/oncology/in-course'
import { property } from '../../support/property.ts'

const START = '2026-01-01'
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(START, days))
const line = (states: readonly number[]) =>
  fc.record({
    estado_id: fc.constantFrom(...states),
    fecha_agendamiento: day,
    fechas: fc.array(day, { maxLength: 6 }),
  })
const open: fc.Arbitrary<OrderedScheme> = fc.record({
  en_curso: fc.constant(true),
  lineas: fc.array(line([1, 3, 49]), { minLength: 1, maxLength: 12 }),
})
const any: fc.Arbitrary<OrderedScheme> = fc.record({
  en_curso: fc.boolean(),
  lineas: fc.array(line([1, 2, 3, 49]), { maxLength: 12 }),
})

property('lo que nadie cerró está en curso hasta su último día, y ni un día más', [open], (scheme) => {
  const last = lastApplication(scheme.lineas) ?? START
  return whyNotInCourse(scheme, last) === null && whyNotInCourse(scheme, addDays(last, 1)) !== null
})

property('lo que no está en curso hoy no lo está mañana', [any, day], (scheme, today) => {
  return whyNotInCourse(scheme, today) === null || whyNotInCourse(scheme, addDays(today, 1)) !== null
})

property('ninguna línea se da después del último día', [open], ({ lineas }) => {
  const last = lastApplication(lineas) ?? START
  return lineas.every(({ fechas, fecha_agendamiento }) => [fecha_agendamiento, ...fechas].every((each) => each <= last))
})
