/** The ledger of the demo's lines: what was checked that day, and what the doctor answered where it could not be. */
import type { Insertable } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { ALWAYS_SHOWN_CHECKS } from '@cauce/domain/medication/check'
import type { DB } from '../../db/tables.ts'
import type { SeedRow } from '../tsv.ts'

/** Knowledge with which the demo was checked: it is invented, like the demo. */
const VERSION = 'demo'
/** Days before the visit on which that knowledge was loaded. */
const LOADED_BEFORE = 30

interface LedgerOf {
  readonly id: number
  readonly user_id: number
  readonly created_at: string
  readonly today: CalendarDate
}

/** `comprobación|respuesta|por qué|motivo`, several joined by ` ; `; the checks that are not named were clean. */
const written = (row: SeedRow) =>
  new Map(
    row
      .text('comprobaciones')
      .split(' ; ')
      .map((text) => {
        const [check = '', respuesta = '', por_que = '', motivo = ''] = text.split('|')
        return [check, { respuesta, por_que: por_que === '' ? null : por_que, motivo: motivo === '' ? null : motivo }]
      }),
  )

/** One row for each check that asks for an answer. */
export const demoLedger = (
  row: SeedRow,
  { id, user_id, created_at, today }: LedgerOf,
): Insertable<DB['orden_articulo_comprobaciones']>[] => {
  const answers = written(row)
  return ALWAYS_SHOWN_CHECKS.map((comprobacion) => {
    const answer = answers.get(comprobacion) ?? { respuesta: 'limpia', por_que: null, motivo: null }
    const made = answer.respuesta !== 'no_verificada'
    return {
      orden_articulos_id: id,
      comprobacion,
      origen: 'profesional',
      ...answer,
      hora: created_at,
      conocimiento: made ? comprobacion : null,
      conocimiento_version: made ? VERSION : null,
      conocimiento_fecha: made ? addDays(today, row.number('dia') - LOADED_BEFORE) : null,
      user_id,
      created_at,
    }
  })
}
