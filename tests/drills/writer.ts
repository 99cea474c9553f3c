/** Scripted writing by the demo's doctor, and what of it is found afterwards. Each write has a text of its own and its key. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { signIn } from '../bench/app-process.ts'
import { credentials } from '../support/credentials.ts'
import { leaveForm, newLeaveVisit } from '../support/sick-leave.ts'

const EMAIL = 'medico@cauce.demo'

type Kind = 'nota' | 'orden' | 'incapacidad' | 'mensaje'
export interface Write {
  readonly kind: Kind
  readonly path: string
  /** The body, with the text that tells this write from any other. */
  readonly body: unknown
  readonly mark: string
  readonly key: string
}

/** What the writes are made of: read, and where needed made, before any server is started. */
export interface Supplies {
  next(): Write
}

export const prepareSupplies = async (db: Kysely<DB>, kinds: readonly Kind[], leaves: number): Promise<Supplies> => {
  const doctor = await db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow()
  const { consulta_id } = await db
    .selectFrom('historias')
    .select('consulta_id')
    .where('user_id', '=', doctor.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const cups = await db.selectFrom('cups').select('id').where('codigo', 'like', '90%').orderBy('id').execute()
  const channel = await sql<{
    id: number
  }>`select canal_id as id from canal_miembros where user_id = ${doctor.id} limit 1`
    .execute(db)
    .then(({ rows }) => rows[0])
  const forms: object[] = []
  if (kinds.includes('incapacidad')) {
    for (let made = 0; made < leaves; made += 1) forms.push(await leaveForm(db, await newLeaveVisit(db)))
  }
  const today = bogotaDate(Date.now())
  let made = 0
  const bodyOf = (kind: Kind, mark: string, key: string): { path: string; body: unknown } | null => {
    if (kind === 'nota') return { path: `/historia/nota-aclaratoria/${consulta_id}`, body: { texto: mark } }
    if (kind === 'mensaje' && channel) {
      return { path: '/mensaje/crear', body: { canal_id: channel.id, mensaje: mark, clave: key } }
    }
    if (kind === 'incapacidad') {
      const form = forms.pop()
      return form ? { path: '/incapacidades/registrar', body: { ...form, descripcion_incapacidad: mark } } : null
    }
    const cup = kind === 'orden' ? cups.pop() : undefined
    if (!cup) return null
    const line = { procedimiento: cup, cantidad: 1, fechaVigencia: today, observacion: mark, rep: null }
    return { path: '/ordenamiento/generarOrdenamiento/1/2', body: [line] }
  }
  const next = (): Write => {
    for (;;) {
      const kind = kinds[made++ % kinds.length] ?? 'nota'
      const key = randomUUID()
      const mark = `Simulacro ${key}`
      const parts = bodyOf(kind, mark, key)
      if (parts) return { kind, mark, key, ...parts }
    }
  }
  return { next }
}

/** The session of the doctor who writes. */
export const signInToWrite = (url: string): Promise<string> => signIn(url, EMAIL)

/** The status of the answer, or null when none came. */
export const send = async (url: string, token: string, { path, body, key }: Write): Promise<number | null> => {
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...credentials(token), 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    await answer.text()
    return answer.status
  } catch {
    // The process is gone or stopped: whether it was written is what the drill asks.
    return null
  }
}

export interface Found {
  readonly lost: number
  readonly twice: number
  readonly half: number
  /** Writes without their entry in the audit, and entries without their write. */
  readonly unaudited: number
}

const ROWS: Readonly<Record<Kind, { readonly marks: string; readonly action: string; readonly all: string }>> = {
  nota: { marks: 'select texto as m from notas_aclaratorias', action: 'historia.anotar', all: 'notas_aclaratorias' },
  orden: { marks: 'select observacion as m from orden_procedimientos', action: 'orden.crear', all: 'ordenes' },
  incapacidad: {
    marks: 'select descripcion_incapacidad as m from incapacidades',
    action: 'incapacidad.registrar',
    all: 'incapacidades',
  },
  mensaje: { marks: 'select mensaje as m from mensajes', action: 'chat.escribir', all: 'mensajes' },
}
const number = async (db: Kysely<DB>, text: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from (${sql.raw(text)}) as t`.execute(db)).rows[0]?.n ?? 0

/** Rows of a kind less entries of the audit: the demo's own do not have one each. */
export const auditGap = async (db: Kysely<DB>, kind: Kind): Promise<number> =>
  (await number(db, `select 1 from ${ROWS[kind].all}`)) -
  (await number(db, `select 1 from auditoria where accion = '${ROWS[kind].action}'`))

export const gapsOf = (db: Kysely<DB>, kinds: readonly Kind[]): Promise<number[]> =>
  Promise.all(kinds.map((kind) => auditGap(db, kind)))

/** What of the confirmed writes is there; `sent` are those whose outcome nobody knows too. */
export const findWrites = async (
  db: Kysely<DB>,
  kinds: readonly Kind[],
  { confirmed, sent, gaps }: { confirmed: readonly Write[]; sent: readonly Write[]; gaps: readonly number[] },
): Promise<Found> => {
  const times = new Map<string, number>()
  for (const kind of kinds) {
    const { rows } = await sql<{
      m: string
    }>`select m from (${sql.raw(ROWS[kind].marks)}) as t where m like 'Simulacro %'`.execute(db)
    for (const { m } of rows) times.set(m, (times.get(m) ?? 0) + 1)
  }
  const orphans = await number(
    db,
    'select 1 from ordenes o where tipo_orden_id = 2 and not exists (select 1 from orden_procedimientos p where p.orden_id = o.id)',
  )
  const after = await gapsOf(db, kinds)
  return {
    lost: confirmed.filter(({ mark }) => !times.has(mark)).length,
    twice: sent.filter(({ mark }) => (times.get(mark) ?? 0) > 1).length,
    half: orphans + (await number(db, 'select 1 from idempotencia where estado = 0')),
    unaudited: after.reduce((sum, gap, at) => sum + Math.abs(gap - (gaps[at] ?? 0)), 0),
  }
}
