/** What a life does when a day comes, without anybody: row, movement and audit, of a row that the caller holds. */
import { sql, type Transaction } from 'kysely'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { addMovement } from './movements.ts'
import type { LifeStore, Living } from './store.ts'

/** Its state afterwards; undefined where it does not go from the one in which it is. */
export const moveByClock = async <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  trx: Transaction<DB>,
  at: Date,
  store: LifeStore<State, Name, Facts, Carried, Row>,
  { row, evento, facts }: { readonly row: Row; readonly evento: Name; readonly facts: Facts },
): Promise<State | undefined> => {
  const { words } = store.of
  const after = store.of.step(row.estado, evento, facts)
  if ('error' in after) return undefined
  const { estado } = after
  const version = row.version + 1
  const columns = store.columns?.({ evento, estado, lleva: {}, user_id: null, at }) ?? {}
  const more = sql.join(
    Object.entries(columns).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`),
    sql``,
  )
  await sql`update ${sql.table(store.table)} set estado = ${estado}, version = ${version}${more} where id = ${row.id}`.execute(
    trx,
  )
  await addMovement(trx, {
    vida: words.name,
    objeto_id: row.id,
    version,
    evento,
    de_estado: row.estado,
    a_estado: estado,
    lleva: {},
    user_id: null,
    created_at: at,
  })
  const { detalle, ...record } = store.record(row)
  const nobody = { user: null, ip: 'servidor', agente: null, now: () => at }
  await audit(trx, nobody, { accion: `${words.code}.${evento}`, ...record, detalle: { ...detalle, version } })
  return estado
}
