/**
 * Loads a file into a master: the good lines, or all or none. A dry run does everything and undoes it, so that it tells exactly
 * what the load would do.
 */
import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { REPORT_COLUMNS } from '@cauce/domain/kit/master/load'
import type { Master } from '@cauce/domain/kit/master/master'
import { alreadyLoaded, loadWords } from '@cauce/domain/kit/master/load-words'
import type { Answer, Body } from '@cauce/contract/entry'
import type { MasterCalls, MasterLoadResult } from '@cauce/contract/kit/master'
import { audit } from '../../audit/audit.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import { csvText } from '../../http/csv.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { changesBetween, noteChanges, type Noted } from './history.ts'
import { linesAtOnce, nothingSeen, type Planned, planLines, toldLine } from './load-lines.ts'
import { insertRow, readRow, updateRow } from './queries.ts'
import { type MasterFile, readMasterFile } from './read-file.ts'

type Trx = Transaction<DB>
type Asked = Body<MasterCalls['cargar']>

const TOLD = 200

/** The same file, whatever its line ends and its mark, has the same. */
const fingerprint = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .replace(/^\uFEFF/u, '')
        .replaceAll('\r\n', '\n')
        .trimEnd(),
    )
    .digest('hex')

const loadedBefore = async (db: Kysely<DB>, of: Master, huella: string): Promise<MasterLoadResult['antes']> => {
  const { rows } = await sql<{ quien: string; created_at: Date }>`
    select ${personName} as quien, g.created_at from maestro_cargas g
      join users u on u.id = g.user_id left join operadores o on o.id = u.operador_id
    where g.maestro = ${of.page} and g.huella = ${huella} order by g.id desc limit 1`.execute(db)
  const [row] = rows
  return row === undefined ? null : { quien: row.quien, cuando: row.created_at.toISOString() }
}

const written = async (trx: Trx, of: Master, carga: number, planned: Planned): Promise<Noted | null> => {
  const { accion, before, form, line } = planned
  if (accion !== 'crear' && accion !== 'editar') return null
  const id = before?.id ?? (await insertRow(trx, of, form))
  if (before !== null) await updateRow(trx, of, id, form)
  const after = await readRow(trx, of, id)
  if (after === undefined) throw new TypeError(`${of.table} lost the row that was written`)
  return { id, accion, cambios: changesBetween(of, before, after), carga: { id: carga, linea: line.linea } }
}

/** Writes the good lines in the order of the file. */
const writeLines = async (trx: Trx, ctx: UserCtx, of: Master, file: MasterFile, carga: number) => {
  const seen = nothingSeen(of)
  const all: Planned[] = []
  const atOnce = linesAtOnce(of)
  for (let start = 0; start < file.lines.length; start += atOnce) {
    const planned = await planLines(trx, of, file, file.lines.slice(start, start + atOnce), seen)
    const notes: Noted[] = []
    for (const one of planned) {
      const noted = await written(trx, of, carga, one)
      if (noted !== null) notes.push(noted)
    }
    await noteChanges(trx, ctx, of, notes)
    all.push(...planned)
  }
  return all
}

const corrections = (of: Master, file: MasterFile, rejected: readonly Planned[]): string => {
  if (rejected.length === 0) return ''
  const [lineTitle, whyTitle] = REPORT_COLUMNS
  const why = (planned: Planned): string =>
    toldLine(of, file, planned)
      .errores.map(({ campo, mensaje }) => `${campo}: ${mensaje}`)
      .join('; ')
  return csvText<Planned>(
    [
      { title: lineTitle, value: ({ line }) => line.linea },
      { title: whyTitle, value: why },
      ...file.titles.map((title, at) => ({ title, value: ({ line }: Planned) => line.celdas[at] ?? '' })),
    ],
    rejected,
  )
}

/** What was written and must not stay: a dry run, or one wrong line where all or nothing was asked. */
class Undone extends Error {
  readonly result: MasterLoadResult

  constructor(result: MasterLoadResult) {
    super('Undone')
    this.result = result
  }
}

const resultOf = (
  of: Master,
  file: MasterFile,
  all: readonly Planned[],
  { modo }: Asked,
  antes: MasterLoadResult['antes'],
) => {
  const of_ = (accion: Planned['accion']) => all.filter((planned) => planned.accion === accion)
  const rejected = of_('rechazar')
  const aplicada = modo === 'buenas' || (modo === 'todas' && rejected.length === 0)
  const counts = {
    total: all.length,
    por_crear: of_('crear').length,
    por_editar: of_('editar').length,
    iguales: of_('igual').length,
    rechazadas: rejected.length,
  }
  return {
    aplicada,
    mensaje: loadWords({ ...counts, aplicada, modo }),
    ...counts,
    lineas: [...rejected, ...of_('crear'), ...of_('editar')]
      .slice(0, TOLD)
      .map((planned) => toldLine(of, file, planned)),
    correcciones: corrections(of, file, rejected),
    columnas_ignoradas: file.header.ignored,
    antes,
  }
}

const run = async (trx: Trx, ctx: UserCtx, of: Master, file: MasterFile, asked: Asked): Promise<MasterLoadResult> => {
  // One load of a master at a time: the same file twice at the same instant is one.
  await sql`select pg_advisory_xact_lock(hashtext(${`maestro:${of.page}`}))`.execute(trx)
  const huella = fingerprint(asked.texto)
  const antes = await loadedBefore(trx, of, huella)
  if (antes !== null && asked.modo !== 'revisar' && asked.repetir !== true) {
    throw fail(409, 'carga.repetida', alreadyLoaded(antes))
  }
  const carga = await trx
    .insertInto('maestro_cargas')
    .values({ maestro: of.page, huella, archivo: asked.nombre, user_id: ctx.user.id, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const result = resultOf(of, file, await writeLines(trx, ctx, of, file, carga.id), asked, antes)
  if (!result.aplicada) throw new Undone(result)
  const counts = { creadas: result.por_crear, editadas: result.por_editar, rechazadas: result.rechazadas }
  await trx.updateTable('maestro_cargas').set(counts).where('id', '=', carga.id).execute()
  await audit(trx, ctx, {
    accion: 'maestro.cargar',
    recurso: 'maestro',
    recurso_id: null,
    detalle: { maestro: of.page, archivo: asked.nombre, ...counts },
  })
  return result
}

export const load = async (ctx: UserCtx, of: Master, asked: Asked): Promise<Answer<MasterCalls['cargar']>> => {
  const file = readMasterFile(of, asked.texto)
  try {
    return await idempotent(ctx, `maestros.cargar:${of.page}`, asked, (trx) => run(trx, ctx, of, file, asked))
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}
