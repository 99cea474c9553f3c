/** What the affiliate takes that was not ordered here, as the checks compare it. */
import { sql, type Kysely } from 'kysely'
import type { Source } from '@cauce/domain/antecedents/allergy-entry'
import type { Adviser } from '@cauce/domain/antecedents/outside-medicine'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { drugOfIngredient, type DrugFacts } from '@cauce/domain/medication/drug-facts'
import { stillActing, washoutDays, type WashoutIndex } from '@cauce/domain/medication/taken'
import { comparedAs, lastToldDay, toldName, toldStanding } from '@cauce/domain/medication/taken-outside'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import type { ActiveDrug } from './active-drugs.ts'
import { drugsById, measured, type CatalogueDrug } from './queries.ts'

const readOutside = preparedQuery((db, value: Value<{ afiliado_id: number }>) =>
  db
    .selectFrom('tomas_externas as t')
    .select(['t.id', 't.codesumi_id', 't.nombre', 't.dosis', 't.frecuencia', 't.unidad_tiempo', 't.hasta', 't.estado'])
    .select([sql<Source>`t.origen`.as('origen'), sql<Adviser>`t.indicado_por`.as('indicado_por')])
    .where('t.afiliado_id', '=', value('afiliado_id'))
    .where('t.estado', '!=', 'error')
    .orderBy('t.id'),
)

type OutsideRow = Awaited<ReturnType<typeof readOutside>>[number]

/** Added up only where it was said in figures of a presentation. */
const dosed = (row: OutsideRow, drug: CatalogueDrug | undefined): ActiveDrug['toma'] =>
  drug === undefined || row.dosis === null || row.frecuencia === null
    ? null
    : {
        presentation: measured(drug.presentation, null),
        via: drug.via ?? '',
        dosis: Number(row.dosis),
        frecuencia: Number(row.frecuencia),
        tiempo: row.unidad_tiempo === 'Días' ? 'Días' : 'Horas',
      }

/** What is compared of something that was told: a presentation by its components, anything else by its name. */
export const outsideFacts = (nombre: string, drug: CatalogueDrug | undefined): DrugFacts =>
  drug === undefined ? drugOfIngredient(comparedAs(nombre)) : drug

const activeOf = (
  row: OutsideRow,
  catalogue: ReadonlyMap<number, CatalogueDrug>,
  hoy: CalendarDate,
  washout: WashoutIndex,
): readonly ActiveDrug[] => {
  const presentation = catalogue.get(row.codesumi_id ?? 0)
  const drug = outsideFacts(row.nombre, presentation)
  const last = lastToldDay(row, hoy)
  const standing = toldStanding(row, washoutDays(drug, washout), hoy)
  if (last === null || standing === null) return []
  const told = toldName(row.nombre, row.origen, row.indicado_por)
  const vigente = standing === 'toma'
  return [
    {
      ...drug,
      nombre: vigente ? told : stillActing(told, last),
      orden_articulos_id: null,
      orden_esquemas_id: null,
      toma: dosed(row, presentation),
      vigente,
    },
  ]
}

/** What is taken or still acts, by what was told. */
export const outsideDrugs = async (
  db: Kysely<DB>,
  afiliado_id: number,
  hoy: CalendarDate,
  washout: WashoutIndex,
): Promise<readonly ActiveDrug[]> => {
  const rows = await readOutside(db, { afiliado_id })
  const ids = rows.flatMap(({ codesumi_id }) => codesumi_id ?? [])
  const catalogue = ids.length === 0 ? new Map<number, CatalogueDrug>() : await drugsById(db, ids)
  return rows.flatMap((row) => activeOf(row, catalogue, hoy, washout))
}
