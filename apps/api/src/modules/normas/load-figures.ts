/** Every figure of a norm with the rows by which it is known today. */
import * as Schema from 'effect/Schema'
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { amountInWords } from '@cauce/domain/kit/clock/unit'
import { valueInWords, type Figure, type FigureValue } from '@cauce/domain/law/figure'
import { FIGURE_LIST } from '@cauce/domain/law/figures'
import { withRows } from '@cauce/domain/law/governing'
import type { FigureSituation } from '@cauce/domain/law/proposal'
import { classOfKey, termFigure } from '@cauce/domain/law/term-figure'
import { inForce, type LegalRecord, type LegalRecords } from '@cauce/domain/sick-leave/law'
import type { LawFigure, LawRow } from '@cauce/contract/normas'
import type { DB } from '../../db/tables.ts'
import * as queries from './queries.ts'

interface SeenRow extends LegalRecord {
  readonly valor: FigureValue
  readonly seen: LawRow
}

export interface LoadedFigure {
  readonly id: number
  readonly tipo: LawFigure['tipo']
  readonly figure: Figure
  readonly rows: LegalRecords<SeenRow>
}

const FIRST_TERM = 1_000
const isNumbers = Schema.is(Schema.Record(Schema.String, Schema.Number))

/** The numbers of a stored value. */
export const valueOf = (valor: unknown): FigureValue => (isNumbers(valor) ? valor : {})

interface Signed {
  readonly creado_por: number | null
  readonly aprobado_por: number | null
  readonly propuso: string | null
  readonly aprobo: string | null
}
const person = (id: number | null | undefined, nombre: string | null | undefined) =>
  id === null || id === undefined ? null : { id, nombre: nombre ?? '' }
const signatures = (row: Signed | undefined) => ({
  propuso: person(row?.creado_por, row?.propuso),
  aprobo: person(row?.aprobado_por, row?.aprobo),
})

/** The numbers of a record of the product, which has them beside its day and its source. */
const numbersOf = ({ partes }: Figure, record: LegalRecord): FigureValue => {
  const said = Object.entries(record).filter(([name]) => Object.hasOwn(partes, name))
  const value: unknown = Object.fromEntries(said)
  return isNumbers(value) ? value : {}
}

const oldestFirst = <R extends LegalRecord>([first, ...rest]: LegalRecords<R>): LegalRecords<R> => {
  const [head = first, ...tail] = [first, ...rest].toSorted((a, b) => (a.vigente_desde < b.vigente_desde ? -1 : 1))
  return [head, ...tail]
}

const settings = async (db: Kysely<DB>): Promise<readonly LoadedFigure[]> => {
  const stored = await queries.settingRows(
    db,
    FIGURE_LIST.map(({ clave }) => clave),
  )
  return FIGURE_LIST.map((figure, place) => {
    const mine = stored.filter(({ clave }) => clave === figure.clave)
    const seen = (record: LegalRecord): SeenRow => {
      const { vigente_desde, fuente } = record
      const valor = numbersOf(figure, record)
      const row = mine.find((each) => each.vigente_desde === vigente_desde)
      const words = valueInWords(figure, valor)
      return {
        vigente_desde,
        fuente,
        valor,
        seen: { vigente_desde, fuente, valor: words, numeros: valor, ...signatures(row) },
      }
    }
    const [first, ...rest] = oldestFirst(withRows(figure, figure.semilla, mine))
    return { id: place + 1, tipo: 'limite', figure, rows: [seen(first), ...rest.map(seen)] }
  })
}

const termRow = (row: queries.TermFigureRow): SeenRow => {
  const { vigente_desde, fuente, unidad } = row
  const cantidad = Number(row.cantidad)
  const numeros = { cantidad }
  const valor = amountInWords(unidad, cantidad)
  return { vigente_desde, fuente, valor: numeros, seen: { vigente_desde, fuente, valor, numeros, ...signatures(row) } }
}

const terms = async (db: Kysely<DB>): Promise<readonly LoadedFigure[]> =>
  [...Map.groupBy(await queries.termRows(db), ({ clase }) => clase)].flatMap(
    ([clase, all]): readonly LoadedFigure[] => {
      const [first, ...rest] = all
      const newest = all.at(-1)
      if (first === undefined || newest === undefined) return []
      const figure = termFigure(clase, newest.nombre, newest.unidad)
      return [{ id: FIRST_TERM + first.id, tipo: 'plazo', figure, rows: [termRow(first), ...rest.map(termRow)] }]
    },
  )

export const loadFigures = async (db: Kysely<DB>): Promise<readonly LoadedFigure[]> => [
  ...(await settings(db)),
  ...(await terms(db)),
]

/** What governs on a day. */
export const governing = ({ rows }: LoadedFigure, day: CalendarDate): SeenRow => inForce(rows, day)

/** What is known of it when somebody proposes or approves a row from a day. */
export const situationOf = async (
  db: Kysely<DB>,
  loaded: LoadedFigure,
  asked: { readonly today: CalendarDate; readonly vigente_desde: CalendarDate; readonly except?: number },
): Promise<FigureSituation> => {
  const clase = classOfKey(loaded.figure.clave)
  const last = clase === null ? undefined : await queries.lastReceived(db, clase)
  const pending = (await queries.proposalsOf(db, loaded.figure.clave)).filter(
    ({ estado, id }) => estado === 'propuesta' && id !== asked.except,
  )
  return {
    today: asked.today,
    rige: governing(loaded, asked.vigente_desde).valor,
    filas: loaded.rows.map(({ vigente_desde }) => vigente_desde),
    pendientes: pending.map(({ vigente_desde }) => vigente_desde),
    contado: last === undefined || last === null ? last : bogotaDate(last.getTime()),
  }
}
