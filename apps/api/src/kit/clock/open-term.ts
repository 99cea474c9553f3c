/** Terms begin. */
import { sql, type Kysely } from 'kysely'
import type { Pause } from '@cauce/domain/kit/clock/due'
import { applyTerm } from '@cauce/machines/life-cycles/term'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { figuresOf, workCalendar } from './figures.ts'
import { alarmRows, counted, newTerm } from './term-row.ts'

/** Whose a term is. */
interface Owner {
  readonly dueno_tipo: string
  readonly dueno_id: number
}

export interface NewTerm extends Owner {
  readonly clase: string
  /** When it was received, which may be before now: the term runs from there. */
  readonly inicio: Date
  /** The instant that was fixed, of a class whose unit is `fijo`. */
  readonly fijo?: Date | null
  /** Until somebody says what it is. */
  readonly provisional?: boolean
  /** Already answered: at this instant. */
  readonly cumplido?: Date | null
  /** Suspensions that it had under another class. */
  readonly pausas?: readonly Pause[]
  readonly ciclo?: number
  readonly user_id?: number | null
}

/** Leaves exactly one term of each owner governing: of those that are open the strictest, else the last that was not annulled. */
export const govern = async (trx: Kysely<DB>, owners: readonly Owner[]): Promise<void> => {
  const keys = sql`select * from jsonb_to_recordset(${jsonText(owners)}::jsonb) as o (dueno_tipo text, dueno_id int)`
  const chosen = sql`select distinct on (t.dueno_tipo, t.dueno_id) t.id from terminos t
    join (${keys}) o using (dueno_tipo, dueno_id) where t.estado <> 'sin_efecto'
    order by t.dueno_tipo, t.dueno_id, t.ciclo desc, (t.estado in ('corriendo', 'suspendido', 'vencido')) desc, t.vence_at, t.id`
  await sql`update terminos t set gobierna = false from (${keys}) o where t.dueno_tipo = o.dueno_tipo
    and t.dueno_id = o.dueno_id and t.gobierna and t.id not in (${chosen})`.execute(trx)
  await sql`update terminos set gobierna = true where not gobierna and id in (${chosen})`.execute(trx)
}

/** The next number of an owner's terms, as its row is written. */
const nextOf = (dueno_tipo: string, dueno_id: number) =>
  sql<number>`(select coalesce(max(t.secuencia), 0) + 1 from terminos t
    where t.dueno_tipo = ${dueno_tipo} and t.dueno_id = ${dueno_id}::int)`

const stateOf = (asked: NewTerm, vence: Date) => {
  const opened = applyTerm(null, { type: 'recibir' })
  const answered = asked.cumplido ?? null
  if (answered === null || 'error' in opened) return opened
  return applyTerm(opened.estado, { type: 'cumplir', a_tiempo: answered < vence })
}

/**
 * Opens terms in the transaction of who makes what they are of. Those of one owner may be several; the strictest governs.
 * @returns their ids, in order
 */
export const openTerms = async (trx: Kysely<DB>, asked: readonly NewTerm[]): Promise<readonly number[]> => {
  if (asked.length === 0) return []
  const figures = await figuresOf(
    trx,
    asked.map(({ clase }) => clase),
  )
  const calendario = await workCalendar(trx, new Date(Math.max(...asked.map(({ inicio }) => inicio.getTime()))))
  const made = asked.map((each) => {
    const { norm, cantidad } = figures.of(each.clase, each.inicio)
    const { unidad, rodar_a_habil } = norm
    const term = newTerm({ unidad, cantidad, rodar_a_habil }, { ...each, calendario })
    const columns = counted(term, norm)
    const step = stateOf(each, columns.vence_at)
    if ('error' in step) throw new Error(step.error)
    return { asked: each, norm, term, columns, estado: step.estado }
  })
  const ids = await trx
    .insertInto('terminos')
    .values(
      made.map(
        ({
          asked: { dueno_tipo, dueno_id, clase, inicio, fijo, provisional, cumplido, ciclo },
          norm,
          columns,
          estado,
        }) => ({
          ...columns,
          dueno_tipo,
          dueno_id,
          clase,
          ciclo: ciclo ?? 1,
          secuencia: nextOf(dueno_tipo, dueno_id),
          norma_id: norm.id,
          inicio_at: inicio,
          fijo_at: fijo ?? null,
          provisional: provisional === true,
          cumplido_at: cumplido ?? null,
          estado,
        }),
      ),
    )
    .returning('id')
    .execute()
  const opened = made.flatMap((each, place) => {
    const id = ids[place]?.id
    return id === undefined ? [] : [{ ...each, id }]
  })
  await trx
    .insertInto('termino_movimientos')
    .values(
      opened.map(({ id, asked: { user_id }, columns: { vence_at, explicacion }, estado }) => ({
        termino_id: id,
        evento: 'recibir',
        despues: jsonText({ estado, vence_at, explicacion: JSON.parse(explicacion) }),
        user_id: user_id ?? null,
      })),
    )
    .execute()
  const alarms = opened
    .filter(({ estado }) => estado === 'corriendo')
    .flatMap(({ id, term, norm }) => alarmRows(id, term, norm.avisa_al_empezar))
  if (alarms.length > 0) await trx.insertInto('termino_alarmas').values(alarms).execute()
  await govern(
    trx,
    asked.map(({ dueno_tipo, dueno_id }) => ({ dueno_tipo, dueno_id })),
  )
  return opened.map(({ id }) => id)
}

/** Opens one; answers its id. */
export const openTerm = async (trx: Kysely<DB>, asked: NewTerm): Promise<number> => {
  const [id] = await openTerms(trx, [asked])
  if (id === undefined) throw new Error('no term was opened')
  return id
}
