/** An affiliate takes something of theirs to another site. */
import { sql, type Kysely } from 'kysely'
import { NOT_CONTRACTED, SITE_CHANGED, whyNotChanged } from '@cauce/domain/authorisation/site-change'
import { REASON_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { lettersOf } from '@cauce/domain/text/substance'
import type { Answer, Body } from '@cauce/contract/entry'
import type { autogestion } from '@cauce/contract/autogestion'
import { auditRead } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { moveToSite } from '../direccionamiento/open.ts'
import { LIVING_KINDS, lockLine } from '../ordenamiento/open.ts'
import { ownLines, sitesFor, type OwnLine } from './queries.ts'
import { lastDay } from './passports.ts'

type Module = typeof autogestion
type Asked = Body<Module['sedes']>

const whyNot = (row: OwnLine, ctx: UserCtx): string | null =>
  whyNotChanged({ ...row, hasta: lastDay(row), con_sede: row.sede !== null }, ctx.today())

/** What the affiliate names, of their own; 404 of anybody else's. */
const ownLine = async (ctx: UserCtx, db: Kysely<DB>, { tipo_orden_id, id }: Asked): Promise<OwnLine> => {
  const [row] = await ownLines(ctx, db, { tipo_orden_id, id })
  if (row === undefined) throw notFound()
  return row
}

/** Where else it is done; nothing where it is not changed. */
export const otherSites = async (ctx: UserCtx, asked: Asked): Promise<Answer<Module['sedes']>> => {
  const row = await ownLine(ctx, ctx.db, asked)
  const { afiliado_id } = ctx.user
  auditRead(ctx, { accion: 'autogestion.sedes', recurso: 'afiliado', recurso_id: afiliado_id, afiliado_id })
  return whyNot(row, ctx) === null ? sitesFor(ctx, ctx.db, asked) : []
}

/** The line is held, so that of two changes at once the second one is counted after the first. */
export const changeSite = (ctx: UserCtx, body: Body<Module['cambiarSede']>): Promise<Answer<Module['cambiarSede']>> =>
  idempotent(ctx, 'autogestion.cambiarSede', body, async (trx) => {
    const kind = LIVING_KINDS[body.tipo_orden_id]
    await sql`select from ${sql.table(kind.tabla)} where id = ${body.id}::int and afiliado_id = ${ctx.user.afiliado_id}::int
      for no key update`.execute(trx)
    const row = await ownLine(ctx, trx, body)
    const line = await lockLine(trx, ctx, kind, body.id)
    if (line === undefined) throw notFound()
    if (lettersOf(body.motivo).length === 0) throw invalid({ motivo: [REASON_REQUIRED] })
    const why = whyNot(row, ctx)
    if (why !== null) throw fail(409, 'orden.no_modificable', why)
    const offered = await sitesFor(ctx, trx, body)
    if (!offered.some(({ id }) => id === body.rep_id)) throw invalid({ rep_id: [NOT_CONTRACTED] }, NOT_CONTRACTED)
    const motivo = `Lo pidió el afiliado: ${body.motivo.trim()}`
    const move = { tipo: body.tipo_orden_id, kind, line, rep_id: body.rep_id, motivo }
    // A medicine is not moved by its affiliate, and what is not one asks nothing: nobody is held.
    await moveToSite(trx, ctx, move, { held: null })
    return { mensaje: SITE_CHANGED }
  })
