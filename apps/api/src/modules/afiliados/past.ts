/** What is known of a person in time, as the rule of rights takes it: the one way in which the server asks it. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import {
  AffiliateCondition,
  AttentionOrigin,
  type InsuredPast,
  type Rights,
} from '@cauce/domain/insurance/insured-past'
import { rightsOn } from '@cauce/domain/insurance/rights'
import * as Schema from 'effect/Schema'
import type { DB } from '../../db/tables.ts'
import * as queries from './queries.ts'

const origin = Schema.decodeUnknownSync(AttentionOrigin)
const condition = Schema.decodeUnknownSync(AffiliateCondition)

/** Undefined: there is no such person. */
export const pastOf = async (db: Kysely<DB>, id: number) => {
  const row = await queries.pastRows(db, id)
  if (row === undefined) return undefined
  const past: InsuredPast = {
    fecha_nacimiento: row.fecha_nacimiento,
    estados: row.estados.map(({ estado_id, desde, hasta }) => ({ estado_id, desde, hasta })),
    atencion: row.atencion.map((one) => ({ ...one, origen: origin(one.origen) })),
    condiciones: row.condiciones.map((one) => ({ ...one, clase: condition(one.clase) })),
  }
  return { past, estados: row.estados }
}

/** Has the person a right that day? Undefined: there is no such person; a sentence: no answer is given of that day. */
export const rightsOf = async (
  db: Kysely<DB>,
  id: number,
  day: { readonly fecha: CalendarDate; readonly hoy: CalendarDate },
): Promise<Rights | string | undefined> => {
  const known = await pastOf(db, id)
  return known && rightsOn(known.past, day.fecha, day.hoy)
}
