/**
 * Programs that connect: `X-Cauce-Cliente` says which one makes a call that a person's token authorises. Without the header the
 * call is a browser's. A key is kept only as its SHA-256, and an answer about it is repeated for a second at most.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { PROGRAM_HEADER } from '@cauce/contract/clientes'
import { KEY_PREFIX, PROGRAM_INACTIVE } from '@cauce/domain/programs/program'
import { audit } from '../audit/audit.ts'
import type { DB } from '../db/tables.ts'
import { fail } from './failure.ts'
import type { SessionUser } from './handle.ts'

const KEY_BYTES = 32
const KEY_SHAPE = new RegExp(`^${KEY_PREFIX}[A-Za-z0-9_-]{43}$`, 'u')
const REMEMBER_MS = 1_000
const MAX_REMEMBERED = 1_000
/** How often the use of a program is noted. */
const NOTE_EVERY_MS = 60_000
const FINAL_CHARACTERS = 4

export interface NewKey {
  /** Shown once. */
  readonly clave: string
  readonly clave_hash: Buffer
  readonly clave_final: string
}

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

export const makeKey = (): NewKey => {
  const clave = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  return { clave, clave_hash: hashKey(clave), clave_final: clave.slice(-FINAL_CHARACTERS) }
}

interface Known {
  readonly id: number
  readonly activo: boolean
  readonly usedAt: number
}

interface Caller {
  readonly user: SessionUser
  readonly ip: string
  readonly agente: string | null
}

export class Programs {
  readonly #db: Kysely<DB>
  readonly #known = new Map<string, Known & { readonly at: number }>()

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Which program the header names, switched off or not; null when it names none. */
  async named(key: string | string[] | undefined, now: Date): Promise<number | null> {
    return typeof key === 'string' && KEY_SHAPE.test(key) ? ((await this.#find(key, now))?.id ?? null) : null
  }

  /** Refuses with 403 `cliente.inactivo` a call of a program that is unknown or switched off; notes the use of any other. */
  async admit(request: FastifyRequest, user: SessionUser | null, now: Date): Promise<void> {
    const key = request.headers[PROGRAM_HEADER]
    if (key === undefined || user === null) return
    const program = typeof key === 'string' && KEY_SHAPE.test(key) ? await this.#find(key, now) : null
    if (!program?.activo) throw fail(403, 'cliente.inactivo', PROGRAM_INACTIVE)
    if (now.getTime() - program.usedAt < NOTE_EVERY_MS) return
    await this.#note(program.id, { user, ip: request.ip, agente: request.headers['user-agent'] ?? null }, now)
    // What is remembered of it says that it was not noted.
    this.#known.clear()
  }

  async #find(key: string, now: Date): Promise<Known | null> {
    const hash = hashKey(key)
    const name = hash.toString('base64')
    const known = this.#known.get(name)
    const age = now.getTime() - (known?.at ?? -Infinity)
    if (known && age >= 0 && age < REMEMBER_MS) return known
    const row = await this.#db
      .selectFrom('clientes')
      .select(['id', 'activo', 'ultimo_uso_at'])
      .where('clave_hash', '=', hash)
      .executeTakeFirst()
    this.#known.delete(name)
    if (!row) return null
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear()
    const found = { id: row.id, activo: row.activo, usedAt: row.ultimo_uso_at?.getTime() ?? -Infinity }
    this.#known.set(name, { ...found, at: now.getTime() })
    return found
  }

  /** Several processes at once note it once: the row decides. */
  async #note(id: number, caller: Caller, now: Date): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const noted = await trx
        .updateTable('clientes')
        .set({ ultimo_uso_at: now })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([eb('ultimo_uso_at', 'is', null), eb('ultimo_uso_at', '<=', new Date(now.getTime() - NOTE_EVERY_MS))]),
        )
        .returning('id')
        .executeTakeFirst()
      if (noted)
        await audit(trx, { ...caller, now: () => now }, { accion: 'cliente.usar', recurso: 'cliente', recurso_id: id })
    })
  }
}
