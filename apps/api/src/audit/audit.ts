/** Who did what to which record, when and from where. Append-only (the database refuses changes), in the writer's transaction. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../db/tables.ts'
import type { Ctx } from '../http/handle.ts'
import { noRoom, noteNoRoom } from '../http/no-room.ts'
import { jsonText } from '../db/json-text.ts'

export interface AuditEntry {
  /** Verb in Spanish: `ingreso.correcto`, `orden.crear`, `consulta.leer`… */
  readonly accion: string
  /** Kind of record: `sesion`, `orden`, `consentimiento`… */
  readonly recurso: string
  readonly recurso_id: string | number | null
  readonly afiliado_id?: number | null
  /** Identifiers and codes; never a secret, never clinical prose. */
  readonly detalle?: Readonly<Record<string, unknown>>
  /** Who, when it is not the session's person (a sign-in that failed, for instance). */
  readonly user_id?: number | null
}

type AuditCtx = Pick<Ctx, 'user' | 'ip' | 'agente' | 'now'>

export type AuditRow = ReturnType<typeof rowOf>

const rowOf = (ctx: AuditCtx, entry: AuditEntry) => ({
  user_id: entry.user_id === undefined ? (ctx.user?.id ?? null) : entry.user_id,
  accion: entry.accion,
  recurso: entry.recurso,
  recurso_id: entry.recurso_id === null ? null : String(entry.recurso_id),
  afiliado_id: entry.afiliado_id ?? null,
  detalle: jsonText(entry.detalle ?? {}),
  ip: ctx.ip,
  agente: ctx.agente,
  created_at: ctx.now(),
})

/** Adds the entry through `trx`, so that it is kept if and only if the change is. */
export const audit = async (trx: Kysely<DB>, ctx: AuditCtx, entry: AuditEntry): Promise<void> => {
  await trx.insertInto('auditoria').values(rowOf(ctx, entry)).execute()
}

/** Of one patient's reading, before it is answered. Where there is no room it waits in memory, as the readings of lists do: decision 0037. */
export const auditReadNow = async (ctx: AuditCtx & Pick<Ctx, 'db' | 'reads'>, entry: AuditEntry): Promise<void> => {
  try {
    await audit(ctx.db, ctx, entry)
  } catch (error) {
    if (noRoom(error) === null) throw error
    noteNoRoom(error)
    ctx.reads.add(rowOf(ctx, entry))
  }
}

/** The same as part of a statement that makes the record: one entry for each row of `source`, whose `id` is the record's. */
export const auditEach = (
  ctx: AuditCtx,
  entry: Omit<AuditEntry, 'recurso_id'>,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const row = rowOf(ctx, { ...entry, recurso_id: null })
  return sql`insert into auditoria (user_id, accion, recurso, recurso_id, afiliado_id, detalle, ip, agente, created_at)
    select ${row.user_id}::int, ${row.accion}::text, ${row.recurso}::text, hecho.id::text, ${row.afiliado_id}::int,
      ${row.detalle}::jsonb, ${row.ip}::text, ${row.agente}::text, ${row.created_at.toISOString()}::timestamptz
    from ${source} as hecho`
}

/**
 * Notes a reading. It leaves in a batch within a moment, so that reading is not as dear as writing; a reading whose answer left
 * in the last instant before the process died may be missing, a change never is.
 */
export const auditRead = (ctx: AuditCtx & Pick<Ctx, 'reads'>, entry: AuditEntry): void =>
  ctx.reads.add(rowOf(ctx, entry))
