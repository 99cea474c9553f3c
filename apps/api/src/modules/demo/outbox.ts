/** The demo's mail: what would have been sent, newest first. */
import * as Schema from 'effect/Schema'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { MailAttachments } from '../../mail/mailer.ts'

export interface OutboxMail {
  readonly para: string
  readonly asunto: string
  readonly texto: string
  /** ISO 8601 in UTC. */
  readonly fecha: string
  readonly adjuntos: readonly { readonly nombre: string; readonly url: string }[]
}

const MAX_MAILS = 200
const readAttachments = Schema.decodeUnknownSync(MailAttachments)

/** At most two hundred mails; attachments point at {@link findAttachment}. */
export const listOutbox = async (db: Kysely<DB>): Promise<OutboxMail[]> => {
  const rows = await db
    .selectFrom('correos')
    .select(['id', 'para', 'asunto', 'texto', 'adjuntos', 'created_at'])
    .orderBy('id', 'desc')
    .limit(MAX_MAILS)
    .execute()
  return rows.map(({ id, para, asunto, texto, adjuntos, created_at }) => ({
    para,
    asunto,
    texto,
    fecha: created_at.toISOString(),
    adjuntos: readAttachments(adjuntos).map(({ nombre }, index) => ({
      nombre,
      url: `/demo/correo/${id}/adjuntos/${index}/${encodeURIComponent(nombre)}`,
    })),
  }))
}

/** Name and file key of an attachment, or null. */
export const findAttachment = async (db: Kysely<DB>, mailId: number, index: number) => {
  const row = await db.selectFrom('correos').select('adjuntos').where('id', '=', mailId).executeTakeFirst()
  return row ? (readAttachments(row.adjuntos)[index] ?? null) : null
}
