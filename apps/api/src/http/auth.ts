/**
 * Opaque bearer tokens of 256 bits, kept only as their SHA-256. A session ends by itself after an hour without activity and
 * after twelve hours in any case; the server's clock decides. A token alone opens nothing: see `companion.ts`.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ABSOLUTE_SESSION_HOURS, IDLE_LOGOUT_MS } from '@cauce/domain/session/idle-limits'
import { isPasswordExpired, PASSWORD_DAYS } from '@cauce/domain/session/password-expiry'
import { latestPast } from '@cauce/domain/session/server-clock'
import { heldKeys } from '../db/held-keys.ts'
import type { DB } from '../db/tables.ts'
import { type Carried, goesWith, hashCompanion, newCompanion } from './companion.ts'
import { noRoom, noteNoRoom } from './no-room.ts'
import type { SessionUser } from './handle.ts'

const TOKEN_BYTES = 32
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/u
/** Between the two sign-in steps, resends included. */
export const PROVISIONAL_MINUTES = 30
/** How exactly the last activity is kept. */
const TOUCH_EVERY_MS = 15_000
/** How long an answer about a token may be repeated without asking the database: a revocation elsewhere is seen within this. */
const REMEMBER_MS = 1_000
const MAX_REMEMBERED = 10_000

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token of an `Authorization: Bearer` header, or null when there is none or it cannot be one of ours. */
export const bearerToken = (header: string | undefined): string | null => {
  const [scheme, token, ...rest] = (header ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || rest.length > 0) return null
  return TOKEN_SHAPE.test(token) ? token : null
}

export interface Origin {
  readonly ip: string
  readonly agente: string | null
}

export interface NewSession {
  readonly token: string
  readonly id: number
  /** For the cookie of the browser that opens it; null when a program does, or for the first step. */
  readonly companion: string | null
}

/**
 * Stores a new session through `trx` and answers its token and its companion, which are kept nowhere else. Who makes a session
 * that is not provisional has just typed the password, so it starts confirmed.
 */
export const createSession = async (
  trx: Kysely<DB>,
  session: {
    readonly userId: number
    readonly provisional: boolean
    readonly now: Date
    /** The program that opens it; a browser when left out. */
    readonly program?: number | null
  } & Origin,
): Promise<NewSession> => {
  const token = newToken()
  const program = session.program ?? null
  const companion = session.provisional || program !== null ? null : newCompanion()
  const minutes = session.provisional ? PROVISIONAL_MINUTES : ABSOLUTE_SESSION_HOURS * 60
  const { id } = await trx
    .insertInto('sesiones')
    .values({
      token_hash: hashToken(token),
      user_id: session.userId,
      provisional: session.provisional,
      ip: session.ip,
      agente: session.agente,
      creada_at: session.now,
      ultima_actividad_at: session.now,
      expira_at: new Date(session.now.getTime() + minutes * 60_000),
      confirmada_at: session.provisional ? null : session.now,
      acompanante_hash: companion === null ? null : hashCompanion(companion),
      cliente_id: session.provisional ? null : program,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { token, id, companion }
}

interface FoundSession {
  readonly user: SessionUser
  readonly lastActivity: Date
  readonly acompanante_hash: Buffer | null
  readonly cliente_id: number | null
}

const findSession = async (
  db: Kysely<DB>,
  token: string,
  now: Date,
  passwordDays: number,
): Promise<FoundSession | null> => {
  const past = new Date(latestPast(now.getTime()))
  const row = await db
    .selectFrom('sesiones as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id as sesion_id',
      's.provisional',
      's.ultima_actividad_at',
      's.acompanante_hash',
      's.cliente_id',
      'u.id',
      'u.email',
      'u.tipo_usuario',
      'u.operador_id',
      'u.afiliado_id',
      'u.password_changed_at',
      heldKeys.as('permissions'),
    ])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.revocada_at', 'is', null)
    .where('s.expira_at', '>', now)
    .where('s.ultima_actividad_at', '>', new Date(now.getTime() - IDLE_LOGOUT_MS))
    // What a clock that was ahead began, or kept alive, ends with its correction.
    .where('s.creada_at', '<=', past)
    .where('s.ultima_actividad_at', '<=', past)
    .where('u.activo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { permissions, ultima_actividad_at, password_changed_at, acompanante_hash, cliente_id, ...user } = row
  const contrasena_vencida = isPasswordExpired(password_changed_at?.getTime() ?? null, now.getTime(), passwordDays)
  return {
    user: { ...user, permissions, contrasena_vencida },
    lastActivity: ultima_actividad_at,
    acompanante_hash,
    cliente_id,
  }
}

/** Answers who holds a token, remembering each answer for a second. */
export class Sessions {
  readonly #db: Kysely<DB>
  readonly #passwordDays: number
  readonly #known = new Map<string, FoundSession & { readonly at: number }>()

  constructor(db: Kysely<DB>, passwordDays: number = PASSWORD_DAYS) {
    this.#db = db
    this.#passwordDays = passwordDays
  }

  /** Who may act with what a request or a socket carries: the token and what its session asks for besides; null for any other. */
  async admit(carried: Carried, now: Date, quiet = false): Promise<SessionUser | null> {
    const found = this.#remembered(carried.token, now) ?? (await this.#ask(carried.token, now))
    return found && (found.user.provisional || goesWith(found, carried)) ? this.find(carried.token, now, quiet) : null
  }

  /**
   * The live session of the token, or null, whatever comes with it. Counts as activity unless `quiet`: what a person does is activity, what the page
   * does by itself is not.
   */
  async find(token: string, now: Date, quiet = false): Promise<SessionUser | null> {
    const found = this.#remembered(token, now) ?? (await this.#ask(token, now))
    if (!found) return null
    if (!quiet && now.getTime() - found.lastActivity.getTime() > TOUCH_EVERY_MS) {
      const known = this.#known.get(token)
      if (known) this.#known.set(token, { ...known, lastActivity: now })
      await this.#touch(found.user.sesion_id, now)
    }
    return found.user
  }

  /** Where it does not fit, whoever reads goes on reading: the session ends sooner than it would have, never later. */
  async #touch(id: number, now: Date): Promise<void> {
    try {
      await this.#db.updateTable('sesiones').set({ ultima_actividad_at: now }).where('id', '=', id).execute()
    } catch (error) {
      if (noRoom(error) === null) throw error
      noteNoRoom(error)
    }
  }

  /** After revoking sessions in this process. */
  forgetAll(): void {
    this.#known.clear()
  }

  /** That a password is expired is never remembered: the change may have been served by another process. */
  #remembered(token: string, now: Date): FoundSession | undefined {
    const known = this.#known.get(token)
    const age = now.getTime() - (known?.at ?? -Infinity)
    return age >= 0 && age < REMEMBER_MS && known?.user.contrasena_vencida === false ? known : undefined
  }

  async #ask(token: string, now: Date): Promise<FoundSession | null> {
    const found = await findSession(this.#db, token, now, this.#passwordDays)
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear()
    if (found) this.#known.set(token, { ...found, at: now.getTime() })
    else this.#known.delete(token)
    return found
  }
}
