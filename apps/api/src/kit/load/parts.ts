/** Some lines of a file: what each would do, those that may be only once, and, when it is asked, done. */
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { type Counts, countsBetween, firstLines, type KeptLine, keepLines, NO_COUNTS } from './load-queries.ts'
import type { AnyLoader, CellProblem, FileLine, Origin, PlannedLine, Reading, Written } from './loader.ts'

type Trx = Transaction<DB>

export interface Part {
  readonly ctx: UserCtx
  readonly loader: AnyLoader
  readonly reading: Reading
  readonly origin: Origin
  /** False: a review. */
  readonly writes: boolean
}

interface Outcome {
  readonly kept: KeptLine
  /** Where it was written. */
  readonly line: PlannedLine | null
}

const MAX_VALUE = 100

/** A line of which another said first what may be said once. */
const repeats = async (trx: Trx, id: number, lines: readonly PlannedLine[]): Promise<readonly CellProblem[][]> => {
  const claims = lines.map(({ plan }) =>
    plan.unique.filter(({ valor }) => valor !== '').map((one) => ({ ...one, linea: plan.line.linea })),
  )
  const firstOf = await firstLines(trx, id, claims.flat())
  return claims.map((own) =>
    own.flatMap((claim) => {
      const first = firstOf(claim)
      const { campo, valor, mensaje } = claim
      return first === claim.linea ? [] : [{ campo, valor: valor.slice(0, MAX_VALUE), mensaje: mensaje(first) }]
    }),
  )
}

/** One problem a column: the first says enough. */
const firstOfEach = (problems: readonly CellProblem[]): readonly CellProblem[] =>
  problems.filter(({ campo }, at) => problems.findIndex((other) => other.campo === campo) === at)

const keptLine = ({ plan }: PlannedLine, errores: readonly CellProblem[], hecha: boolean): KeptLine => {
  const { line, titulo, detalle, cambios } = plan
  const accion = errores.length > 0 ? 'rechazar' : plan.accion
  const celdas = accion === 'rechazar' ? line.celdas : []
  return { linea: line.linea, accion, hecha: hecha && accion !== 'rechazar', titulo, detalle, celdas, errores, cambios }
}

const someLines = async (trx: Trx, part: Part, lines: readonly FileLine[]): Promise<readonly Outcome[]> => {
  const { ctx, loader, reading, origin, writes } = part
  const planned = await reading.plan(trx, ctx, lines)
  const repeated = await repeats(trx, origin.carga, planned)
  const judged = planned.map((line, at) => ({
    line,
    errores: firstOfEach([...line.plan.errores, ...(repeated[at] ?? [])]),
  }))
  const toDo = judged.filter(
    ({ line: { plan }, errores }) => errores.length === 0 && (plan.accion === 'crear' || plan.accion === 'editar'),
  )
  const written = new Map<PlannedLine, Written>()
  if (writes || loader.rehearses) {
    const answers = await reading.write(
      trx,
      ctx,
      toDo.map(({ line }) => line),
      origin,
    )
    for (const [at, { line }] of toDo.entries()) written.set(line, answers[at] ?? 'hecha')
  }
  return judged.map(({ line, errores }) => {
    const answer = written.get(line)
    if (answer === undefined) return { kept: keptLine(line, errores, false), line: null }
    if (answer !== 'hecha') return { kept: keptLine(line, answer, false), line: null }
    return { kept: keptLine(line, [], writes), line }
  })
}

const counted = (lines: readonly Pick<KeptLine, 'accion' | 'hecha'>[], sign = 1, times = 1): Counts => {
  const counts = { ...NO_COUNTS }
  for (const { accion, hecha } of lines) {
    const by = sign * times
    if (accion === 'rechazar') counts.rechazadas += by
    else if (accion === 'igual') counts.iguales += by
    else if (accion === 'crear') counts[hecha ? 'creadas' : 'por_crear'] += by
    else counts[hecha ? 'editadas' : 'por_editar'] += by
    counts.total += by
  }
  return counts
}

export const added = (one: Counts, other: Counts): Counts => ({
  total: one.total + other.total,
  por_crear: one.por_crear + other.por_crear,
  por_editar: one.por_editar + other.por_editar,
  iguales: one.iguales + other.iguales,
  rechazadas: one.rechazadas + other.rechazadas,
  creadas: one.creadas + other.creadas,
  editadas: one.editadas + other.editadas,
})

/** What a review leaves is undone: what it found is kept by the caller. */
const rehearsed = async <T>(trx: Trx, isReal: boolean, work: () => Promise<T>): Promise<T> => {
  if (isReal) return work()
  await sql`savepoint ensayo`.execute(trx)
  const found = await work()
  await sql`rollback to savepoint ensayo`.execute(trx)
  return found
}

export interface PartDone {
  /** What it adds to each count. */
  readonly counts: Counts
  readonly rejected: readonly KeptLine[]
  /** Those that were written. */
  readonly lines: readonly PlannedLine[]
}

/** Does a part in the transaction, and keeps what is said of each of its lines. */
export const doPart = async (trx: Trx, part: Part, lines: readonly FileLine[]): Promise<PartDone> => {
  const { loader, origin, writes } = part
  await loader.hold(trx)
  const outcomes = await rehearsed(trx, writes || !loader.rehearses, async () => {
    const all: Outcome[] = []
    for (let start = 0; start < lines.length; start += loader.atOnce) {
      all.push(...(await someLines(trx, part, lines.slice(start, start + loader.atOnce))))
    }
    return all
  })
  const kept = outcomes.map((outcome) => outcome.kept)
  const [first = 0, last = 0] = [lines[0]?.linea, lines.at(-1)?.linea]
  const before = await countsBetween(trx, origin.carga, first, last)
  await keepLines(trx, origin.carga, kept)
  const counts = before.reduce((sum, { lineas, ...line }) => added(sum, counted([line], -1, lineas)), counted(kept))
  return {
    counts,
    rejected: kept.filter(({ accion }) => accion === 'rechazar'),
    lines: writes ? outcomes.flatMap(({ line }) => line ?? []) : [],
  }
}
