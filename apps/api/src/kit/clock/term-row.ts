/** A stored term as the clock's engine reads it, and what the engine says of it as it is stored. */
import * as Schema from 'effect/Schema'
import type { Selectable } from 'kysely'
import type { WorkCalendar } from '@cauce/domain/calendar/business-days'
import { alarmsOf, goalOf, warningAt } from '@cauce/domain/kit/clock/alarms'
import { USUAL_WORK } from '@cauce/domain/kit/clock/count'
import { dueOf, type Pause, type Term } from '@cauce/domain/kit/clock/due'
import { explain } from '@cauce/domain/kit/clock/explain'
import type { TermNorm } from '@cauce/domain/kit/clock/norm'
import type { DB } from '../../db/tables.ts'
import { jsonText } from '../../db/json-text.ts'

export type TermRow = Selectable<DB['terminos']>
export type NormRow = Selectable<DB['terminos_norma']>

const readPauses = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ desde: Schema.Number, hasta: Schema.Number })))

/** The sum of a stored term, by the calendar of now. */
export const termOf = (row: TermRow, norm: Pick<NormRow, 'rodar_a_habil'>, calendario: WorkCalendar): Term => ({
  unidad: row.unidad,
  cantidad: Number(row.cantidad),
  inicio: row.inicio_at.getTime(),
  rodar_a_habil: norm.rodar_a_habil,
  cierre: row.cierre,
  ventana: USUAL_WORK,
  calendario,
  pausas: readPauses(row.pausas),
  adicional: Number(row.adicional),
  fijo: row.fijo_at?.getTime() ?? null,
})

/** The figure as the rules read it. */
export const normOf = (row: NormRow): TermNorm => ({
  ...row,
  cantidad: Number(row.cantidad),
  factor_prorroga: Number(row.factor_prorroga),
})

interface NewStart {
  readonly inicio: Date
  readonly fijo?: Date | null
  readonly pausas?: readonly Pause[]
  readonly calendario: WorkCalendar
}

/** A term that begins. */
export const newTerm = (figure: Pick<Term, 'unidad' | 'cantidad' | 'rodar_a_habil'>, start: NewStart): Term => ({
  ...figure,
  inicio: start.inicio.getTime(),
  cierre: null,
  ventana: USUAL_WORK,
  calendario: start.calendario,
  pausas: start.pausas ?? [],
  adicional: 0,
  fijo: start.fijo?.getTime() ?? null,
})

/** The columns that are counted, and the sum that says how. */
export const counted = (term: Term, norm: Pick<NormRow, 'fuente' | 'nombre'>) => {
  const goal = goalOf(term)
  return {
    unidad: term.unidad,
    cantidad: term.cantidad,
    pausas: jsonText(term.pausas),
    adicional: term.adicional,
    vence_at: new Date(dueOf(term)),
    vence_interno_at: goal === null ? null : new Date(goal),
    por_vencer_at: new Date(warningAt(term)),
    explicacion: jsonText({ ...explain(term), norma: norm.fuente, nombre: norm.nombre }),
  }
}

/** The alarms of a term as rows. */
export const alarmRows = (termino_id: number, term: Term, atOnce: boolean) =>
  alarmsOf(term, atOnce).map(({ nivel, at }) => ({ termino_id, nivel, programada_at: new Date(at) }))
