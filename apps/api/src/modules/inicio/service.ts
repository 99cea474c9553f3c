/** What waits for who asks: how much of each topic, and the rows of one. */
import { listName } from '@cauce/domain/affiliate/display-name'
import { owedUntil } from '@cauce/domain/history/partial-delivery'
import { isListed, topicsFor, type HomeTopic } from '@cauce/domain/home/topics'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import type { Answer, Body } from '@cauce/contract/entry'
import type { HomeRow, inicio } from '@cauce/contract/inicio'
import { auditRead } from '../../audit/audit.ts'
import { forbidden } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { pageOfChats } from '../chat/open.ts'
import { countUnread } from '../contenido/open.ts'
import { countsOf } from '../firmas/open.ts'
import { deliveryHours } from '../historico/open.ts'
import { readerOf, statesOf } from '../referencias/open.ts'
import { workList } from '../trabajos/open.ts'
import { askingOf, countRows, pageOfRows, type Asking, type Counted } from './rows.ts'

type Module = typeof inicio
type ElsewhereTopic = Exclude<HomeTopic, Body<Module['asunto']>['asunto']>

const howMany = (total: number): Counted => ({ total, desde: null })

/** Counted by the very queries of the lists where they are. */
const ELSEWHERE: Readonly<Record<ElsewhereTopic, (ctx: UserCtx) => Promise<Counted>>> = {
  urgencias: async ({ db }) => howMany((await countsOf(db, '')).urgencias),
  firmas: async ({ db }) => howMany((await countsOf(db, '')).por_hacer),
  remisiones: async (ctx) => {
    const states = await statesOf(ctx.db, { reader: await readerOf(ctx.db, ctx), cola: 'seguimiento' })
    return howMany(states.reduce((sum, { total }) => sum + total, 0))
  },
  fallidos: async (ctx) => howMany((await workList(ctx)).cuentas.fallidos),
  novedades: async ({ db, user }) => howMany(await countUnread(db, user.id)),
  mensajes: async (ctx) =>
    howMany((await pageOfChats(ctx.db, await readerOf(ctx.db, ctx), { texto: '', limit: 0, offset: 0 })).sin_leer),
}

const countOf = (asking: Asking, topic: HomeTopic): Promise<Counted> =>
  isListed(topic) ? countRows(asking.ctx.db, topic, asking) : ELSEWHERE[topic](asking.ctx)

/** Of every topic of the person, also those of which nothing waits. */
export const pending = async (ctx: UserCtx): Promise<Answer<Module['pendientes']>> => {
  const asking = await askingOf(ctx)
  const data = []
  for (const asunto of topicsFor(ctx.user)) {
    const { total, desde } = await countOf(asking, asunto)
    data.push({ asunto, total, desde: desde?.toISOString() ?? null })
  }
  return { data, ahora: ctx.now().toISOString() }
}

/** When what waits since a moment has to be handed over. */
type Owed = (since: Date) => string | null

const owedFor = async (ctx: UserCtx, asunto: HomeTopic): Promise<Owed> => {
  if (asunto !== 'entregas') return () => null
  const hours = await deliveryHours(ctx.db)
  return (since) => owedUntil(since.toISOString(), hours)
}

const rowOf = (row: Awaited<ReturnType<typeof pageOfRows>>[number], isOwn: boolean, owed: Owed): HomeRow => {
  const { rep_id, rep, municipio, estado_id, estado, desde, afiliado_id } = row
  const { id, tipo_orden_id, orden_id, titulo, item_id, consulta_id, automatico, motivo, nota, hasta } = row
  return {
    id,
    tipo_orden_id,
    orden_id,
    titulo,
    item_id,
    consulta_id,
    automatico,
    motivo,
    nota,
    hasta,
    afiliado: isOwn ? null : { id: afiliado_id, nombre: listName(row) },
    rep: rep_id === null ? null : { id: rep_id, nombre: rep ?? '', municipio },
    estado: { id: estado_id, nombre: estado },
    desde: desde.toISOString(),
    limite: owed(desde),
  }
}

/** A page of one topic; 403 of one that is not of the person. */
export const topicPage = async (
  ctx: UserCtx,
  { asunto, ...asked }: Body<Module['asunto']>,
): Promise<Answer<Module['asunto']>> => {
  if (!topicsFor(ctx.user).includes(asunto)) throw forbidden()
  const { page, slice } = pageAsked(asked)
  const asking = await askingOf(ctx)
  const { total } = await countRows(ctx.db, asunto, asking)
  const rows = await pageOfRows(ctx.db, asunto, asking, slice)
  auditRead(ctx, {
    accion: 'inicio.asunto',
    recurso: 'inicio',
    recurso_id: asunto,
    detalle: { pagina: page.pagina, filas: rows.length },
  })
  const owed = await owedFor(ctx, asunto)
  const isOwn = ctx.user.tipo_usuario === AFFILIATE_USER_KIND
  return { data: rows.map((row) => rowOf(row, isOwn, owed)), total, ...page, ahora: ctx.now().toISOString() }
}
