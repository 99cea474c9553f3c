import { fc } from '@fast-check/vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { historyTimeline } from '@cauce/domain/clinical-record/history-timeline'
import { TIMELINE_KINDS, type History } from '@cauce/domain/clinical-record/timeline-entry'
import { today } from '../../support/arbitraries/calendar.ts'
import { sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

/** Few moments, so that many things fall on the same day and hour; around midnight in Bogotá too. */
const moment = fc
  .integer({ min: 0, max: 40 })
  .map((place) => new Date(Date.UTC(2026, 10, 20, 4, 58) + place * 6_000_000).toISOString())
const ids = { id: fc.nat(30) }
const unique = <Row extends { readonly id: number }>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(row, { maxLength: 5, selector: ({ id }) => id })

const history: fc.Arbitrary<History> = fc.record({
  visitas: unique(fc.record({ ...ids, fecha_hora: moment, tipo: sentence, motivo: sentence, medico: sentence })),
  ordenes: unique(
    fc.record({ ...ids, created_at: moment, tipo: sentence, lineas: fc.array(sentence, { maxLength: 5 }) }),
  ),
  incapacidades: unique(
    fc
      .record({ ...ids, fecha_inicio: today, dias: fc.integer({ min: 1, max: 30 }), diagnostico: sentence })
      .map((leave) => ({ ...leave, fecha_final: addDays(leave.fecha_inicio, leave.dias - 1), estado: 'Activo' })),
  ),
  consentimientos: unique(fc.record({ ...ids, created_at: moment, procedimiento: sentence, acepta: fc.boolean() })),
})

const entriesIn = (of: History, kinds?: readonly string[]) =>
  historyTimeline(of, kinds).flatMap(({ entradas }) => entradas)

property('everything that happened stands once', [history], (of) => {
  const keys = entriesIn(of).map(({ clase, id }) => `${clase} ${id}`)
  const expected = of.visitas.length + of.ordenes.length + of.incapacidades.length + of.consentimientos.length
  return keys.length === expected && new Set(keys).size === expected
})

property('the order of what comes in says nothing', [history], (of) => {
  const reversed: History = {
    visitas: of.visitas.toReversed(),
    ordenes: of.ordenes.toReversed(),
    incapacidades: of.incapacidades.toReversed(),
    consentimientos: of.consentimientos.toReversed(),
  }
  return JSON.stringify(historyTimeline(of)) === JSON.stringify(historyTimeline(reversed))
})

property('each day stands once, the newest first, and within it no hour is before a later one', [history], (of) => {
  const days = historyTimeline(of).map(({ fecha }) => fecha)
  const hours = historyTimeline(of).map(({ entradas }) => entradas.map(({ hora }) => hora ?? ''))
  return (
    days.join() === [...new Set(days)].toSorted().toReversed().join() &&
    hours.every((each) => each.join() === each.toSorted().toReversed().join())
  )
})

property('each kind alone, put together, is the whole', [history], (of) => {
  const apart = Object.keys(TIMELINE_KINDS).flatMap((kind) => entriesIn(of, [kind]))
  const words = (entries: typeof apart) =>
    entries
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join()
  return words(apart) === words(entriesIn(of))
})

property('a visit stands on its day in Bogotá, five hours behind', [history], (of) => {
  return of.visitas.every(({ id, fecha_hora }) => {
    const entry = entriesIn(of, ['visita']).find((each) => each.id === id)
    const local = new Date(Date.parse(fecha_hora) - 18_000_000).toISOString()
    return entry?.fecha === local.slice(0, 10) && entry.hora === local.slice(11, 16)
  })
})
