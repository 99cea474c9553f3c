/**
 * Which sessions have windows open, in whichever server process: each keeps its own count in `conexiones` with a beat, so that one
 * that dies is forgotten by itself. Whoever may see who is on line is told of comings and goings, at most once a second, and asks
 * for the list: what travels says nothing of anybody.
 */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { PRESENCE_PERMISSION } from '@cauce/contract/auditoria'
import { BEAT_LIFE_MS, BEAT_MS } from '@cauce/domain/audit/presence'
import { hasPermission } from '@cauce/domain/session/permission'
import type { DB } from '../db/tables.ts'
import type { SessionUser } from '../http/handle.ts'
import { endQuietSessions } from './quiet-sessions.ts'

/** Room of those who may see who is on line. */
export const PRESENCE_ROOM = `permiso:${PRESENCE_PERMISSION}`
export const PRESENCE_EVENT = 'en_linea'
/** Between two messages about comings and goings. */
const TELL_EVERY_MS = 1_000

/** The rooms of presence that a person's sockets join. */
export const presenceRooms = (user: SessionUser): readonly string[] =>
  hasPermission(user, PRESENCE_PERMISSION) ? [PRESENCE_ROOM] : []

interface Parts {
  readonly db: Kysely<DB>
  readonly now: () => Date
  /** Tells the room, in every process. */
  readonly tell: () => void
}

export interface Presence {
  opened(sessionId: number): void
  closed(sessionId: number): void
  /** Says that the windows are still open and forgets those of processes that are not; it also happens by itself. */
  beat(): Promise<void>
  /** Forgets this process's windows, once. */
  close(): Promise<void>
}

export const startPresence = ({ db, now, tell }: Parts): Presence => {
  const proceso = randomUUID()
  const windows = new Map<number, number>()
  /** Sessions whose count the database does not know yet. */
  let changed = new Set<number>()
  let toldAt = 0
  let later: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  let over = false

  const keep = async (sessions: readonly number[]): Promise<void> => {
    const [open, gone] = [sessions.filter((id) => windows.has(id)), sessions.filter((id) => !windows.has(id))]
    if (gone.length > 0) {
      await db.deleteFrom('conexiones').where('proceso', '=', proceso).where('sesion_id', 'in', gone).execute()
    }
    if (open.length === 0) return
    const latido_at = now()
    await db
      .insertInto('conexiones')
      .values(open.map((sesion_id) => ({ sesion_id, proceso, ventanas: windows.get(sesion_id) ?? 1, latido_at })))
      .onConflict((conflict) =>
        conflict.columns(['sesion_id', 'proceso']).doUpdateSet((eb) => ({
          ventanas: eb.ref('excluded.ventanas'),
          latido_at: eb.ref('excluded.latido_at'),
        })),
      )
      .execute()
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    // The database may be away: what is not kept now goes with the next beat.
    writing = writing.then(work).catch(() => undefined)
    return writing
  }

  const flush = (): Promise<void> => {
    later = null
    toldAt = Date.now()
    const sessions = [...changed]
    changed = new Set()
    return inTurn(async () => {
      await keep(sessions)
      tell()
    })
  }

  const change = (sessionId: number, by: 1 | -1): void => {
    if (over) return
    const count = (windows.get(sessionId) ?? 0) + by
    if (count > 0) windows.set(sessionId, count)
    else windows.delete(sessionId)
    changed.add(sessionId)
    later ??= setTimeout(() => void flush(), Math.max(0, toldAt + TELL_EVERY_MS - Date.now())).unref()
  }

  const beat = (): Promise<void> =>
    inTurn(async () => {
      await keep([...windows.keys()])
      const stale = new Date(now().getTime() - BEAT_LIFE_MS)
      const dead = await db.deleteFrom('conexiones').where('latido_at', '<', stale).executeTakeFirst()
      const ended = await endQuietSessions(db, now())
      if (dead.numDeletedRows > 0n || ended > 0) tell()
    })
  const beating = setInterval(() => void beat(), BEAT_MS).unref()

  return {
    opened: (sessionId) => change(sessionId, 1),
    closed: (sessionId) => change(sessionId, -1),
    beat,
    close: async () => {
      over = true
      clearInterval(beating)
      if (later) clearTimeout(later)
      await inTurn(async () => {
        await db.deleteFrom('conexiones').where('proceso', '=', proceso).execute()
        tell()
      })
    },
  }
}
