/** Reading answers: each by the schema of the call that gave it. */
import assert from 'node:assert/strict'
import * as Schema from 'effect/Schema'
import { ApiError } from '@cauce/contract/errors'
import type { Entry } from '@cauce/contract/entry'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import type { Answered } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'

/** The answer of a call that had to work, checked by its contract. */
export const read = <const E extends Entry & { readonly answer: Schema.ConstraintCodec<unknown, unknown> }>(
  entry: E,
  answer: Answered,
): E['answer']['Type'] => {
  assert.equal(answer.status, 200, `${entry.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return Schema.decodeUnknownSync(entry.answer)(answer.body)
}

export const readError = Schema.decodeUnknownSync(ApiError)

/** The procedure with that code, as the search gives it. */
export const procedure = async (world: Mundo, codigo: string): Promise<Procedure> => {
  const found = read(ordenamiento.buscarCupsNombre, await world.call('/cup/buscarCupsNombre', { nombre: codigo }))
  const exact = found.find((row) => row.codigo === codigo)
  assert.ok(exact, `El catálogo no tiene el procedimiento ${codigo}`)
  return exact
}

export const activeLines = async (world: Mundo): Promise<readonly ActiveProcedureLine[]> =>
  read(ordenamiento.ordenesActivas, await world.call(`/ordenamiento/ordenes-activas/${world.consultaId}/2`))

export const activeLine = async (
  world: Mundo,
  matches: (line: ActiveProcedureLine) => boolean,
): Promise<ActiveProcedureLine> => {
  const line = (await activeLines(world)).find(matches)
  assert.ok(line, 'Ninguna línea activa es así')
  return line
}

/** Number of orders in the database, whoever made them. */
export const countOrders = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  const row = await db
    .selectFrom('ordenes')
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}
