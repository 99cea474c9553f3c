/** Who did what to which record, when and from where. Append-only (the database refuses changes), in the writer's transaction. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import type { Ctx } from '../http/handle.ts'

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

/** Adds the entry through `trx`, so that it is kept if and only if the change is. */
export const audit = async (
  trx: Kysely<DB>,
  ctx: Pick<Ctx, 'user' | 'ip' | 'agente' | 'now'>,
  entry: AuditEntry,
): Promise<void> => {
  await trx
    .insertInto('auditoria')
    .values({
      user_id: entry.user_id === undefined ? (ctx.user?.id ?? null) : entry.user_id,
      accion: entry.accion,
      recurso: entry.recurso,
      recurso_id: entry.recurso_id === null ? null : String(entry.recurso_id),
      afiliado_id: entry.afiliado_id ?? null,
      detalle: JSON.stringify(entry.detalle ?? {}),
      ip: ctx.ip,
      agente: ctx.agente,
      created_at: ctx.now(),
    })
    .execute()
}
