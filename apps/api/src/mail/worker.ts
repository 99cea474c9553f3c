/** Sends what is queued in `correos`: by SMTP where there is one; in the demo the outbox is the destination. */
import { type Kysely, sql } from 'kysely'
import { createTransport } from 'nodemailer'
import * as Schema from 'effect/Schema'
import type { Config } from '../config.ts'
import type { DB } from '../db/tables.ts'
import { errorCode } from '../db/unavailable.ts'
import type { FileStore } from '../files/store.ts'
import type { Log } from '../http/handle.ts'
import { type Mail, MailAttachments } from './mailer.ts'

export type Deliver = (mail: Required<Mail>) => Promise<void>

const EVERY_MS = 2_000
const BATCH = 20
const MAX_ATTEMPTS = 8
/** A mail that was taken so long ago belongs to a process that died. */
const ABANDONED = sql<Date>`now() - interval '5 minutes'`
const readAttachments = Schema.decodeUnknownSync(MailAttachments)

/** By SMTP; in demo mode a mail has arrived once it is in the outbox; null when there is nowhere to send to. */
const deliverer = (config: Config, files: FileStore): Deliver | null => {
  if (config.smtpUrl === null) return config.demo ? async () => {} : null
  const transport = createTransport(config.smtpUrl)
  return async (mail) => {
    const attachments = await Promise.all(
      mail.adjuntos.map(async ({ nombre, archivo }) => {
        const bytes = await files.readFile(archivo)
        if (!bytes) throw new Error('attachment missing')
        return { filename: nombre, content: Buffer.from(bytes) }
      }),
    )
    await transport.sendMail({
      from: config.mailFrom,
      to: mail.para,
      subject: mail.asunto,
      text: mail.texto,
      attachments,
    })
  }
}

/**
 * One round: takes waiting mails and delivers them one by one; answers how many left. A mail is marked before it is sent and
 * given back if that fails, so two processes never send the same one. Its text is dropped once SMTP has taken it.
 */
export const deliverPending = async (
  db: Kysely<DB>,
  deliver: Deliver,
  keepText: boolean,
  log: Log,
): Promise<number> => {
  const taken = await db
    .updateTable('correos')
    .set((eb) => ({ estado: 'enviando', intentos: eb('intentos', '+', 1), tomado_at: sql<Date>`now()` }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('correos')
        .select('id')
        .where((row) =>
          row.or([
            row('estado', '=', 'pendiente'),
            row.and([row('estado', '=', 'enviando'), row('tomado_at', '<', ABANDONED)]),
          ]),
        )
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'para', 'asunto', 'texto', 'adjuntos', 'intentos'])
    .execute()
  let sent = 0
  for (const mail of taken) {
    try {
      await deliver({ ...mail, adjuntos: readAttachments(mail.adjuntos) })
      await db
        .updateTable('correos')
        .set({ estado: 'enviado', enviado_at: sql`now()`, ...(keepText ? {} : { texto: '' }) })
        .where('id', '=', mail.id)
        .execute()
      sent += 1
    } catch (error) {
      const code = errorCode(error) || 'error'
      const estado = mail.intentos >= MAX_ATTEMPTS ? 'fallido' : 'pendiente'
      await db.updateTable('correos').set({ estado, error: code }).where('id', '=', mail.id).execute()
      log.warn({ correo: mail.id, intento: mail.intentos, causa: code }, 'un correo no salió')
    }
  }
  return sent
}

/** Starts the rounds and answers how to stop them; stopping waits for the one that is running. */
export const startMailWorker = (
  db: Kysely<DB>,
  config: Config,
  files: FileStore,
  log: Log,
): { stop(): Promise<void> } => {
  const deliver = deliverer(config, files)
  if (!deliver) {
    log.warn({}, 'sin SMTP_URL los correos quedan en cola')
    return { stop: async () => {} }
  }
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = deliverPending(db, deliver, config.smtpUrl === null, log)
      .catch((error: unknown) => log.warn({ causa: errorCode(error) }, 'la cola de correos no se pudo leer'))
      .finally(() => {
        busy = false
      })
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
