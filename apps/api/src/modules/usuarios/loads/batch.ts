/**
 * A reviewed file is loaded some lines at a time: each call does the next ones in one transaction. Whoever asks stops asking to
 * stop; after a lost answer or a crash it goes on where it was, since what is done and that it is done are written together.
 */
import { sql, type Transaction } from 'kysely'
import * as Schema from 'effect/Schema'
import { LOAD_COLUMNS, type LoadColumn } from '@cauce/domain/users/load-columns'
import type { CellProblem } from '@cauce/domain/users/load-line'
import type { LoadSummary } from '@cauce/contract/usuarios-cargas'
import { audit } from '../../../audit/audit.ts'
import type { DB } from '../../../db/tables.ts'
import { ApiFailure, fail } from '../../../http/failure.ts'
import type { UserCtx } from '../../../http/handle.ts'
import { requireConfirmed } from '../../cuenta/confirmation.ts'
import { holdAccess } from '../../roles/access-lock.ts'
import { writeRoles } from '../assign-roles.ts'
import { writeOperator } from '../create-user.ts'
import { operatorForm } from '../detail.ts'
import { writeChanges } from '../edit-user.ts'
import { orTaken } from '../taken.ts'
import { holdTarget } from '../target.ts'
import { typeCode } from '../write-queries.ts'
import { evaluateLines, type EvaluatedLine } from './evaluate.ts'
import * as queries from './load-queries.ts'
import { loadSummary } from './review.ts'

/** Lines of a batch: a second of work at most, after which it can be stopped. */
const BATCH_LINES = 100
const CANCELLED = 'La carga se canceló. Lo que se hizo queda hecho; para seguir, suba el mismo archivo.'

const readCells = Schema.decodeUnknownSync(
  Schema.Struct(Object.fromEntries(LOAD_COLUMNS.map((column) => [column, Schema.optionalKey(Schema.String)]))),
)

interface Done {
  readonly userId: number
  readonly rolesChanged: boolean
}

const change = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { plan }: EvaluatedLine,
  userId: number,
  origin: Readonly<Record<string, unknown>>,
): Promise<Done> => {
  const target = await holdTarget(trx, ctx, userId)
  const operatorId = target.user.operador_id ?? 0
  const before = await operatorForm(trx, operatorId, target.user.email)
  await writeChanges(trx, ctx, { ...target, operatorId }, before, plan.form, origin)
  return { userId, rolesChanged: await writeRoles(trx, ctx, target, plan.roles, origin) }
}

const create = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { plan: { form, roles } }: EvaluatedLine,
  origin: Readonly<Record<string, unknown>>,
): Promise<Done> => {
  const codigo = (await typeCode(trx, form.tipo_documento_id)) ?? ''
  return { userId: await writeOperator(trx, ctx, { form, codigo }, roles, origin), rolesChanged: false }
}

const COLUMN_OF: Readonly<Record<string, LoadColumn>> = {
  email: 'correo',
  roles: 'roles',
  numero_documento: 'numero_documento',
}

/** What a write refused, as a problem of the line. */
const problemOf = ({ message, errores = {} }: ApiFailure, { celdas }: EvaluatedLine): CellProblem => {
  const columna = COLUMN_OF[Object.keys(errores)[0] ?? ''] ?? 'numero_documento'
  return { columna, valor: celdas[columna] ?? '', mensaje: message }
}

/** Does one line whole, or leaves it rejected and everything as it was before it. */
const loadLine = async (trx: Transaction<DB>, ctx: UserCtx, id: number, line: EvaluatedLine): Promise<Done | null> => {
  const { linea, accion, errores, userId } = line
  if (accion === 'rechazar') {
    await queries.markLine(trx, id, linea, { errores })
    return null
  }
  if (accion === 'sin_cambios') {
    await queries.markLine(trx, id, linea, { accion, user_id: userId })
    return null
  }
  const origin = { carga_id: id, linea }
  await sql`savepoint linea`.execute(trx)
  try {
    const work = userId === null ? create(trx, ctx, line, origin) : change(trx, ctx, line, userId, origin)
    const done = await orTaken(work)
    await queries.markLine(trx, id, linea, { accion, user_id: done.userId })
    await sql`release savepoint linea`.execute(trx)
    return done
  } catch (error) {
    // What somebody else did a moment ago, or a rule that only the whole shows: the line is refused, the others go on.
    if (!(error instanceof ApiFailure)) throw error
    await sql`rollback to savepoint linea`.execute(trx)
    await queries.markLine(trx, id, linea, { errores: [problemOf(error, line)] })
    return null
  }
}

/** Does the next lines. The answer says how much is left; 409 `carga.cancelada` once somebody stopped it. */
export const loadBatch = async (ctx: UserCtx, id: number): Promise<LoadSummary> => {
  await loadSummary(ctx, id)
  const noticed = await ctx.db.transaction().execute(async (trx) => {
    await requireConfirmed(trx, ctx)
    const load = await queries.holdLoad(trx, id)
    if (load?.estado === 'cancelada') throw fail(409, 'carga.cancelada', CANCELLED)
    await holdAccess(trx)
    const pending = await queries.pendingLines(trx, id, BATCH_LINES)
    const lines = await evaluateLines(
      trx,
      ctx,
      pending.map(({ linea, celdas }) => ({ linea, celdas: readCells(celdas), problems: [] })),
    )
    const changed: number[] = []
    for (const line of lines) {
      const done = await loadLine(trx, ctx, id, line)
      if (done?.rolesChanged === true) changed.push(done.userId)
    }
    const [more] = await queries.pendingLines(trx, id, 1)
    await queries.setState(trx, id, more === undefined ? 'terminada' : 'en_curso', ctx.now())
    return changed
  })
  if (noticed.length > 0) ctx.realtime.permissionsChanged(noticed)
  return loadSummary(ctx, id)
}

/** Stops the load after the batch that is under way, if any. One that has ended stays ended. */
export const cancelLoad = async (ctx: UserCtx, id: number): Promise<LoadSummary> => {
  await ctx.db.transaction().execute(async (trx) => {
    const load = await queries.holdLoad(trx, id)
    if (load === undefined || load.estado === 'cancelada' || load.estado === 'terminada') return
    await queries.setState(trx, id, 'cancelada', ctx.now())
    await audit(trx, ctx, { accion: 'carga_usuarios.cancelar', recurso: 'carga_usuarios', recurso_id: id })
  })
  return loadSummary(ctx, id)
}
