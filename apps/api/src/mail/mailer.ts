/** Mail leaves through a table: a row in the same transaction as what it tells about, sent afterwards by a worker. */
import type { Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import type { DB } from '../db/tables.ts'

/** `nombre` is what the person sees; `archivo` the key in the file store. */
const MailAttachment = Schema.Struct({ nombre: Schema.String, archivo: Schema.String })
type MailAttachment = typeof MailAttachment.Type
export const MailAttachments = Schema.Array(MailAttachment)

export interface Mail {
  readonly para: string
  readonly asunto: string
  /** Plain text. */
  readonly texto: string
  readonly adjuntos?: readonly MailAttachment[]
}

/** Queues the mail through `trx`: it leaves if and only if the transaction is committed. Answers its id. */
export const queueMail = async (trx: Kysely<DB>, mail: Mail): Promise<number> => {
  const row = await trx
    .insertInto('correos')
    .values({
      para: mail.para,
      asunto: mail.asunto,
      texto: mail.texto,
      adjuntos: JSON.stringify(mail.adjuntos ?? []),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
