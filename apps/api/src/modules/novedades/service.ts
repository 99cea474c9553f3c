/** The changes to be read: the queue, one of them with all that decides, and those of a person. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { AFFILIATE_TEXT_TOO_SHORT, searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import { CHANGE_LIFE } from '@cauce/domain/insurance/change-life'
import { inForce } from '@cauce/domain/sick-leave/law'
import type { Named } from '@cauce/domain/text/field'
import type { Answer, Body } from '@cauce/contract/entry'
import { changeQueue, type ChangeRow, type novedades } from '@cauce/contract/novedades'
import { affiliateChangeLife } from '@cauce/machines/life-cycles/affiliate-change'
import { auditRead, auditReadNow } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { stepsOf } from '../../kit/life/movements.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { insuredById } from '../afiliados/open.ts'
import { handOf, readChange } from './change-store.ts'
import { daysBack } from './days-back.ts'
import { differences } from './differences.ts'
import * as rows from './list-queries.ts'
import { papersOf } from './papers.ts'
import * as queries from './queries.ts'

type Module = typeof novedades

const PLACES = 20
const HISTORY = 50

const named = (id: number | null, nombre: string | null): Named | null =>
  id === null ? null : { id, nombre: nombre ?? '' }

const headOf = (ctx: UserCtx, row: rows.ShownChange): Omit<ChangeRow, 'version' | 'puede'> => ({
  id: row.id,
  radicado: row.radicado,
  tipo: readChange(row).tipo,
  estado: row.estado,
  fecha_novedad: row.fecha_novedad,
  afiliado: {
    id: row.afiliado_id,
    nombre: listName(row),
    documento: documentLabel(row.codigo, row.numero_documento),
    edad: completedYears(row.fecha_nacimiento, ctx.today()),
    tipo_afiliado_id: row.tipo_afiliado_id,
    estado_afiliado_id: row.estado_afiliado_id,
  },
  radica: { id: row.radica_user_id, nombre: row.radica ?? '' },
  radicada_at: row.created_at.toISOString(),
  revisa: named(row.revisa_user_id, row.revisa),
  verifica: named(row.verifica_user_id, row.verifica),
  cerrada_at: row.cerrada_at?.toISOString() ?? null,
  retencion: row.retencion,
  motivo: row.motivo,
  propia: row.radica_user_id === ctx.user.id,
})

/** A row with what who asks may do with it. */
const shownRow = (ctx: UserCtx, row: rows.ShownChange): ChangeRow => {
  const hand = handOf(ctx, readChange(row), row.manos ?? [])
  return {
    ...headOf(ctx, row),
    version: row.version,
    puede: affiliateChangeLife.offered(row.estado, hand, hand.la_tiene && row.estado === 'en_revision'),
  }
}

/** A page of one group; pages count from 1, and one past the end is empty. */
export const listChanges = async (ctx: UserCtx, body: Body<Module['listar']>): Promise<Answer<Module['listar']>> => {
  const { cuales: grupo = changeQueue.usual, texto = '' } = body
  const { page, slice } = pageAsked(body)
  const cuentas = await rows.changeCounts(ctx.db, texto)
  const data = await rows.pageOf(ctx.db, { grupo, texto }, slice)
  const detalle = { grupo, pagina: page.pagina }
  auditRead(ctx, { accion: 'novedad.listar', recurso: 'novedad_afiliado', recurso_id: null, detalle })
  return { data: data.map((row) => shownRow(ctx, row)), total: cuentas[grupo], ...page, cuentas }
}

/** All that decides over one; 404 where there is none. */
export const viewChange = async (ctx: UserCtx, id: number): Promise<Answer<Module['ver']>> => {
  const row = await rows.oneChange(ctx.db, id)
  if (row === undefined) throw notFound()
  const [cambios = []] = await differences(ctx.db, [readChange(row)])
  await auditReadNow(ctx, {
    accion: 'novedad.leer',
    recurso: 'novedad_afiliado',
    recurso_id: id,
    afiliado_id: row.afiliado_id,
  })
  return {
    ...shownRow(ctx, row),
    cambios,
    soporte: row.soporte,
    adjuntos: await papersOf(ctx.db, id),
    pasos: await stepsOf(ctx.db, CHANGE_LIFE.name, id),
  }
}

/** Those of a person; 404 of nobody. */
export const changesOfPerson = async (ctx: UserCtx, id: number): Promise<Answer<Module['deAfiliado']>> => {
  if ((await insuredById(ctx.db, id)) === undefined) throw notFound()
  const found = await rows.changesOf(ctx.db, id, HISTORY + 1)
  const page = found.slice(0, HISTORY)
  const cambios = await differences(ctx.db, page.map(readChange))
  await auditReadNow(ctx, { accion: 'novedad.historia', recurso: 'afiliado', recurso_id: id, afiliado_id: id })
  return {
    data: page.map((row, at) => ({ ...headOf(ctx, row), cambios: cambios[at] ?? [], soporte: row.soporte })),
    hay_mas: found.length > HISTORY,
  }
}

export const changeOptions = async (ctx: UserCtx): Promise<Answer<Module['opciones']>> => ({
  tipos_documento: await queries.documentTypes(ctx.db),
  causas: await queries.causes(ctx.db),
  dias_atras: inForce(await daysBack(ctx.db), bogotaDate(ctx.now().getTime())).dias,
})

/** What a change may name. What was written is not kept. */
export const changePlaces = async (
  ctx: UserCtx,
  body: Body<Module['destinos']>,
): Promise<Answer<Module['destinos']>> => {
  const texto = body.que === 'afiliados' ? searchedAffiliate(body.texto) : body.texto
  if (texto === null) throw invalid({ texto: [AFFILIATE_TEXT_TOO_SHORT] })
  const found = await queries.placesBy(ctx.db, { que: body.que, texto }, PLACES + 1)
  const detalle = { que: body.que, filas: Math.min(found.length, PLACES) }
  auditRead(ctx, { accion: 'novedad.buscar_destino', recurso: 'afiliado', recurso_id: null, detalle })
  return { data: found.slice(0, PLACES), hay_mas: found.length > PLACES }
}
