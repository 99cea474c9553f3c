/** Clarifying notes: what is added to a finalised record, which itself is not touched. @fuente Resolución 1995 de 1999 */
import { NOTE_ADDED } from '@cauce/domain/clinical-record/clarifying-note'
import { applyClinicalRecord } from '@cauce/machines/life-cycles/clinical-record'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historia } from '@cauce/contract/historia'
import { audit } from '../../audit/audit.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { insertNote, noteById } from './queries.ts'
import { lockedRecord } from './read-record.ts'

type Call = (typeof historia)['anotar']

/** Adds the note under the name of who asks and the hour of the server. 409 `historia.abierta` while the record is open. */
export const addNote = (ctx: UserCtx, consultaId: number, body: Body<Call>): Promise<Answer<Call>> =>
  idempotent(ctx, `historia.anotar/${consultaId}`, body, async (trx) => {
    const record = await lockedRecord(trx, ctx, consultaId)
    const moved = applyClinicalRecord(record.estado, 'anotar')
    if ('error' in moved) throw fail(409, 'historia.abierta', moved.error)
    const id = await insertNote(trx, {
      consulta_id: consultaId,
      texto: body.texto.trim(),
      user_id: ctx.user.id,
      created_at: ctx.now(),
    })
    await audit(trx, ctx, {
      accion: 'historia.anotar',
      recurso: 'historia',
      recurso_id: consultaId,
      afiliado_id: record.afiliado_id,
      detalle: { nota_id: id },
    })
    const { created_at, ...note } = await noteById(trx, id)
    return { nota: { ...note, created_at: created_at.toISOString() }, mensaje: NOTE_ADDED }
  })
