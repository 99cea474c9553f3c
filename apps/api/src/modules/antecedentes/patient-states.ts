/** The states of a patient that are in force, for the checks of a medication. */
import { sql, type Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import {
  gestationExpired,
  gestationWeeks,
  type PatientStateKind,
  type RenalDegree,
} from '@cauce/domain/antecedents/patient-state'
import type { DB } from '../../db/tables.ts'

interface KnownPatientState {
  readonly id: number
  /** False: it was asked, and it is not so. */
  readonly presente: boolean
  /** Of a pregnancy, the first day of the last period. */
  readonly desde: CalendarDate | null
  /** Whole weeks of gestation on the day that was asked for; null of what is no pregnancy. */
  readonly semanas: number | null
  readonly grado: RenalDegree | null
  readonly detalle: string | null
  /** The day on which it was asked. */
  readonly registrado: CalendarDate
}

/** Null: nobody has asked, or what was answered is too old to be believed (a pregnancy of more weeks than any lasts). */
export type PatientStates = Readonly<Record<PatientStateKind, KnownPatientState | null>>

/** What is known of the affiliate on that day. */
export const patientStates = async (db: Kysely<DB>, afiliado_id: number, hoy: CalendarDate): Promise<PatientStates> => {
  const rows = await db
    .selectFrom('estados_paciente')
    .select(['id', 'presente', 'desde', 'detalle', 'created_at'])
    .select([sql<PatientStateKind>`tipo`.as('tipo'), sql<RenalDegree | null>`grado`.as('grado')])
    .where('afiliado_id', '=', afiliado_id)
    .where('estado', '=', 'vigente')
    .execute()
  const stateOf = (kind: PatientStateKind): KnownPatientState | null => {
    const row = rows.find(({ tipo }) => tipo === kind)
    if (row === undefined) return null
    const { id, presente, desde, grado, detalle } = row
    const start = kind === 'gestacion' && presente ? desde : null
    if (start !== null && gestationExpired(start, hoy)) return null
    const semanas = start === null ? null : gestationWeeks(start, hoy)
    return { id, presente, desde, semanas, grado, detalle, registrado: bogotaDate(row.created_at.getTime()) }
  }
  return {
    gestacion: stateOf('gestacion'),
    lactancia: stateOf('lactancia'),
    funcion_renal: stateOf('funcion_renal'),
    trasplante: stateOf('trasplante'),
    g6pd: stateOf('g6pd'),
  }
}
