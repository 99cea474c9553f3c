/** Searching the audit. Looking at it is noted in it. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { auditoria } from '@cauce/contract/auditoria'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { auditRead } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { totalOf } from '../../kit/list/counted.ts'
import { cutPage } from '../../kit/list/page.ts'
import { describeDevice } from '../cuenta/device.ts'
import { namesIn } from './names.ts'
import * as queries from './queries.ts'

type Module = typeof auditoria
type Row = Answer<Module['buscar']>['data'][number]
type Person = NonNullable<Row['usuario']>
type Affiliate = NonNullable<Row['afiliado']>

const PAGE_SIZE = 25
const MAX_PEOPLE = 10

/** Which rows a page is, and up to which entry. A page past what is counted is empty. */
export const pageOf = async (
  ctx: UserCtx,
  asked: { readonly pagina?: number; readonly por_pagina?: number; readonly corte?: number },
) => {
  const { page, slice } = cutPage(asked, PAGE_SIZE)
  return { ...page, ...slice, corte: asked.corte ?? (await queries.newestEntry(ctx.db)) }
}

export const personIn = (row: queries.EntryRow): Person | null =>
  row.user_id === null || row.email === null ? null : { id: row.user_id, nombre: row.persona, email: row.email }

const affiliateOf = (
  id: number,
  row: { afiliado: string | null; tipo_documento: string; numero_documento: string },
) => ({
  id,
  nombre: row.afiliado ?? '',
  documento: documentLabel(row.tipo_documento, row.numero_documento),
})

const affiliateIn = (row: queries.EntryRow): Affiliate | null => {
  const { afiliado_id, afiliado, tipo_documento, numero_documento } = row
  if (afiliado_id === null || tipo_documento === null || numero_documento === null) return null
  return affiliateOf(afiliado_id, { afiliado, tipo_documento, numero_documento })
}

const rowOf = (row: queries.EntryRow): Row => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  accion: row.accion,
  recurso: row.recurso,
  recurso_id: row.recurso_id,
  usuario: personIn(row),
  afiliado: affiliateIn(row),
  ip: row.ip,
  equipo: describeDevice(row.agente),
})

/** What the search asked for, as the audit keeps it. */
export const askedFor = (asked: {
  readonly pagina?: number
  readonly por_pagina?: number
  readonly corte?: number
}): Readonly<Record<string, unknown>> => {
  const { por_pagina: _rows, corte: _cut, ...kept } = asked
  return kept
}

/** A page of the entries that match, with who the person and the affiliate of the search are. */
export const search = async (ctx: UserCtx, body: Body<Module['buscar']>): Promise<Answer<Module['buscar']>> => {
  const { pagina, por_pagina, offset, limit, corte } = await pageOf(ctx, body)
  const rows = await queries.entries(ctx.db, body, { corte, limit, offset })
  const counted = totalOf(await queries.countEntries(ctx.db, body, corte))
  const person = body.usuario_id === undefined ? undefined : await queries.personById(ctx.db, body.usuario_id)
  const affiliate = body.afiliado_id === undefined ? undefined : await queries.affiliateById(ctx.db, body.afiliado_id)
  auditRead(ctx, {
    accion: 'auditoria.leer',
    recurso: 'auditoria',
    recurso_id: null,
    afiliado_id: body.afiliado_id ?? null,
    detalle: askedFor(body),
  })
  return {
    data: rows.map(rowOf),
    ...counted,
    pagina,
    por_pagina,
    corte,
    usuario: person ?? null,
    afiliado: affiliate === undefined ? null : affiliateOf(affiliate.id, affiliate),
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One entry, whole. Fails with 404. */
export const entry = async (ctx: UserCtx, id: number): Promise<Answer<Module['entrada']>> => {
  const row = await queries.entryById(ctx.db, id)
  if (!row) throw notFound()
  auditRead(ctx, {
    accion: 'auditoria.ver',
    recurso: 'auditoria',
    recurso_id: id,
    afiliado_id: row.afiliado_id,
  })
  return {
    ...rowOf(row),
    agente: row.agente,
    detalle: isFields(row.detalle) ? row.detalle : {},
    nombres: await namesIn(ctx.db, row.recurso, row.detalle),
  }
}

/** Users to choose from; nothing but who they are. */
export const people = (ctx: UserCtx, texto: string): Promise<Person[]> => queries.findPeople(ctx.db, texto, MAX_PEOPLE)

/** Dots and blanks are how people write a document, not part of it. */
const plainDocument = (text: string): string => text.replaceAll(/[\s.]/gu, '').toLocaleUpperCase('es-CO')

/** Affiliates with that document. That somebody looked for it is noted, the document is not. */
export const affiliates = async (ctx: UserCtx, documento: string): Promise<Affiliate[]> => {
  const rows = await queries.affiliatesByDocument(ctx.db, plainDocument(documento), MAX_PEOPLE)
  for (const { id } of rows) {
    auditRead(ctx, { accion: 'afiliado.buscar', recurso: 'afiliado', recurso_id: id, afiliado_id: id })
  }
  return rows.map((row) => affiliateOf(row.id, row))
}
