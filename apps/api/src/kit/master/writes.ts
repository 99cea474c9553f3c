/** What is written of a master: each change with its history and its audit, whole or not at all. */
import type { Transaction } from 'kysely'
import type { Master, MasterAct, MasterForm } from '@cauce/domain/kit/master/master'
import { tidyForm } from '@cauce/domain/kit/master/tidy'
import { changedWords, doneWords, OTHERS_USE_IT, usedWords } from '@cauce/domain/kit/master/words'
import type { Answer } from '@cauce/contract/entry'
import type { MasterCalls, MasterRow } from '@cauce/contract/kit/master'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { errorCode } from '../../db/unavailable.ts'
import { ApiFailure, fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { orTaken, problemsOf, refuse } from './check.ts'
import { changesBetween, historyOf, noteChanges, usesOf } from './history.ts'
import { deleteRow, holdRow, insertRow, readRow, setActive, updateRow } from './queries.ts'

type Trx = Transaction<DB>
type Saved = Answer<MasterCalls['crear']>

const IN_USE = 'maestro.en_uso'
const FOREIGN_KEY_VIOLATION = '23503'

const note = async (
  trx: Trx,
  ctx: UserCtx,
  of: Master,
  accion: MasterAct,
  before: MasterRow | null,
  after: MasterRow,
) => {
  const cambios = changesBetween(of, before, after)
  await noteChanges(trx, ctx, of, [{ id: after.id, accion, cambios }])
  await audit(trx, ctx, {
    accion: `maestro.${accion}`,
    recurso: 'maestro',
    recurso_id: after.id,
    detalle: { maestro: of.page, campos: cambios.map(({ campo }) => campo) },
  })
}

/** The row as it is, held; 404 when it is not there. */
const held = async (trx: Trx, of: Master, id: number): Promise<MasterRow> => {
  const row = await holdRow(trx, of, id)
  if (row === undefined) throw notFound()
  return row
}

/** 409 with what is there now, whose it is and since when. */
const refuseChanged = async (trx: Trx, ctx: UserCtx, of: Master, row: MasterRow, version: number): Promise<void> => {
  if (row.version === version) return
  const [last] = await historyOf(trx, of, row.id, 1)
  const { valores, textos, activo } = row
  const who = { quien: last?.quien ?? 'Otra persona', cuando: last?.cuando ?? ctx.now().toISOString() }
  throw new ApiFailure(409, 'maestro.cambio', changedWords(of), undefined, undefined, {
    version: row.version,
    valores,
    textos,
    activo,
    ...who,
  })
}

const reread = async (trx: Trx, of: Master, id: number): Promise<MasterRow> => {
  const row = await readRow(trx, of, id)
  if (row === undefined) throw new TypeError(`${of.table} lost the row that was written`)
  return row
}

export const create = (ctx: UserCtx, of: Master, typed: MasterForm): Promise<Saved> => {
  const form = tidyForm(of, typed)
  return orTaken(ctx.db, of, { form, except: null }, () =>
    idempotent(ctx, `maestros.crear:${of.page}`, form, async (trx) => {
      const problems = await problemsOf(trx, of, form, null)
      if (Object.keys(problems).length > 0) throw refuse(problems)
      const registro = await reread(trx, of, await insertRow(trx, of, form))
      await note(trx, ctx, of, 'crear', null, registro)
      return { mensaje: doneWords(of, 'crear'), registro }
    }),
  )
}

interface Versioned {
  readonly id: number
  readonly version: number
}

/** @throws 404; 409 `maestro.cambio` with what is there; 422 at each field */
export const edit = (ctx: UserCtx, of: Master, { id, version }: Versioned, typed: MasterForm): Promise<Saved> => {
  const form = tidyForm(of, typed)
  return orTaken(ctx.db, of, { form, except: id }, () =>
    idempotent(ctx, `maestros.editar:${of.page}`, { id, version, form }, async (trx) => {
      const before = await held(trx, of, id)
      await refuseChanged(trx, ctx, of, before, version)
      const problems = await problemsOf(trx, of, form, before)
      if (Object.keys(problems).length > 0) throw refuse(problems)
      await updateRow(trx, of, id, form)
      const registro = await reread(trx, of, id)
      await note(trx, ctx, of, 'editar', before, registro)
      return { mensaje: doneWords(of, 'editar'), registro }
    }),
  )
}

export const activate = (ctx: UserCtx, of: Master, { id, version }: Versioned, activo: boolean): Promise<Saved> => {
  const accion = activo ? 'activar' : 'inactivar'
  return idempotent(ctx, `maestros.${accion}:${of.page}`, { id, version }, async (trx) => {
    const before = await held(trx, of, id)
    await refuseChanged(trx, ctx, of, before, version)
    const saved = { mensaje: doneWords(of, accion) }
    if (before.activo === activo) return { ...saved, registro: before }
    await setActive(trx, of, id, activo)
    const registro = await reread(trx, of, id)
    await note(trx, ctx, of, accion, before, registro)
    return { ...saved, registro }
  })
}

/** @throws 404; 409 `maestro.cambio`; 409 `maestro.en_uso` with who uses it */
export const remove = async (ctx: UserCtx, of: Master, { id, version }: Versioned): Promise<{ mensaje: string }> => {
  try {
    return await idempotent(ctx, `maestros.eliminar:${of.page}`, { id, version }, async (trx) => {
      const row = await held(trx, of, id)
      await refuseChanged(trx, ctx, of, row, version)
      const used = usedWords(of, await usesOf(trx, of, row))
      if (used !== null) throw fail(409, IN_USE, used)
      await deleteRow(trx, of, id)
      await audit(trx, ctx, {
        accion: 'maestro.eliminar',
        recurso: 'maestro',
        recurso_id: id,
        detalle: { maestro: of.page, valores: row.valores },
      })
      return { mensaje: doneWords(of, 'eliminar') }
    })
  } catch (error) {
    // A table that the declaration does not name points to it.
    if (errorCode(error) === FOREIGN_KEY_VIOLATION) throw fail(409, IN_USE, OTHERS_USE_IT)
    throw error
  }
}
