import { fc } from '@fast-check/vitest'
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
/** Days inside of the stretch and around it. */
const day = fc.integer({ min: -20, max: 110 }).map((after) => addDays(SPAN.desde, after))
const moment = fc.tuple(day, fc.integer({ min: 0, max: 1439 })).map(([date, minute]) => {
  const hour = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return new Date(`${date}T${hour}:00-05:00`).toISOString()
})
const identified = <Row extends object>(rows: readonly Row[]) => rows.map((row, id) => ({ ...row, id }))

const history: fc.Arbitrary<History> = fc.record({
  visitas: fc
    .array(fc.record({ fecha_hora: moment }), { maxLength: 8 })
    .map((rows) => identified(rows.map((row) => ({ ...row, tipo: 'Control', motivo: '', medico: 'Ana' })))),
  ordenes: fc
    .array(fc.record({ created_at: moment }), { maxLength: 8 })
    .map((rows) => identified(rows.map((row) => ({ ...row, tipo: 'Medicamentos', lineas: [] })))),
  incapacidades: fc.array(fc.tuple(day, fc.integer({ min: 1, max: 40 })), { maxLength: 8 }).map((rows) =>
    identified(
      rows.map(([fecha_inicio, dias]) => {
        const fecha_final = addDays(fecha_inicio, dias - 1)
        return { fecha_inicio, fecha_final, dias, diagnostico: 'M545', estado: 'Activo' }
      }),
    ),
  ),
  consentimientos: fc
    .array(fc.record({ created_at: moment, acepta: fc.boolean() }), { maxLength: 8 })
    .map((rows) => identified(rows.map((row) => ({ ...row, procedimiento: 'Endoscopia' })))),
})

property('everything that touches the stretch is drawn once, and nothing else', [history, gap], (of, wide) => {
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

property('every mark is within the drawing', [history, gap], (of, wide) =>
  historyLanes(entriesOf(of), SPAN, wide).every(({ marcas }) =>
    marcas.every(({ inicio, ancho }) => inicio >= 0 && inicio < 1 && ancho >= 0 && inicio + ancho <= 1 + 1e-9),
  ),
)

property('two marks of one row never touch', [history, gap], (of, wide) =>
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
  'there is a lane for each kind, in the same order',
  [history, gap],
  (of, wide) =>
    historyLanes(entriesOf(of), SPAN, wide)
      .map(({ clase }) => clase)
      .join() === Object.keys(TIMELINE_KINDS).join(),
)

property('a stretch has its months whole and ends with that of the day', [months, today], (many, last) => {
  const span = windowOf(many, last)
  return (
    span.desde.endsWith('-01') &&
    addDays(span.hasta, 1).endsWith('-01') &&
    span.desde <= last &&
    last <= span.hasta &&
    Math.round(spanDays(span) / 30.4) === many
  )
})

property(
  'the stretch before ends where this one begins, and one after another reaches today',
  [months, today],
  (many, now) => {
    const here = windowOf(many, now)
    const before = windowOf(many, earlierThan(here))
    const after = laterThan(many, before, now)
    return addDays(before.hasta, 1) === here.desde && after === null
  },
)

property('at most twelve names stand under a stretch, from left to right', [months, today], (many, last) => {
  const places = monthMarks(windowOf(many, last)).map(({ inicio }) => inicio)
  return places.length <= 12 && places.every((place, at) => place >= 0 && place < 1 && place > (places[at - 1] ?? -1))
})
