/** How a kind of change is looked at. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { ChangeName } from '@cauce/domain/insurance/change-kinds'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import type { DB } from '../../db/tables.ts'
import type { PersonNow } from './person-now.ts'

export interface AskedFit {
  readonly tipo: ChangeName
  readonly fecha_novedad: CalendarDate
  readonly despues: MoveForm
  readonly hoy: CalendarDate
}

/** What it would leave, or what is wrong with it. */
export interface Fit {
  /** From which day it holds, where nobody chooses it. */
  readonly fecha?: CalendarDate
  readonly antes?: MoveForm
  readonly despues?: MoveForm
  readonly efectos?: readonly string[]
  readonly errores?: Readonly<Record<string, readonly string[]>>
}

export type Fitting = (db: Kysely<DB>, now: PersonNow, asked: AskedFit) => Promise<Fit> | Fit
