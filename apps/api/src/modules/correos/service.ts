/** The addresses of the institution: each change with its entry in the audit. */
import type { Body } from '@cauce/contract/entry'
import type { correos, InstitutionMail } from '@cauce/contract/correos'
import { checkEntry, ENTRY_TAKEN, plainAddress } from '@cauce/domain/mail/destination'
import { audit } from '../../audit/audit.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import * as queries from './queries.ts'

const RECORD = 'correo_institucion'

const wire = (row: queries.EntryRow): InstitutionMail => ({ ...row, created_at: row.created_at.toISOString() })

export const list = async (ctx: UserCtx): Promise<InstitutionMail[]> => (await queries.allEntries(ctx.db)).map(wire)

/** @throws 422 by field, 403 `sesion.confirmar`, 409 `correo.repetido` */
export const add = (ctx: UserCtx, body: Body<(typeof correos)['crear']>): Promise<InstitutionMail> => {
  const direccion = plainAddress(body.direccion)
  const descripcion = body.descripcion.trim()
  const wrong = checkEntry(direccion)
  if (wrong !== null) throw invalid({ direccion: [wrong] })
  return ctx.db.transaction().execute(async (trx) => {
    await requireConfirmed(trx, ctx)
    const now = ctx.now()
    const written = { direccion, descripcion, user_id: ctx.user.id, created_at: now, updated_at: now }
    const id = await queries.addEntry(trx, written)
    const row = id === undefined ? undefined : await queries.entryById(trx, id)
    if (row === undefined) throw fail(409, 'correo.repetido', ENTRY_TAKEN, { direccion: [ENTRY_TAKEN] })
    const detalle = { direccion, descripcion }
    await audit(trx, ctx, { accion: 'correo.anadir', recurso: RECORD, recurso_id: row.id, detalle })
    return wire(row)
  })
}

/** Leaves it as it is asked, however often it is asked. @throws 404, 403 `sesion.confirmar` */
export const setActive = (ctx: UserCtx, id: number, activo: boolean): Promise<InstitutionMail> =>
  ctx.db.transaction().execute(async (trx) => {
    if (activo) await requireConfirmed(trx, ctx)
    const changed = await queries.setEntry(trx, id, activo, ctx.now())
    const row = await queries.entryById(trx, id)
    if (!row) throw notFound()
    const accion = activo ? 'correo.activar' : 'correo.inactivar'
    const detalle = { direccion: row.direccion }
    if (changed) await audit(trx, ctx, { accion, recurso: RECORD, recurso_id: id, detalle })
    return wire(row)
  })
