/** What an affiliate consented to, and what not. */
import { CONSENT_ANSWERS, consentAnswer } from '@cauce/domain/history/reports'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './consent-queries.ts'
import { askedFor, sliceOf, totalOf } from './paging.ts'
import { noteReading, reachAffiliate, requirePeriod } from './reader.ts'

type Module = typeof historico

const NAMES: ReadonlyMap<number, string> = new Map(Object.values(CONSENT_ANSWERS).map(({ id, nombre }) => [id, nombre]))

/** A page of the consents of the affiliate, the newest first unless told. */
export const consents = async (
  ctx: UserCtx,
  asked: Body<Module['consentimientos']>,
): Promise<Answer<Module['consentimientos']>> => {
  requirePeriod(asked)
  await reachAffiliate(ctx, asked.afiliado_id)
  const slice = sliceOf(asked)
  const counted = await queries.consentAnswers(ctx.db, asked)
  const por_estado = counted.map((row) => ({ ...row, nombre: NAMES.get(row.estado_id) ?? '' }))
  const rows = await queries.consentPage(ctx.db, asked, asked.orden ?? '-fecha', slice)
  noteReading(ctx, asked.afiliado_id, { accion: 'historico.consentimientos', detalle: askedFor(asked) })
  return {
    data: rows.map(({ codigo, nombre, documento, archivo, estado, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      cup: { codigo, nombre },
      estado: consentAnswer(estado),
      documento: documento === null || archivo === null ? null : { codigo: documento, ruta: archivo },
    })),
    total: totalOf(por_estado, asked.estado_id),
    pagina: slice.pagina,
    por_pagina: slice.por_pagina,
    por_estado,
  }
}
