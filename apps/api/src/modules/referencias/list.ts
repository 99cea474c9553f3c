/** The queues of the referrals, and what is looked for to register or to accept one. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { listName } from '@cauce/domain/affiliate/display-name'
import { REFERRAL_OWNER } from '@cauce/domain/referral/answer-term'
import { momentOf } from '@cauce/domain/referral/moments'
import type { ReferralRow } from '@cauce/domain/referral/referral'
import type { Answer, Body } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { TermRow } from '../../kit/clock/term-row.ts'
import { governingTerms, viewTerm } from '../../kit/clock/view-term.ts'
import { requirePeriod } from '../historico/reader.ts'
import { readerOf } from './access.ts'
import { pageOf, statesOf, type QueueRow } from './list-queries.ts'
import { headOf } from './referral-view.ts'
import { findSites } from './site-queries.ts'

type Module = typeof referencias

const PAGE_SIZE = 20

const ORDERS = {
  registro: { orden: 'registro', descending: false },
  '-registro': { orden: 'registro', descending: true },
  espera: { orden: 'espera', descending: false },
  '-espera': { orden: 'espera', descending: true },
  afiliado: { orden: 'afiliado', descending: false },
  '-afiliado': { orden: 'afiliado', descending: true },
  institucion: { orden: 'institucion', descending: false },
  '-institucion': { orden: 'institucion', descending: true },
  estado: { orden: 'estado', descending: false },
  '-estado': { orden: 'estado', descending: true },
} as const

const acceptedAt = ({ fecha_aceptacion, hora_aceptacion }: QueueRow): string | null => {
  const at = momentOf(fecha_aceptacion, hora_aceptacion)
  return at === null ? null : new Date(at).toISOString()
}

const rowOf = (row: QueueRow, term: TermRow | undefined, today: string): ReferralRow => ({
  ...headOf(row),
  afiliado: {
    id: row.afiliado_id,
    nombre_completo: listName(row),
    documento: `${row.tipo_documento_codigo} ${row.numero_documento}`,
    edad_cumplida: completedYears(row.fecha_nacimiento, today),
    sexo: row.sexo,
  },
  diagnostico:
    row.diagnostico_codigo === null || row.diagnostico_nombre === null
      ? null
      : { codigo: row.diagnostico_codigo, nombre: row.diagnostico_nombre },
  aceptada_at: acceptedAt(row),
  sin_leer: row.sin_leer,
  plazo: term === undefined ? null : viewTerm(term),
})

/** A page of a queue: of those that are followed the longest wait first, of the others the last registered, unless told. Pages count from 1. */
export const listReferrals = async (
  ctx: UserCtx,
  { estado, pagina = 1, por_pagina = PAGE_SIZE, orden, ...asked }: Body<Module['listar']>,
): Promise<Answer<Module['listar']>> => {
  requirePeriod(asked)
  const queue = { ...asked, reader: await readerOf(ctx.db, ctx) }
  const por_estado = await statesOf(ctx.db, queue)
  const state = estado === undefined || estado.trim() === '' ? undefined : estado.trim()
  const rows = await pageOf(
    ctx.db,
    { ...queue, ...(state === undefined ? {} : { estado: state }) },
    {
      ...ORDERS[orden ?? (asked.cola === 'seguimiento' ? '-espera' : '-registro')],
      now: ctx.now(),
      limit: por_pagina,
      offset: (pagina - 1) * por_pagina,
    },
  )
  const terms = await governingTerms(
    ctx.db,
    REFERRAL_OWNER,
    rows.map(({ id }) => id),
  )
  auditRead(ctx, {
    accion: 'referencia.listar',
    recurso: 'referencia',
    recurso_id: null,
    detalle: { cola: asked.cola, pagina, filas: rows.length },
  })
  const counted = por_estado.filter((each) => state === undefined || each.estado === state)
  return {
    data: rows.map((row) => rowOf(row, terms.get(row.id), ctx.today())),
    total: counted.reduce((sum, { total }) => sum + total, 0),
    pagina,
    por_pagina,
    por_estado,
    ahora: ctx.now().toISOString(),
  }
}

/** Sites that could accept. */
export const searchSites = (ctx: UserCtx, texto: string): Promise<Answer<Module['buscarRep']>> =>
  findSites(ctx.db, texto)
