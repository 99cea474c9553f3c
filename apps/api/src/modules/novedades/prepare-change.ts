/** What a change would do to a person: each datum before and after, what else follows, and what is wrong with it, by field. */
import type { Kysely } from 'kysely'
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { AffiliateState } from '@cauce/domain/insurance/affiliate-state'
import { changeDateProblem } from '@cauce/domain/insurance/change-date'
import { CHANGE_KINDS, type ChangeName } from '@cauce/domain/insurance/change-kinds'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import { fieldProblem } from '@cauce/domain/kit/master/problems'
import { tidyField } from '@cauce/domain/kit/master/tidy'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import { daysBack } from './days-back.ts'
import { fitOf } from './fit.ts'
import { personNow, type PersonNow } from './person-now.ts'

export const NOTHING_CHANGES = 'Nada cambia con esta novedad: los datos ya son esos.'
const ONLY_REVERSAL = `${DECEASED_MESSAGE} Lo único que se radica es reversar el fallecimiento.`

export interface AskedChange {
  readonly tipo: ChangeName
  readonly afiliado_id: number
  readonly fecha_novedad: CalendarDate
  readonly despues: MoveForm
}

export interface Prepared {
  readonly now: PersonNow
  /** From which day it holds. */
  readonly fecha: CalendarDate
  readonly antes: MoveForm
  readonly despues: MoveForm
  readonly efectos: readonly string[]
  readonly errores: Readonly<Record<string, readonly string[]>>
}

interface Days {
  readonly hoy: CalendarDate
  /** When it was filed: the limit of days is counted from there. */
  readonly radicada: CalendarDate
}

const tidied = ({ tipo, despues }: AskedChange): MoveForm =>
  Object.fromEntries(
    Object.entries(CHANGE_KINDS[tipo].fields).map(([name, field]) => [name, tidyField(field, despues[name] ?? '')]),
  )

const formProblems = ({ tipo, despues }: AskedChange): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(CHANGE_KINDS[tipo].fields).flatMap(([name, field]) => {
      const problem = fieldProblem(field, despues[name] ?? '')
      return problem === null ? [] : [[`despues.${name}`, [problem]]]
    }),
  )

const isSame = (antes: MoveForm, despues: MoveForm): boolean =>
  Object.entries(despues).every(([name, text]) => (antes[name] ?? '') === text)

/** The days are looked at last: a change that holds from its own day has none to be wrong. */
const dayProblem = async (
  db: Kysely<DB>,
  asked: AskedChange,
  { row, estado_desde }: PersonNow,
  { radicada }: Days,
): Promise<string | null> =>
  CHANGE_KINDS[asked.tipo].fechaPropia === true
    ? null
    : changeDateProblem(
        asked.tipo,
        asked.fecha_novedad,
        { hoy: radicada, fecha_afiliacion: row.fecha_afiliacion, estado_desde },
        await daysBack(db),
      )

/** @throws 404 of nobody */
export const prepareChange = async (db: Kysely<DB>, asked: AskedChange, days: Days): Promise<Prepared> => {
  const now = await personNow(db, asked.afiliado_id, days.hoy)
  if (now === undefined) throw notFound()
  const form = tidied(asked)
  const wrong = formProblems(asked)
  const nothing = { now, fecha: asked.fecha_novedad, antes: {}, despues: form, efectos: [] }
  const isDead = now.row.estado_afiliado_id === AffiliateState.deceased
  if (isDead && asked.tipo !== 'reversion') return { ...nothing, errores: { tipo: [ONLY_REVERSAL] } }
  if (Object.keys(wrong).length > 0) return { ...nothing, errores: wrong }
  const day = await dayProblem(db, asked, now, days)
  if (day !== null) return { ...nothing, errores: { fecha_novedad: [day] } }
  const { errores = {}, ...fit } = await fitOf(db, now, { ...asked, despues: form, hoy: days.hoy })
  const { fecha = asked.fecha_novedad, antes = {}, despues = form, efectos = [] } = fit
  if (Object.keys(errores).length === 0 && isSame(antes, despues))
    return { ...nothing, errores: { tipo: [NOTHING_CHANGES] } }
  return { now, fecha, antes, despues, efectos, errores }
}
