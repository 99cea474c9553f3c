/** The demo agenda: consultations of the first days and their measures. The first six rows are consultations 1 to 6. */
import type { Insertable, Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { bodyMassIndex } from '@cauce/domain/clinical-record/body-mass-index'
import { mosteller } from '@cauce/domain/clinical-record/body-surface'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import type { Affiliates, DemoAffiliate } from './people.ts'

/** Where each demo doctor sees patients. */
const AGENDA_SITES: ReadonlyMap<string, string> = new Map([
  ['medico@cauce.demo', 'Sede Laureles'],
  ['oncologo@cauce.demo', 'Instituto Oncológico San Lázaro'],
])

export interface AgendaContext {
  readonly today: CalendarDate
  readonly affiliates: Affiliates
  readonly users: ReadonlyMap<string, number>
  readonly sites: ReadonlyMap<string, number>
  readonly now: Date
}

/** The instant of an hour of the clock in Bogotá. */
export const bogotaInstant = (day: CalendarDate, hour: string): string =>
  new Date(`${day}T${hour}:00-05:00`).toISOString()

const DAY_MS = 86_400_000
const BOOKED_DAYS_BEFORE = 3

/** When a row of the agenda takes place, `today` being day 0. */
export const agendaInstant = (row: SeedRow, today: CalendarDate): string =>
  bogotaInstant(addDays(today, row.number('dia')), row.text('hora'))

/** Booked some days before it takes place, never in the future. */
const bookedAt = (instant: string, now: Date): string =>
  new Date(Math.min(now.getTime(), Date.parse(instant) - BOOKED_DAYS_BEFORE * DAY_MS)).toISOString()

/** Credible figures that depend only on the person. */
const measuresOf = (consulta_id: number, fecha: CalendarDate, person: DemoAffiliate): Insertable<DB['medidas']> => ({
  consulta_id,
  fecha,
  peso: person.peso,
  talla: person.talla,
  imc: bodyMassIndex(person.peso, person.talla),
  isc: mosteller(person.peso, person.talla),
  perimetro_abdominal: Math.round(person.talla * 0.42 + person.peso * 0.28),
  presion_sistolica: 108 + ((person.id * 7) % 34),
  presion_diastolica: 66 + ((person.id * 5) % 22),
})

/** Consultation and measures of a row, with its id and the day that it falls on. */
const consultationOf = (row: SeedRow, id: number, context: AgendaContext) => {
  const email = row.text('medico')
  const fecha_hora = agendaInstant(row, context.today)
  const person = required(context.affiliates, row.text('documento'), 'affiliate')
  const consultation = {
    id,
    afiliado_id: person.id,
    tipo_consulta_id: row.number('tipo_consulta_id'),
    estado_id: row.number('estado_id'),
    medico_user_id: required(context.users, email, 'user'),
    rep_id: required(context.sites, required(AGENDA_SITES, email, 'agenda'), 'site'),
    fecha_hora,
    motivo: row.text('motivo'),
    demo: true,
    created_at: bookedAt(fecha_hora, context.now),
  }
  const day = addDays(context.today, row.number('dia'))
  return { consultation, measures: row.number('medidas') === 1 ? measuresOf(id, day, person) : null }
}

/** Codes of the CIE-10 joined by `|`, the principal first. */
const codesOf = (row: SeedRow): readonly string[] => row.text('diagnosticos').split('|')

const insertDiagnoses = async (db: Kysely<DB>, rows: readonly SeedRow[], ids: readonly number[]): Promise<void> => {
  const codes = [...new Set(rows.flatMap(codesOf))]
  if (codes.length === 0) return
  const found = await db.selectFrom('cie10').select(['id', 'codigo']).where('codigo', 'in', codes).execute()
  const byCode = new Map(found.map(({ id, codigo }) => [codigo, id]))
  await insertAll(
    db,
    'consulta_diagnosticos',
    rows.flatMap((row, index) =>
      codesOf(row).map((codigo, place) => ({
        consulta_id: ids[index] ?? 0,
        cie10_id: required(byCode, codigo, 'diagnosis'),
        principal: place === 0,
      })),
    ),
  )
}

/** Inserts the rows, each with the id of its place in `ids`. */
export const insertAgenda = async (
  db: Kysely<DB>,
  rows: readonly SeedRow[],
  ids: readonly number[],
  context: AgendaContext,
): Promise<void> => {
  const made = rows.map((row, index) => consultationOf(row, ids[index] ?? 0, context))
  await insertAll(
    db,
    'consultas',
    made.map(({ consultation }) => consultation),
  )
  await insertDiagnoses(db, rows, ids)
  await insertAll(
    db,
    'medidas',
    made.flatMap(({ measures }) => (measures === null ? [] : [measures])),
  )
}

/** A past consultation of an affiliate: `documento` and how many days ago. */
const visitKey = (documento: string, dia: number): string => `${documento} ${dia}`

export interface Visits {
  /** Id of the consultation of that affiliate on that day (days from today, negative before). */
  find(documento: string, dia: number): number
}

/** Seeds the whole agenda. @returns how to find the consultation from which an order comes */
export const seedAgenda = async (db: Kysely<DB>, context: AgendaContext): Promise<Visits> => {
  const rows = await readSeed('demo/agenda.tsv')
  await insertAgenda(
    db,
    rows,
    rows.map((_, index) => index + 1),
    context,
  )
  const ids = new Map(rows.map((row, index) => [visitKey(row.text('documento'), row.number('dia')), index + 1]))
  return { find: (documento, dia) => required(ids, visitKey(documento, dia), 'consultation') }
}
