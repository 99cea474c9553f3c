/** Who may be given the things of a queue: those who work and have its key. */
import type { Kysely } from 'kysely'
import { assigneeIn, UNKNOWN_ASSIGNEE } from '@cauce/domain/kit/queue/assignee'
import type { Named } from '@cauce/domain/text/field'
import { holdsKey } from '../../db/held-keys.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { invalid } from '../../http/failure.ts'

/** More than a team has. */
const MOST = 200

const hands = (db: Kysely<DB>, permission: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['u.id', personName.as('nombre')])
    .where('u.activo', '=', true)
    .where(holdsKey(permission))

/** By their name. */
export const handsOf = (db: Kysely<DB>, permission: string): Promise<Named[]> =>
  hands(db, permission).orderBy('u.nombre_orden').orderBy('u.id').limit(MOST).execute()

/** The one that a move names. @throws 422 at `para` */
export const handOfMove = async (db: Kysely<DB>, permission: string, para: string | undefined): Promise<Named> => {
  const id = assigneeIn(para)
  const found = id === null ? undefined : await hands(db, permission).where('u.id', '=', id).executeTakeFirst()
  if (found === undefined) throw invalid({ para: [UNKNOWN_ASSIGNEE] })
  return found
}
