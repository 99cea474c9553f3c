/** A file into a master, as the block of loads does it. */
import { sql, type Transaction } from 'kysely'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { readHeader, type LoadHeader } from '@cauce/domain/kit/master/load'
import { MASTERS } from '@cauce/domain/masters/masters'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { type AnyLoader, defineLoader, type Header, type Origin } from '../load/loader.ts'
import { changesBetween, noteChanges, type Noted } from './history.ts'
import { type MasterPlan, planLines } from './load-lines.ts'
import { insertRow, readRow, updateRow } from './queries.ts'

type Trx = Transaction<DB>
export interface MasterHeader extends LoadHeader, Header {}

const LINES_A_PART = 500
/** Of a table that points to itself: a line may point to any before, so that they are one transaction. */
const MAX_POINTING_LINES = 20_000

const pointsToItself = (of: Master): boolean =>
  fieldsOf(of).some(([, field]) => field.kind === 'reference' && field.to.table === of.table)

const headerOf = (of: Master, titles: readonly string[]): MasterHeader => {
  const header = readHeader(of, titles)
  const missing = new Intl.ListFormat('es-CO').format(header.missing)
  return { ...header, problems: header.missing.length === 0 ? [] : [`Faltan columnas: ${missing}`] }
}

/** The load as the history of each row names it, also once its file is forgotten. */
const historyOfLoad = async (trx: Trx, ctx: UserCtx, of: Master, { carga, archivo }: Origin): Promise<number> => {
  const { id } = await trx
    .insertInto('maestro_cargas')
    .values({ maestro: of.page, huella: '', archivo, user_id: ctx.user.id, carga_id: carga, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('carga_id').doUpdateSet({ archivo }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const written = async (trx: Trx, of: Master, load: number, { accion, before, form, line }: MasterPlan) => {
  const id = before?.id ?? (await insertRow(trx, of, form))
  if (before !== null) await updateRow(trx, of, id, form)
  const after = await readRow(trx, of, id)
  if (after === undefined) throw new TypeError(`${of.table} lost the row that was written`)
  const noted: Noted = {
    id,
    accion: accion === 'crear' ? 'crear' : 'editar',
    cambios: changesBetween(of, before, after),
    carga: { id: load, linea: line.linea },
  }
  return noted
}

const writePlans = async (trx: Trx, ctx: UserCtx, of: Master, plans: readonly MasterPlan[], origin: Origin) => {
  if (plans.length === 0) return []
  const load = await historyOfLoad(trx, ctx, of, origin)
  const notes: Noted[] = []
  for (const plan of plans) notes.push(await written(trx, of, load, plan))
  await noteChanges(trx, ctx, of, notes)
  const created = notes.filter(({ accion }) => accion === 'crear').length
  await sql`update maestro_cargas set creadas = creadas + ${created}::int, editadas = editadas + ${notes.length - created}::int
    where id = ${load}::int`.execute(trx)
  return plans.map(() => 'hecha' as const)
}

const masterLoader = (of: Master): AnyLoader =>
  defineLoader<MasterHeader, MasterPlan>({
    name: of.page,
    many: of.many,
    permission: of.permission,
    ...(pointsToItself(of)
      ? { partLines: MAX_POINTING_LINES, atOnce: 1, maxLines: MAX_POINTING_LINES, rehearses: true }
      : { partLines: LINES_A_PART, atOnce: LINES_A_PART, rehearses: false }),
    readHeader: (titles) => headerOf(of, titles),
    hold: async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`maestro:${of.page}`}))`.execute(trx)
    },
    plan: (trx, _ctx, header, lines) => planLines(trx, of, header, lines),
    write: (trx, ctx, plans, origin) => writePlans(trx, ctx, of, plans, origin),
  })

export const masterLoaders = (): readonly AnyLoader[] => Object.values(MASTERS).map(masterLoader)
