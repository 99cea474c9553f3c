/** A change is filed: looked at without writing anything, then kept with its papers; what asks nobody else is applied at once. */
import type { Transaction } from 'kysely'
import { CHANGE_KINDS } from '@cauce/domain/insurance/change-kinds'
import { CHANGE_LIFE, TOOK_PART } from '@cauce/domain/insurance/change-life'
import type { Answer, Body } from '@cauce/contract/entry'
import type { novedades } from '@cauce/contract/novedades'
import { audit, auditReadNow } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { publish } from '../../kit/events/publish.ts'
import { beginLives } from '../../kit/life/movements.ts'
import { nextNumber } from '../../kit/series/next-number.ts'
import { holdInsured } from '../afiliados/open.ts'
import { applyChange } from './apply-change.ts'
import { differences } from './differences.ts'
import { fingerprint } from './fingerprint.ts'
import { keepPapers, settlePapers } from './papers.ts'
import { type AskedChange, prepareChange, type Prepared } from './prepare-change.ts'
import { handsOfDeath, insertChange, waitingTwin } from './write-queries.ts'

type Module = typeof novedades

export const PAPER_MISSING = 'Diga qué documento lo prueba, o adjúntelo.'
const SERIES = 'novedad_afiliado'
const DIGITS = 6

const prepared = async (ctx: UserCtx, asked: AskedChange): Promise<Prepared> => {
  const today = ctx.today()
  const ready = await prepareChange(ctx.db, asked, { hoy: today, radicada: today })
  if (Object.keys(ready.errores).length > 0) throw invalid(ready.errores)
  if (asked.tipo === 'reversion' && (await handsOfDeath(ctx.db, asked.afiliado_id)).includes(ctx.user.id))
    throw invalid({ tipo: [TOOK_PART] })
  return ready
}

/** What it would leave. */
export const previewChange = async (
  ctx: UserCtx,
  body: Body<Module['previsualizar']>,
): Promise<Answer<Module['previsualizar']>> => {
  const { antes, despues, efectos } = await prepared(ctx, body)
  await auditReadNow(ctx, {
    accion: 'novedad.previsualizar',
    recurso: 'afiliado',
    recurso_id: body.afiliado_id,
    afiliado_id: body.afiliado_id,
    detalle: { tipo: body.tipo },
  })
  const [cambios = []] = await differences(ctx.db, [{ antes, despues }])
  return { cambios, efectos, segunda: CHANGE_KINDS[body.tipo].segunda }
}

const write = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  body: Body<Module['radicar']>,
): Promise<Answer<Module['radicar']>> => {
  const { tipo, afiliado_id, soporte = '', adjuntos = [] } = body
  if ((await holdInsured(trx, afiliado_id)) === undefined) throw notFound()
  const { now, fecha, antes, despues } = await prepared({ ...ctx, db: trx }, body)
  const { segunda, soporte: asksPaper } = CHANGE_KINDS[tipo]
  if (asksPaper && soporte.trim() === '' && adjuntos.length === 0) throw invalid({ soporte: [PAPER_MISSING] })
  const huella = fingerprint(despues)
  const twin = await waitingTwin(trx, { afiliado_id, tipo, fecha, huella })
  if (twin !== undefined) throw fail(409, 'novedad.repetida', `Esa misma novedad ya está radicada: ${twin.radicado}.`)
  const year = Number(ctx.today().slice(0, 4))
  const radicado = `NOV-${year}-${String(await nextNumber(trx, SERIES, year)).padStart(DIGITS, '0')}`
  const estado = segunda ? 'radicada' : 'aplicada'
  const created_at = ctx.now()
  const id = await insertChange(trx, {
    afiliado_id,
    radicado,
    tipo,
    fecha_novedad: fecha,
    antes,
    despues,
    soporte: soporte.trim() === '' ? null : soporte.trim(),
    huella,
    estado,
    radica_user_id: ctx.user.id,
    created_at,
  })
  await keepPapers(trx, ctx, id, adjuntos)
  await beginLives(trx, CHANGE_LIFE.name, [{ id, estado }], { user_id: ctx.user.id, created_at })
  const events = segunda ? [] : await applyChange(trx, ctx, { id, tipo, fecha, despues, now })
  await audit(trx, ctx, {
    accion: 'novedad.radicar',
    recurso: 'novedad_afiliado',
    recurso_id: id,
    afiliado_id,
    detalle: { radicado, tipo, estado },
  })
  for (const event of events) await publish(trx, ctx, event)
  const mensaje = segunda ? `Radicada ${radicado}: la verifica otra persona` : `Aplicada con el radicado ${radicado}`
  return { id, radicado, estado, mensaje }
}

/** @throws 404 of nobody; 422 at the field; 409 of one that already waits, or of a file that did not come */
export const fileChange = async (ctx: UserCtx, body: Body<Module['radicar']>): Promise<Answer<Module['radicar']>> => {
  await settlePapers(ctx, body.adjuntos ?? [])
  return idempotent(ctx, 'novedades.radicar', body, (trx) => write(trx, ctx, body))
}
