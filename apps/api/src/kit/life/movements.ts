/** The movements of a life: written with each move and never changed. */
import type { Kysely } from 'kysely'
import type { LifeStep } from '@cauce/contract/kit/life'
import { jsonText } from '../../db/json-text.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { lifeMoved } from './hints.ts'

interface Begun {
  readonly id: number
  readonly estado: string
}

/** The first movement of things that were just made, at version 1. */
export const beginLives = async (
  trx: Kysely<DB>,
  vida: string,
  things: readonly Begun[],
  by: { readonly user_id: number; readonly created_at: Date },
): Promise<void> => {
  if (things.length === 0) return
  lifeMoved(vida)
  await trx
    .insertInto('vida_movimientos')
    .values(
      things.map(({ id, estado }) => ({ vida, objeto_id: id, version: 1, evento: 'crear', a_estado: estado, ...by })),
    )
    .execute()
}

interface Movement {
  readonly vida: string
  readonly objeto_id: number
  readonly version: number
  readonly evento: string
  readonly de_estado: string
  readonly a_estado: string
  readonly lleva: Readonly<Record<string, string>>
  readonly user_id: number | null
  readonly created_at: Date
}

export const addMovement = async (trx: Kysely<DB>, movement: Movement): Promise<void> => {
  lifeMoved(movement.vida)
  await trx
    .insertInto('vida_movimientos')
    .values({ ...movement, lleva: jsonText(movement.lleva) })
    .execute()
}

const movements = (db: Kysely<DB>, vida: string, id: number) =>
  db
    .selectFrom('vida_movimientos as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .where('m.vida', '=', vida)
    .where('m.objeto_id', '=', id)

/** What happened to a thing, oldest first. */
export const stepsOf = async (db: Kysely<DB>, vida: string, id: number): Promise<readonly LifeStep[]> => {
  const rows = await movements(db, vida, id)
    .select(['m.evento', 'm.a_estado', personName.as('operador'), 'm.user_id', 'm.lleva', 'm.created_at'])
    .orderBy('m.version')
    .execute()
  return rows.map(({ user_id, operador, created_at, ...step }) => ({
    ...step,
    operador: user_id === null ? null : (operador ?? ''),
    created_at: created_at.toISOString(),
  }))
}

/** Its last movement: what made the version that is there now. */
export const lastMovement = (db: Kysely<DB>, vida: string, id: number) =>
  movements(db, vida, id)
    .select(['m.user_id', personName.as('quien'), 'm.created_at'])
    .orderBy('m.version', 'desc')
    .limit(1)
    .executeTakeFirst()
