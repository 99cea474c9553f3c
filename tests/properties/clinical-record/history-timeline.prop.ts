import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { historyTimeline } from '@cauce/domain/clinical-record/history-timeline'
import { TIMELINE_KINDS, type History } from '@cauce/domain/clinical-record/timeline-entry'
import { today } from '../../support/arbitraries/calendar.ts'
import { sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

/** Few moments, so that many things fall on the same day and hour; around midnight in Bogotá too. */
const MOMENTS = Array.from({ length: 41 }, (_, place) =>
  new Date(Date.UTC(2026, 10, 20, 4, 58) + place * 6_000_000).toISOString(),
)
const moment = fc.constantFrom(...MOMENTS)
/** What is written says nothing of the order: a few dozen sentences stand for all, and are drawn once. */
const text = fc.constantFrom(...fc.sample(sentence, { numRuns: 48, seed: 1 }))

const MOST_IDS = 31
/** Rows with an id each, never the same twice: 31 is prime, so its steps meet none again; up, down and mixed. */
const identified = <Row>(row: fc.Arbitrary<Row>) =>
  fc
    .tuple(fc.array(row, { maxLength: 5 }), fc.nat(MOST_IDS - 1), fc.integer({ min: 1, max: MOST_IDS - 1 }))
    .map(([rows, first, step]) => rows.map((one, at) => ({ id: (first + at * step) % MOST_IDS, one })))

// Tuples: a record costs three times as much, and a case has ten of them.
const history: fc.Arbitrary<History> = fc
  .tuple(
    identified(fc.tuple(moment, text, text, text)),
    identified(fc.tuple(moment, text, fc.array(text, { maxLength: 5 }))),
    identified(fc.tuple(today, fc.integer({ min: 1, max: 30 }), text)),
    identified(fc.tuple(moment, text, fc.boolean())),
  )
  .map(([visits, orders, leaves, consents]) => ({
    visitas: visits.map(({ id, one: [fecha_hora, tipo, motivo, medico] }) => ({
      id,
      fecha_hora,
      tipo,
      motivo,
      medico,
    })),
    ordenes: orders.map(({ id, one: [created_at, tipo, lineas] }) => ({ id, created_at, tipo, lineas })),
    incapacidades: leaves.map(({ id, one: [fecha_inicio, dias, diagnostico] }) => ({
      id,
      fecha_inicio,
      fecha_final: addDays(fecha_inicio, dias - 1),
      dias,
      diagnostico,
      estado: 'Activo',
    })),
    consentimientos: consents.map(({ id, one: [created_at, procedimiento, acepta] }) => ({
      id,
      created_at,
      procedimiento,
      acepta,
    })),
  }))

const entriesIn = (of: History, kinds?: readonly string[]) =>
  historyTimeline(of, kinds).flatMap(({ entradas }) => entradas)

property('todo lo que pasó está una sola vez', [history], (of) => {
  const keys = entriesIn(of).map(({ clase, id }) => `${clase} ${id}`)
  const expected = of.visitas.length + of.ordenes.length + of.incapacidades.length + of.consentimientos.length
  return keys.length === expected && new Set(keys).size === expected
})

property('el orden en que llega no dice nada', [history], (of) => {
  const reversed: History = {
    visitas: of.visitas.toReversed(),
    ordenes: of.ordenes.toReversed(),
    incapacidades: of.incapacidades.toReversed(),
    consentimientos: of.consentimientos.toReversed(),
  }
  return JSON.stringify(historyTimeline(of)) === JSON.stringify(historyTimeline(reversed))
})

property(
  'cada día está una vez, el más nuevo primero, y dentro de él ninguna hora va antes de una posterior',
  [history],
  (of) => {
    const timeline = historyTimeline(of)
    const days = timeline.map(({ fecha }) => fecha)
    const hours = timeline.map(({ entradas }) => entradas.map(({ hora }) => hora ?? ''))
    return (
      days.join() === [...new Set(days)].toSorted().toReversed().join() &&
      hours.every((each) => each.join() === each.toSorted().toReversed().join())
    )
  },
)

property('cada clase por su lado, todas juntas, son el conjunto', [history], (of) => {
  const apart = Object.keys(TIMELINE_KINDS).flatMap((kind) => entriesIn(of, [kind]))
  const words = (entries: typeof apart) =>
    entries
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join()
  return words(apart) === words(entriesIn(of))
})

property('una consulta está en su día de Bogotá, cinco horas atrás', [history], (of) => {
  const visits = entriesIn(of, ['visita'])
  return of.visitas.every(({ id, fecha_hora }) => {
    const entry = visits.find((each) => each.id === id)
    const local = new Date(Date.parse(fecha_hora) - 18_000_000).toISOString()
    return entry?.fecha === local.slice(0, 10) && entry.hora === local.slice(11, 16)
  })
})
