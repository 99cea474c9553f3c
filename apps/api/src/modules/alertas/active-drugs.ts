/** What the affiliate takes, and what is not taken any more and still acts: by orders, deliveries, schemes and what was told. */
import { sql, type Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { TakenLine } from '@cauce/domain/medication/day-total'
import { drugOfIngredient, type DrugFacts } from '@cauce/domain/medication/drug-facts'
import {
  lastGivenDay,
  lastTakenDay,
  lineStanding,
  standingOf,
  stillActing,
  washoutDays,
  type WashoutIndex,
} from '@cauce/domain/medication/taken'
import { intervalOf, type CheckedSchemeLine } from '@cauce/domain/oncology/checked-line'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import { contentsColumn } from '../medicamentos/contents-of.ts'
import type { LoadedKnowledge } from './knowledge.ts'
import { outsideDrugs } from './outside-drugs.ts'
import { DRUG, drugOf, measured, type CatalogueDrug, type DrugRow } from './queries.ts'
import { addedDrugsOf, checkedByPlace, schemesOf, type SchemeRow } from './scheme-rows.ts'

/** A drug that the affiliate is taking, in which line of medications or in which ordered scheme (in none: it was told), and with which dose. */
export interface ActiveDrug extends DrugFacts {
  readonly orden_articulos_id: number | null
  readonly orden_esquemas_id: number | null
  /** Null: it is the scheme's own, or it was not told in figures. */
  readonly toma: Omit<TakenLine, 'drug'> | null
  /** False: it is no longer taken and still acts, so it only interacts. */
  readonly vigente: boolean
}

interface ActiveRow extends DrugRow {
  readonly linea: number
  readonly via_ordenada: string
  readonly dosis: string
  readonly unidad_dosis: string | null
  readonly frecuencia: string
  readonly tiempo: string
  readonly estado_id: number
  readonly fecha_vigencia: string
  readonly fin_tratamiento: string
  readonly duracion: number
  readonly entregada: string | null
  readonly estado_desde: string
}

/** The drug of a line that matters today, or nothing. */
const activeOf = (row: ActiveRow, hoy: CalendarDate, washout: WashoutIndex): readonly ActiveDrug[] => {
  const drug = drugOf(row)
  const last = lastTakenDay(row)
  const standing = lineStanding(row, washoutDays(drug, washout), hoy)
  if (last === null || standing === null) return []
  const vigente = standing === 'toma'
  return [{ ...takenOf(row), ...(vigente ? {} : { nombre: stillActing(drug.nombre, last) }), vigente }]
}

const takenOf = (row: ActiveRow): Omit<ActiveDrug, 'vigente'> => ({
  ...drugOf(row),
  orden_articulos_id: row.linea,
  orden_esquemas_id: null,
  toma: {
    presentation: measured(drugOf(row).presentation, row.unidad_dosis),
    via: row.via_ordenada,
    dosis: Number(row.dosis),
    frecuencia: Number(row.frecuencia),
    tiempo: row.tiempo === 'Días' ? 'Días' : 'Horas',
  },
})

const DAY = "at time zone 'America/Bogota'"

/** Every line of which something may be taken or still act: from when on, says who asks. */
const readActive = preparedQuery((db, value: Value<{ afiliado_id: number; desde: CalendarDate }>) =>
  db
    .selectFrom('orden_articulos as a')
    .innerJoin('medicamentos as m', 'm.id', 'a.codesumi_id')
    .select([
      ...DRUG,
      'a.id as linea',
      'a.via as via_ordenada',
      'a.dosis',
      'a.unidad_dosis',
      'a.frecuencia',
      'a.unidad_tiempo as tiempo',
    ])
    .select(contentsColumn('m.nombre'))
    .select(['a.estado_id', 'a.fecha_vigencia', 'a.fin_tratamiento', 'a.duracion'])
    .select([
      sql<string | null>`(select max(e.fecha)::text from entregas_medicamentos e where e.orden_articulos_id = a.id)`.as(
        'entregada',
      ),
      sql<string>`(a.estado_desde ${sql.raw(DAY)})::date::text`.as('estado_desde'),
    ])
    .where('a.afiliado_id', '=', value('afiliado_id'))
    .where('a.estado_id', '!=', OrderStatus.denied)
    .where('a.fecha_vencimiento', '>=', value('desde'))
    .orderBy('a.id'),
)

/** A drug of a published scheme has no dose that is added up with others; one that was added has that of its line. */
const ofScheme = (
  { medicamento, anadido, posicion, esquema }: SchemeRow,
  catalogue: ReadonlyMap<number, CatalogueDrug>,
  checked: ReadonlyMap<number, CheckedSchemeLine>,
): Omit<ActiveDrug, 'vigente'> => {
  const drug = catalogue.get(anadido ?? 0)
  const line = checked.get(posicion)
  const own = { orden_articulos_id: null, orden_esquemas_id: esquema }
  if (drug === undefined || line === undefined) return { ...drugOfIngredient(medicamento), ...own, toma: null }
  const { presentation, ...facts } = drug
  return { ...facts, ...own, toma: { presentation, via: line.via, dosis: line.dosis, ...intervalOf(line) } }
}

/** What waits for its signature may be given as soon as somebody signs. */
const TO_BE_GIVEN: ReadonlySet<number> = new Set([SchemeStatus.active, SchemeStatus.waiting])

/** The drugs of one scheme, each once: those that are still to be given, and those that were given and still act. */
const schemeDrugs = (
  rows: readonly SchemeRow[],
  catalogue: ReadonlyMap<number, CatalogueDrug>,
  hoy: CalendarDate,
  washout: WashoutIndex,
): readonly ActiveDrug[] => {
  const goesOn = whyNotInCourse({ en_curso: rows.some(({ en_curso }) => en_curso), lineas: rows }, hoy) === null
  const checked = checkedByPlace(rows)
  const drugs = rows.flatMap((line): ActiveDrug[] => {
    const drug = ofScheme(line, catalogue, checked)
    if (goesOn && TO_BE_GIVEN.has(line.estado_id)) return [{ ...drug, vigente: true }]
    const last = lastGivenDay(line, hoy)
    if (last === null || standingOf(last, washoutDays(drug, washout), hoy) === null) return []
    return [{ ...drug, nombre: stillActing(drug.nombre, last), vigente: false }]
  })
  return [...new Map(drugs.map((drug) => [drug.nombre, drug])).values()]
}

/** An order can be used for 90 days, what it hands over last is taken for 31, and nothing acts for longer than the longest of the table. */
const AFTER_EXPIRY_DAYS = 31

/** What the affiliate takes, and before it what is not taken any more and still acts. */
export const activeDrugs = async (
  db: Kysely<DB>,
  afiliado_id: number,
  hoy: CalendarDate,
  { washout }: Pick<LoadedKnowledge, 'washout'>,
): Promise<readonly ActiveDrug[]> => {
  const longest = Math.max(0, ...washout.values())
  const lines = await readActive(db, { afiliado_id, desde: addDays(hoy, -longest - AFTER_EXPIRY_DAYS) })
  const schemes = await schemesOf(db, afiliado_id)
  const catalogue = await addedDrugsOf(db, schemes.flat())
  // What was told comes before what was ordered: of the same presentation the order is the one that is named.
  const drugs = [
    ...(await outsideDrugs(db, afiliado_id, hoy, washout)),
    ...lines.flatMap((line) => activeOf(line, hoy, washout)),
    ...schemes.flatMap((rows) => schemeDrugs(rows, catalogue, hoy, washout)),
  ]
  // Of a drug that is taken again the line that counts is the one that is taken: it comes last.
  return drugs.toSorted((one, other) => Number(one.vigente) - Number(other.vigente))
}
