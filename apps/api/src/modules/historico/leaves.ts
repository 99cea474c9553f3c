/** Sick leaves of an affiliate, with the days of their chains. */
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { LEAVE_STATUS_NAMES } from '@cauce/domain/sick-leave/leave-status'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import type { UserCtx } from '../../http/handle.ts'
import { leavesOf } from '../incapacidades/read-leaves.ts'
import { askedFor, pageOf } from './paging.ts'
import { noteReading, reachAffiliate, requirePeriod } from './reader.ts'

type Module = typeof historico
type Asked = Body<Module['incapacidades']>

const STATES = Object.entries(LEAVE_STATUS_NAMES).map(([id, nombre]) => ({ id: Number(id), nombre }))

/** A leave is of a period when some of its days are. */
const isAsked = (leave: SickLeave, { desde, hasta, texto = '' }: Asked): boolean => {
  if (desde !== undefined && leave.fecha_final < desde) return false
  if (hasta !== undefined && leave.fecha_inicio > hasta) return false
  const words = normalizeSearch(
    [
      leave.radicado,
      leave.cie10.codigo,
      leave.cie10.nombre,
      leave.contingencia,
      leave.users.operador.nombre_completo,
    ].join(' '),
  )
  return normalizeSearch(texto)
    .split(' ')
    .every((word) => words.includes(word))
}

const ORDERS = {
  inicio: (one: SickLeave, other: SickLeave) =>
    Number(one.fecha_inicio > other.fecha_inicio) - Number(one.fecha_inicio < other.fecha_inicio),
  dias: (one: SickLeave, other: SickLeave) => one.dias - other.dias,
  estado: (one: SickLeave, other: SickLeave) => one.estado_id - other.estado_id,
} as const

const sorted = (leaves: readonly SickLeave[], orden: NonNullable<Asked['orden']>): readonly SickLeave[] => {
  const descending = orden.startsWith('-')
  const key =
    orden === 'dias' || orden === '-dias' ? 'dias' : orden === 'estado' || orden === '-estado' ? 'estado' : 'inicio'
  const compare = ORDERS[key]
  return leaves.toSorted((one, other) => (descending ? compare(other, one) : compare(one, other)) || other.id - one.id)
}

/** A page of the leaves of the affiliate, the one that starts last first unless told. The days of a chain need all of them. */
export const leaves = async (ctx: UserCtx, asked: Asked): Promise<Answer<Module['incapacidades']>> => {
  requirePeriod(asked)
  await reachAffiliate(ctx, asked.afiliado_id)
  const all = await leavesOf(ctx.db, asked.afiliado_id)
  noteReading(ctx, asked.afiliado_id, { accion: 'historico.incapacidades', detalle: askedFor(asked) })
  return pageOf(
    sorted(
      all.filter((leave) => isAsked(leave, asked)),
      asked.orden ?? '-inicio',
    ),
    asked,
    STATES,
  )
}
