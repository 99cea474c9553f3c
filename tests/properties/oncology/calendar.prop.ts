import * as fc from 'fast-check'
import { calendarOf, type CalendarLine } from '@cauce/domain/oncology/calendar'
import { property } from '../../support/property.ts'

const days = fc.uniqueArray(fc.integer({ min: 1, max: 21 }), { minLength: 1, maxLength: 4 })
const line: fc.Arbitrary<CalendarLine> = fc.record({
  nombre: fc.constantFrom('Oxaliplatino', 'Paclitaxel', 'Fluorouracilo'),
  dosis_formulada: fc.integer({ min: 1, max: 3000 }),
  unidad: fc.constant('mg'),
  via: fc.constant('Intravenosa'),
  dias_aplicacion: days.map((list) => list.join(',')),
  ciclos_aplica: fc.option(
    fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }).map((list) => list.join(',')),
  ),
  cantidad_aplicaciones: fc.integer({ min: 1, max: 28 }),
})
const lines = fc.array(line, { maxLength: 4 })
const cycles = fc.integer({ min: 1, max: 8 })
const order = (lineas: readonly CalendarLine[], ciclo_total: number) => ({
  fecha_inicio: '2026-11-23',
  frecuencia_repeticion: 21,
  ciclo: 1,
  ciclo_total,
  lineas,
})

/** Counted one by one: each line, each cycle that it names, each of its days. */
const given = (lineas: readonly CalendarLine[], total: number): number =>
  lineas.reduce((sum, { dias_aplicacion, ciclos_aplica }) => {
    const named = ciclos_aplica?.split(',').map(Number) ?? null
    const times = Array.from({ length: total }, (_, place) => place + 1).filter((c) => named?.includes(c) ?? true)
    return sum + times.length * dias_aplicacion.split(',').length
  }, 0)

property(
  'el calendario da cada medicamento tantas veces como días tiene en sus ciclos',
  [lines, cycles],
  (lineas, total) => {
    const drugs = calendarOf(order(lineas, total)).flatMap(({ medicamentos }) => medicamentos)
    return drugs.length === given(lineas, total)
  },
)

property('sus días van hacia adelante, cada uno una vez, y ninguno está vacío', [lines, cycles], (lineas, total) => {
  const calendar = calendarOf(order(lineas, total))
  return calendar.every(
    ({ fecha, medicamentos }, place) =>
      medicamentos.length > 0 && (place === 0 || fecha > (calendar[place - 1]?.fecha ?? '')),
  )
})

property('otro ciclo agrega días y no cambia ninguno de los anteriores', [lines, cycles], (lineas, total) => {
  const [shorter, longer] = [calendarOf(order(lineas, total)), calendarOf(order(lineas, total + 1))]
  return JSON.stringify(longer.slice(0, shorter.length)) === JSON.stringify(shorter)
})
