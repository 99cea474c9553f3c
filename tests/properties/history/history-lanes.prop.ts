import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { entriesOf, TIMELINE_KINDS, type History } from '@cauce/domain/clinical-record/timeline-entry'
import { historyLanes } from '@cauce/domain/history/history-lanes'
import { earlierThan, laterThan, monthMarks, PERIODS, windowOf } from '@cauce/domain/history/history-period'
import { spanDays } from '@cauce/domain/sick-leave/leave-span'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const SPAN = windowOf(3, '2026-11-21')
const gap = fc.double({ min: 0.001, max: 0.2, noNaN: true })
const months = fc.constantFrom(...PERIODS.map(({ meses }) => meses))
const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** Days inside of the stretch and around it, and those on which a leave of them may end. */
const FIRST = addDays(SPAN.desde, -20)
const DAYS = Array.from({ length: 171 }, (_, after) => addDays(FIRST, after))
const LAST_START = 130
const START_MS = Date.parse(`${FIRST}T00:00:00-05:00`)
const moment = fc
  .nat((LAST_START + 1) * DAY_MINUTES - 1)
  .map((minutes) => new Date(START_MS + minutes * MINUTE_MS).toISOString())
const upToEight = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { maxLength: 8 })

// Tuples and lists of the one value that counts: a record of records costs three times as much.
const history: fc.Arbitrary<History> = fc
  .tuple(
    upToEight(moment),
    upToEight(moment),
    upToEight(fc.tuple(fc.nat(LAST_START), fc.integer({ min: 1, max: 40 }))),
    upToEight(fc.tuple(moment, fc.boolean())),
  )
  .map(([visits, orders, leaves, consents]) => ({
    visitas: visits.map((fecha_hora, id) => ({ id, fecha_hora, tipo: 'Control', motivo: '', medico: 'Ana' })),
    ordenes: orders.map((created_at, id) => ({ id, created_at, tipo: 'Medicamentos', lineas: [] })),
    incapacidades: leaves.map(([start, dias], id) => ({
      id,
      fecha_inicio: DAYS[start] ?? FIRST,
      fecha_final: DAYS[start + dias - 1] ?? FIRST,
      dias,
      diagnostico: 'M545',
      estado: 'Activo',
    })),
    consentimientos: consents.map(([created_at, acepta], id) => ({
      id,
      created_at,
      procedimiento: 'Endoscopia',
      acepta,
    })),
  }))

property('todo lo que toca el tramo se dibuja una vez, y nada más', [history, gap], (of, wide) => {
  const entries = entriesOf(of)
  const inside = entries.filter(({ fecha, hasta }) => (hasta ?? fecha) >= SPAN.desde && fecha <= SPAN.hasta)
  const drawn = historyLanes(entries, SPAN, wide).flatMap(({ marcas }) => marcas.flatMap(({ entradas }) => entradas))
  const keys = (some: typeof entries) =>
    some
      .map(({ clase, id }) => `${clase} ${id}`)
      .toSorted()
      .join()
  return keys(drawn) === keys(inside)
})

property('cada marca está dentro del dibujo', [history, gap], (of, wide) =>
  historyLanes(entriesOf(of), SPAN, wide).every(({ marcas }) =>
    marcas.every(({ inicio, ancho }) => inicio >= 0 && inicio < 1 && ancho >= 0 && inicio + ancho <= 1 + 1e-9),
  ),
)

property('dos marcas de una misma fila nunca se tocan', [history, gap], (of, wide) =>
  historyLanes(entriesOf(of), SPAN, wide).every(({ marcas, niveles }) =>
    Array.from({ length: niveles }, (_, row) => marcas.filter(({ nivel }) => nivel === row)).every((row) =>
      row.every((mark, at) => {
        const next = row[at + 1]
        return next === undefined || next.inicio - mark.inicio >= Math.max(wide, mark.ancho) - 1e-9
      }),
    ),
  ),
)

property(
  'hay un carril para cada clase, en el mismo orden',
  [history, gap],
  (of, wide) =>
    historyLanes(entriesOf(of), SPAN, wide)
      .map(({ clase }) => clase)
      .join() === Object.keys(TIMELINE_KINDS).join(),
)

property('un tramo tiene sus meses enteros y termina con el del día', [months, today], (many, last) => {
  const span = windowOf(many, last)
  return (
    span.desde.endsWith('-01') &&
    addDays(span.hasta, 1).endsWith('-01') &&
    span.desde <= last &&
    last <= span.hasta &&
    Math.round(spanDays(span) / 30.4) === many
  )
})

property('el tramo anterior termina donde este empieza, y uno tras otro llegan a hoy', [months, today], (many, now) => {
  const here = windowOf(many, now)
  const before = windowOf(many, earlierThan(here))
  const after = laterThan(many, before, now)
  return addDays(before.hasta, 1) === here.desde && after === null
})

property('bajo un tramo hay a lo sumo doce nombres, de izquierda a derecha', [months, today], (many, last) => {
  const places = monthMarks(windowOf(many, last)).map(({ inicio }) => inicio)
  return places.length <= 12 && places.every((place, at) => place >= 0 && place < 1 && place > (places[at - 1] ?? -1))
})
