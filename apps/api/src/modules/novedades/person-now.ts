/** What a change starts from: the person as they are, with what of their rows the rules ask. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { covers, onDay } from '@cauce/domain/insurance/dated'
import type { InsuredPast } from '@cauce/domain/insurance/insured-past'
import type { DB } from '../../db/tables.ts'
import { insuredNow, type InsuredNow, pastOf } from '../afiliados/open.ts'
import { groupOf, membershipOn } from './queries.ts'

export interface PersonNow {
  readonly row: InsuredNow
  readonly past: InsuredPast
  /** Since when the state of today holds. */
  readonly estado_desde: CalendarDate | null
  /** The state before the one of today. */
  readonly anterior_id: number | null
  /** Whose family they are of today. */
  readonly grupo: { readonly cotizante_id: number; readonly parentesco: string } | null
  /** Those of theirs, if they head one. */
  readonly beneficiarios: number
}

export const hasCondition = (past: InsuredPast, clase: 'gestacion' | 'discapacidad', day: CalendarDate): boolean =>
  past.condiciones.some((row) => row.clase === clase && covers(row, day))

/** Undefined: there is no such person. */
export const personNow = async (db: Kysely<DB>, id: number, today: CalendarDate): Promise<PersonNow | undefined> => {
  const row = await insuredNow(db, id)
  const known = await pastOf(db, id)
  if (row === undefined || known === undefined) return undefined
  const { past } = known
  const state = onDay(past.estados, today)
  const before = past.estados.findLast(({ desde }) => state !== undefined && desde < state.desde)
  return {
    row,
    past,
    estado_desde: state?.desde ?? null,
    anterior_id: before?.estado_id ?? null,
    grupo: (await membershipOn(db, id, today)) ?? null,
    beneficiarios: (await groupOf(db, id, today)).length,
  }
}
