/**
 * What was written, by table: the database itself counts every row that is added, changed or deleted, so nothing that somebody adds
 * to the product later can be written unseen.
 */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'

/** Rows by table and act, such as `users update`. */
export type Written = Readonly<Record<string, number>>

/**
 * A refusal may be noted; a session that is used says when, and one that ended by itself that it did; mail that waits is sent, an event
 * that waits is told, a timer that is due is taken and given back, and a term whose hour came gives its alarm and is overdue.
 */
const BY_THE_WAY = sql.raw(`case tg_table_name
  when 'auditoria' then true
  when 'conexiones' then true
  when 'correos' then tg_op = 'UPDATE'
  when 'evento_entregas' then tg_op = 'UPDATE'
  when 'temporizadores' then tg_op = 'UPDATE' and before ->> 'tomado_hasta' is distinct from to_jsonb(new) ->> 'tomado_hasta'
  when 'termino_alarmas' then tg_op = 'UPDATE' and before ->> 'enviada_at' is null and to_jsonb(new) ->> 'enviada_at' is not null
  when 'terminos' then tg_op = 'UPDATE' and to_jsonb(new) ->> 'estado' = 'vencido'
    and before - 'estado' = to_jsonb(new) - 'estado'
  when 'termino_movimientos' then tg_op = 'INSERT' and to_jsonb(new) ->> 'evento' = 'vencer'
  when 'sesiones' then tg_op = 'UPDATE' and ((before ->> 'expira_at')::timestamptz <= now()
    or (before ->> 'ultima_actividad_at')::timestamptz < now() - interval '1 hour'
    or before - 'ultima_actividad_at' = to_jsonb(new) - 'ultima_actividad_at')
  else false end`)

/** Starts to count, in every table there is. */
export const watchWrites = async (db: Kysely<DB>): Promise<void> => {
  await sql`create table vigia (clave text primary key, filas bigint not null)`.execute(db)
  await sql`create function vigilar() returns trigger language plpgsql as $$
    declare before jsonb := to_jsonb(old);
    begin
      if not (${BY_THE_WAY}) then
        insert into vigia values (tg_table_name || ' ' || lower(tg_op), 1)
          on conflict (clave) do update set filas = vigia.filas + 1;
      end if;
      return null;
    end $$`.execute(db)
  const { rows } = await sql<{ relname: string }>`select relname from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'vigia'`.execute(db)
  for (const { relname } of rows) {
    await sql`create trigger vigia after insert or update or delete on ${sql.table(relname)}
      for each row execute function vigilar()`.execute(db)
  }
}

export const written = async (db: Kysely<DB>): Promise<Written> => {
  const { rows } = await sql<{ clave: string; filas: number }>`select clave, filas from vigia order by clave`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ clave, filas }) => [clave, filas]))
}
