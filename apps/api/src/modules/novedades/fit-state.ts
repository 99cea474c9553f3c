/** Whether a change of state fits the person, and what it would leave. */
import type { Kysely } from 'kysely'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import { changeHold } from '@cauce/domain/insurance/change-hold'
import { CHANGE_KINDS, type StateMove } from '@cauce/domain/insurance/change-kinds'
import { NOT_A_REFERENCE } from '@cauce/domain/kit/master/problems'
import { applyAffiliateStatus } from '@cauce/machines/life-cycles/affiliate-status'
import type { DB } from '../../db/tables.ts'
import type { AskedFit, Fit } from './fitting.ts'
import type { PersonNow } from './person-now.ts'
import * as queries from './queries.ts'

const LEAVES: readonly StateMove[] = ['retirar', 'fallecer', 'suspender']

const effectsOf = (
  mueve: StateMove,
  { beneficiarios }: PersonNow,
  { fecha, hoy, to, hasta }: { fecha: CalendarDate; hoy: CalendarDate; to: number; hasta: string },
): readonly string[] => [
  `Queda «${affiliateStateWords(to).palabra}» desde el ${formatDate(fecha)}.`,
  ...(mueve === 'proteger' ? [`Después del ${formatDate(hasta)} queda suspendido, salvo otra novedad.`] : []),
  ...(fecha < hoy
    ? ['Cambian los derechos de los días que pasaron desde entonces; lo ya impreso queda como está.']
    : []),
  ...(LEAVES.includes(mueve) && beneficiarios > 0
    ? [
        `Tiene ${beneficiarios} ${beneficiarios === 1 ? 'beneficiario' : 'beneficiarios'} en su grupo: cada uno pide su propia novedad.`,
      ]
    : []),
  ...(mueve === 'fallecer' ? ['Se cierra su sesión, y en todo el producto se dice que falleció.'] : []),
  ...(mueve === 'revertir' ? ['Lo que se canceló por el fallecimiento no revive solo: revíselo.'] : []),
]

export const fitState = async (db: Kysely<DB>, now: PersonNow, asked: AskedFit): Promise<Fit> => {
  const { tipo, despues, hoy } = asked
  const { mueve } = CHANGE_KINDS[tipo]
  if (mueve === undefined) return {}
  const { row } = now
  const isReversal = mueve === 'revertir'
  const fecha = isReversal ? (now.estado_desde ?? hoy) : asked.fecha_novedad
  const known = { regimen: row.regimen_prestacional, anterior_id: now.anterior_id }
  const after = applyAffiliateStatus(row.estado_afiliado_id, mueve, known)
  if ('error' in after) return { errores: { tipo: [after.error] } }
  const { hasta = '', causa_id = '' } = despues
  if (!isReversal && (await queries.causeOf(db, Number(causa_id)))?.clase !== mueve)
    return { errores: { 'despues.causa_id': [NOT_A_REFERENCE] } }
  if (mueve === 'proteger' && hasta < fecha)
    return { errores: { 'despues.hasta': ['Debe ser ese día o uno posterior.'] } }
  const hold = changeHold(mueve, await queries.openCareOf(db, row.id, fecha, hoy))
  const efectos = effectsOf(mueve, now, { fecha, hoy, to: after.estado_id, hasta })
  return {
    fecha,
    antes: { estado_id: String(row.estado_afiliado_id), tipo_afiliado_id: String(row.tipo_afiliado_id) },
    despues: { ...despues, estado_id: String(after.estado_id) },
    efectos: hold === null ? efectos : [...efectos, hold],
  }
}
