/** The figures and the calendar by which terms are counted, as they are stored. */
import { sql, type Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { USUAL_CALENDAR, type WorkCalendar } from '@cauce/domain/calendar/business-days'
import { amountOn, normOn, type EntityTerm } from '@cauce/domain/kit/clock/norm'
import { settingOf } from '../../db/setting.ts'
import type { DB } from '../../db/tables.ts'
import type { NormRow } from './term-row.ts'

const SATURDAY_SETTING = 'calendario.sabado_habil'

/** The days of the entity at an instant: whether Saturdays count, and the days that it closes. */
export const workCalendar = async (db: Kysely<DB>, at: Date): Promise<WorkCalendar> => {
  const today = bogotaDate(at.getTime())
  const sabado = await settingOf({ db, today: () => today }, SATURDAY_SETTING)
  const closed = await db
    .selectFrom('dias_no_habiles')
    .select(['fecha', 'motivo'])
    .where('alcance', '<>', 'municipio')
    .where('afecta_terminos', '=', true)
    .execute()
  if (sabado !== true && closed.length === 0) return USUAL_CALENDAR
  return { sabado_habil: sabado === true, cerrados: new Map(closed.map(({ fecha, motivo }) => [fecha, motivo])) }
}

interface Figures {
  /** The norm that governs what is received at an instant, and its amount, which the entity may have shortened. Throws on an unknown class. */
  of(clase: string, receipt: Date): { readonly norm: NormRow; readonly cantidad: number }
}

/** Any number, the same in every process. */
const FIGURES_TURN = 7_201_990

/** Until the end of the transaction no term is counted: whoever approves a figure sees all that was, and nothing is counted meanwhile. */
export const holdFigures = async (trx: Kysely<DB>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${FIGURES_TURN})`.execute(trx)
}

/** Every figure of some classes. No figure is approved until the transaction ends. */
export const figuresOf = async (db: Kysely<DB>, clases: readonly string[]): Promise<Figures> => {
  const among = [...new Set(clases)]
  await sql`select pg_advisory_xact_lock_shared(${FIGURES_TURN})`.execute(db)
  const norms = await db.selectFrom('terminos_norma').selectAll().where('clase', 'in', among).execute()
  const own = await db
    .selectFrom('terminos_entidad')
    .select(['clase', 'unidad', 'cantidad', 'vigente_desde'])
    .where('clase', 'in', among)
    .execute()
  return {
    of: (clase, receipt) => {
      const day = bogotaDate(receipt.getTime())
      const norm = normOn(norms, clase, day)
      if (norm === undefined) throw new Error(`no figure of the term ${clase}`)
      const mine = own
        .filter((each) => each.clase === clase && each.unidad === norm.unidad)
        .map(({ cantidad, vigente_desde }): EntityTerm => ({ cantidad: Number(cantidad), vigente_desde }))
      return { norm, cantidad: amountOn({ cantidad: Number(norm.cantidad) }, mine, day) }
    },
  }
}
