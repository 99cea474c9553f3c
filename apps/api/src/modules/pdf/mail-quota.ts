/** The quotas of mailing, counted where many servers see them: each counter is a row that its counter holds. */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { plainAddress, type Destination } from '@cauce/domain/mail/destination'
import { quotasOf, type QuotaKind } from '@cauce/domain/mail/quota'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentScope } from './document-queries.ts'

/** Counters that ended and are forgotten on the way, so that the table does not grow. */
const SWEPT = 20

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What the document is of, whatever print of it. */
const subjectKey = ({ clase, ...scope }: DocumentScope): string =>
  [
    clase,
    scope.afiliado_id,
    scope.orden_id,
    scope.orden_procedimientos_id,
    scope.orden_articulos_id ?? null,
    scope.orden_codigo_propio_id ?? null,
    scope.incapacidad_id ?? null,
    scope.consulta_id ?? null,
    scope.referencia_id ?? null,
    ...(scope.carta_id === undefined ? [] : [scope.carta_id]),
  ].join('/')

interface Sending {
  readonly scope: DocumentScope
  readonly para: string
  readonly destino: Destination
}

/** One more of it: how many they are now, and when they are forgotten. */
const count = async (trx: Transaction<DB>, clave: string, now: Date, until: Date) => {
  const { rows } = await sql<{ usados: number; hasta: Date }>`
    insert into correo_cupos as c (clave, usados, hasta) values (${clave}::text, 1, ${until.toISOString()}::timestamptz)
    on conflict (clave) do update set
      usados = case when c.hasta <= ${now.toISOString()}::timestamptz then 1 else c.usados + 1 end,
      hasta = case when c.hasta <= ${now.toISOString()}::timestamptz then excluded.hasta else c.hasta end
    returning usados, hasta`.execute(trx)
  return rows[0]
}

/**
 * Counts one more for the person, the document and the address, in the transaction of the mail: what does not leave is not counted.
 * The same counters are always held in the same order. 429 `correo.cupo`, with the seconds until there is room.
 */
export const takeQuota = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { scope, para, destino }: Sending,
): Promise<void> => {
  const now = ctx.now()
  const keys: Readonly<Record<QuotaKind, string>> = {
    persona: `persona:${ctx.user.id}`,
    documento: `documento:${subjectKey(scope)}`,
    direccion: `direccion:${fingerprint(plainAddress(para))}`,
  }
  for (const { kind, most, seconds, said } of quotasOf(destino)) {
    const counted = await count(trx, keys[kind], now, new Date(now.getTime() + seconds * 1000))
    if (counted !== undefined && counted.usados > most) {
      const wait = Math.max(1, Math.ceil((counted.hasta.getTime() - now.getTime()) / 1000))
      throw fail(429, 'correo.cupo', said, undefined, wait)
    }
  }
  await sql`delete from correo_cupos where clave in (
    select clave from correo_cupos where hasta < ${now.toISOString()}::timestamptz limit ${sql.lit(SWEPT)} for update skip locked)`.execute(
    trx,
  )
}
