/**
 * Theme, recent pages, columns of tables. They tell nothing of anybody and change with every page that is opened, so they are not
 * audited: the audit would be made of them.
 */
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { Preferences } from '@cauce/contract/cuenta'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { holdPreferences, readPreferences, writePreferences } from './profile-queries.ts'

/** What one person may keep, as JSON. */
const MAX_LENGTH = 32_768
const TOO_MUCH = 'Hay demasiadas preferencias guardadas'

const decode = Schema.decodeUnknownExit(Preferences)

/** What another version kept and this one does not understand counts as nothing chosen. */
const known = (stored: unknown): Preferences =>
  Exit.match(decode(stored), { onSuccess: (preferences) => preferences, onFailure: () => ({}) })

export const preferences = async (ctx: UserCtx): Promise<Preferences> =>
  known(await readPreferences(ctx.db, ctx.user.id))

/** Keeps what is sent, table by table, and leaves the rest as it was. Answers all of it. */
export const savePreferences = (ctx: UserCtx, sent: Preferences): Promise<Preferences> =>
  ctx.db.transaction().execute(async (trx) => {
    const before = known(await holdPreferences(trx, ctx.user.id))
    const tables = { ...before.tablas, ...sent.tablas }
    const merged = { ...before, ...sent, ...(Object.keys(tables).length === 0 ? {} : { tablas: tables }) }
    if (JSON.stringify(merged).length > MAX_LENGTH) throw invalid({ tablas: [TOO_MUCH] })
    await writePreferences(trx, ctx.user.id, merged)
    return merged
  })
