/**
 * A move of a life: the row is held, its version and its rules are looked at, and row, movement, audit and events are written in one
 * transaction, or nothing is. The same key and body give the same answer.
 */
import { sql, type Transaction } from 'kysely'
import { changedWords } from '@cauce/domain/kit/life/changed-words'
import type { MoveForm, Refusal } from '@cauce/domain/kit/life/life'
import { moveProblems, tidyMove } from '@cauce/domain/kit/life/move-rules'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { ApiFailure, fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { publish } from '../events/publish.ts'
import { addMovement, lastMovement } from './movements.ts'
import type { Change, LifeStore, Living } from './store.ts'

interface Moved<State extends string> {
  readonly mensaje: string
  readonly id: number
  readonly version: number
  readonly estado: State
}

/** What is asked: of which thing as it was seen, which move, and beside it the text of each field. */
export type AskedMove<Name extends string, Carried extends string> = {
  readonly id: number
  readonly version: number
  readonly evento: Name
} & { readonly [Field in Carried]?: string }

const saidIn = (body: Readonly<Record<string, unknown>>, fields: readonly string[]): MoveForm =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const text = body[name]
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )

const refused = ({ status = 409, codigo, error }: Refusal): ApiFailure => fail(status, codigo, error)

const assignments = (columns: Readonly<Record<string, number | string | Date | null>>) =>
  Object.entries(columns).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`)

/** Writes a move that may be made, of a row that is held. */
const write = async <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  store: LifeStore<State, Name, Facts, Carried, Row>,
  row: Row,
  change: Change<State, Name>,
): Promise<Moved<State>> => {
  const { words } = store.of
  const { evento, estado, lleva, user_id, at } = change
  const effect = (await store.effect?.(trx, ctx, row, change)) ?? {}
  const version = row.version + 1
  const more = sql.join(assignments(store.columns?.(change) ?? {}), sql``)
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
    lleva,
    user_id,
    created_at: at,
  })
  const { detalle, ...record } = store.record(row)
  await audit(trx, ctx, {
    accion: `${words.code}.${evento}`,
    ...record,
    detalle: { ...detalle, version, ...effect.detalle },
  })
  for (const event of effect.events ?? []) await publish(trx, ctx, event)
  return { mensaje: effect.mensaje ?? words.moves[evento].hecho, id: row.id, version, estado }
}

/** 409 with what is there now, whose it is and since when. */
const refuseChanged = async <State extends string, Name extends string, Facts extends object, Carried extends string>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  { words, isFinal }: LifeStore<State, Name, Facts, Carried, Living<State>>['of'],
  { id, version, estado }: Living<State>,
): Promise<never> => {
  const last = await lastMovement(trx, words.name, id)
  const { palabra } = words.states[estado]
  const quien = last === undefined || last.user_id === null ? null : (last.quien ?? '')
  const propio = last?.user_id === ctx.user.id
  throw new ApiFailure(
    409,
    `${words.code}.cambio`,
    changedWords(words.changed, { quien, propio, palabra }),
    undefined,
    undefined,
    {
      version,
      activo: !isFinal(estado),
      valores: { estado },
      textos: { estado: palabra },
      quien: quien ?? '',
      cuando: (last?.created_at ?? ctx.now()).toISOString(),
    },
  )
}

/** The move within its transaction. */
const moveHeld = async <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  store: LifeStore<State, Name, Facts, Carried, Row>,
  body: AskedMove<Name, Carried>,
): Promise<Moved<State>> => {
  const { id, version, evento } = body
  const said = saidIn(body, Object.keys(store.of.words.fields))
  if ((await store.first?.(trx, id)) === false) throw notFound()
  const row = await store.hold(trx, id)
  if (row === undefined) throw notFound()
  const { of } = store
  const move = of.words.moves[evento]
  if (row.version !== version) await refuseChanged(trx, ctx, of, row)
  const after = of.step(row.estado, evento, await store.facts({ ...ctx, db: trx }, row))
  if ('error' in after) throw refused(after)
  const problems = Object.entries(moveProblems(of.words, move, said)).map(([name, text]) => [name, [text]])
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
  const lleva = tidyMove(of.words, move, said)
  return write(trx, ctx, store, row, { evento, estado: after.estado, lleva, user_id: ctx.user.id, at: ctx.now() })
}

/** What the life does by itself to a row that the caller holds; undefined where it does not go from its state. */
export const moveBySystem = async <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  store: LifeStore<State, Name, Facts, Carried, Row>,
  { row, evento, facts, lleva }: { row: Row; evento: Name; facts: Facts; lleva: MoveForm },
): Promise<Moved<State> | undefined> => {
  const after = store.of.step(row.estado, evento, facts)
  if ('error' in after) return undefined
  return write(trx, ctx, store, row, { evento, estado: after.estado, lleva, user_id: ctx.user.id, at: ctx.now() })
}

/**
 * Moves it. The same key and body give the same answer.
 * @throws 404; 409 `….cambio` with what is there; 403 or 409 of the rule that refuses; 409 `….transicion_no_permitida`; 422 at the field
 */
export const moveThing = <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  ctx: UserCtx,
  store: LifeStore<State, Name, Facts, Carried, Row>,
  callId: string,
  body: AskedMove<Name, Carried>,
): Promise<Moved<State>> => idempotent(ctx, callId, body, (trx) => moveHeld(trx, ctx, store, body))
