/** Who asked for a load, as its lines are written: with the rights of now, not those of when it was asked. */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { hasPermission } from '@cauce/domain/session/permission'
import { heldKeys } from '../../db/held-keys.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { JobCtx } from '../jobs/definition.ts'
import type { LoadRow } from './load-queries.ts'

const personOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.tipo_usuario', 'u.operador_id', 'u.afiliado_id', heldKeys.as('permissions')])
    .where('u.id', '=', id)
    .where('u.activo', '=', true)
    .executeTakeFirst()

const notHere = () => Promise.reject(new TypeError('A load asks for no job'))

/** Null: they may not load it any more. */
export const actorOf = async (ctx: JobCtx, load: LoadRow, permission: string): Promise<UserCtx | null> => {
  const person = await personOf(ctx.db, load.user_id)
  if (person === undefined) return null
  const { permissions, ...rest } = person
  const user = {
    ...rest,
    permissions,
    sesion_id: 0,
    provisional: false,
    contrasena_vencida: false,
  }
  if (!hasPermission(user, permission)) return null
  return {
    db: ctx.db,
    user,
    ip: load.ip,
    agente: load.agente,
    now: () => ctx.now(),
    today: () => bogotaDate(ctx.now().getTime()),
    config: ctx.config,
    idempotencyKey: null,
    log: ctx.log,
    realtime: ctx.realtime,
    files: ctx.files,
    reads: { add: () => {} },
    queue: { enqueue: (...asked) => ctx.jobs.enqueue(...asked), cancel: notHere, retry: notHere },
    wordsOfWork: new Map(),
    lettersToday: new Map(),
    token: null,
  }
}
