/** The queues of the referrals, and what is looked for to register or to accept one. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { listName } from '@cauce/domain/affiliate/display-name'
import { REFERRAL_OWNER } from '@cauce/domain/referral/answer-term'
import { momentOf } from '@cauce/domain/referral/moments'
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Answer, Body } from '@cauce/contract/entry'
import { type QueuedReferral, type referencias, referralQueue } from '@cauce/contract/referencias'
import { isReferralState, referralLife } from '@cauce/machines/life-cycles/referral'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { TermRow } from '../../kit/clock/term-row.ts'
import { governingTerms, viewTerm } from '../../kit/clock/view-term.ts'
import { totalOf } from '../../kit/list/counted.ts'
import { cutPage } from '../../kit/list/page.ts'
import { requirePeriod } from '../historico/reader.ts'
import { readerOf } from './access.ts'
import { pageOf, statesOf, type QueueRow } from './list-queries.ts'
import { handOf } from './referral-store.ts'
import { headOf } from './referral-view.ts'
import { findSites } from './site-queries.ts'

type Module = typeof referencias

const acceptedAt = ({ fecha_aceptacion, hora_aceptacion }: QueueRow): string | null => {
  const at = momentOf(fecha_aceptacion, hora_aceptacion)
  return at === null ? null : new Date(at).toISOString()
}

/** What who asks may do with it; who only reads them, nothing. */
const mayDo = (ctx: UserCtx, row: QueueRow) => {
  if (!hasPermission(ctx.user, REFERRAL_PERMISSION) || !isReferralState(row.estado)) return []
  const hand = handOf(ctx, row)
  return referralLife.offered(row.estado, hand, hand.la_gestiona)
}

const rowOf = (ctx: UserCtx, row: QueueRow, term: TermRow | undefined): QueuedReferral => ({
  ...headOf(row),
  afiliado: {
    id: row.afiliado_id,
    nombre_completo: listName(row),
    documento: `${row.tipo_documento_codigo} ${row.numero_documento}`,
    edad_cumplida: completedYears(row.fecha_nacimiento, ctx.today()),
    sexo: row.sexo,
  },
  diagnostico:
    row.diagnostico_codigo === null || row.diagnostico_nombre === null
      ? null
      : { codigo: row.diagnostico_codigo, nombre: row.diagnostico_nombre },
  aceptada_at: acceptedAt(row),
  sin_leer: row.sin_leer,
  plazo: term === undefined ? null : viewTerm(term),
  puede: mayDo(ctx, row),
})

/** A page of a queue, the one in more danger first unless told. Pages count from 1. */
export const listReferrals = async (
  ctx: UserCtx,
  { estado, pagina, por_pagina, orden = referralQueue.usual, ...asked }: Body<Module['listar']>,
): Promise<Answer<Module['listar']>> => {
  requirePeriod(asked)
  const { page, slice } = cutPage({ pagina, por_pagina })
  const queue = { ...asked, reader: await readerOf(ctx.db, ctx) }
  const por_estado = await statesOf(ctx.db, queue)
  const state = estado === undefined || estado.trim() === '' ? undefined : estado.trim()
  const count = por_estado.reduce(
    (sum, { estado: one, total }) => (state === undefined || one === state ? sum + total : sum),
    0,
  )
  const rows = await pageOf(
    ctx.db,
    { ...queue, ...(state === undefined ? {} : { estado: state }) },
    { orden, now: ctx.now(), count, ...slice },
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
    detalle: { cola: asked.cola, pagina: page.pagina, filas: rows.length },
  })
  return {
    data: rows.map((row) => rowOf(ctx, row, terms.get(row.id))),
    ...totalOf(count),
    ...page,
    por_estado,
    ahora: ctx.now().toISOString(),
  }
}

/** Sites that could accept. */
export const searchSites = (ctx: UserCtx, texto: string): Promise<Answer<Module['buscarRep']>> =>
  findSites(ctx.db, texto)
