/** Drugs, allergies and shortages that a check looks at, and what was answered to an alert. */
import { sql, type Insertable, type Kysely } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { KnownAllergies, RecordedAllergy } from '@cauce/domain/medication/allergy-knowledge'
import type { TakenLine } from '@cauce/domain/medication/day-total'
import { drugFacts, drugOfIngredient, type DrugFacts } from '@cauce/domain/medication/drug-facts'
import type { ShortageRow } from '@cauce/domain/medication/shortage'
import type { Presentation } from '@cauce/domain/medication/unit-strength'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import { datesOf } from '../esquemas/course-queries.ts'

/** A medicine of the catalogue with what its dose is compared by. */
export interface CatalogueDrug extends DrugFacts {
  readonly codesumi_id: number
  readonly presentation: Presentation
}

/** A drug that the affiliate is taking, in which line of medications and with which dose; null: in the lines of a scheme. */
export interface ActiveDrug extends DrugFacts {
  readonly orden_articulos_id: number | null
  readonly toma: Omit<TakenLine, 'drug'> | null
}

const DRUG = [
  'm.id',
  'm.nombre',
  'm.atc',
  'm.principio_activo',
  'm.componentes',
  'm.via',
  'm.concentracion',
  'm.unidad_presentacion',
  'm.base_dosis',
] as const

interface DrugRow extends Presentation {
  readonly id: number
  readonly nombre: string
  readonly atc: string
  readonly principio_activo: string
  readonly componentes: string
  readonly via: string | null
}

const drugOf = (row: DrugRow): CatalogueDrug => ({
  ...drugFacts({ ...row, codesumi_id: row.id }),
  codesumi_id: row.id,
  presentation: row,
})

const readDrugs = preparedQuery((db, value: Value<{ ids: readonly number[] }>) =>
  db
    .selectFrom('medicamentos as m')
    .select(DRUG)
    .where('m.id', '=', sql<number>`any((select ${value('ids')}::int[])::int[])`),
)

/** The medicines of those ids that the catalogue has. */
export const drugsById = async (
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CatalogueDrug>> => {
  const rows = await readDrugs(db, { ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, drugOf(row)]))
}

interface ActiveRow extends DrugRow {
  readonly linea: number
  readonly via_ordenada: string
  readonly dosis: string
  readonly frecuencia: string
  readonly tiempo: string
}

const activeOf = (row: ActiveRow): ActiveDrug => ({
  ...drugOf(row),
  orden_articulos_id: row.linea,
  toma: {
    presentation: row,
    via: row.via_ordenada,
    dosis: Number(row.dosis),
    frecuencia: Number(row.frecuencia),
    tiempo: row.tiempo === 'Días' ? 'Días' : 'Horas',
  },
})

/** States of a line that is still open. */
const OPEN = [OrderStatus.active, OrderStatus.pendingAudit, OrderStatus.authorised, OrderStatus.scheduled]

const readActive = preparedQuery((db, value: Value<{ afiliado_id: number; hoy: CalendarDate }>) =>
  db
    .selectFrom('orden_articulos as a')
    .innerJoin('medicamentos as m', 'm.id', 'a.codesumi_id')
    .select([...DRUG, 'a.id as linea', 'a.via as via_ordenada', 'a.dosis', 'a.frecuencia', 'a.unidad_tiempo as tiempo'])
    .where('a.afiliado_id', '=', value('afiliado_id'))
    .where('a.estado_id', 'in', OPEN)
    .where('a.fin_tratamiento', '>=', value('hoy'))
    .orderBy('a.id'),
)

const readScheme = preparedQuery((db, value: Value<{ afiliado_id: number }>) =>
  db
    .selectFrom('orden_esquema_lineas as l')
    .innerJoin('orden_esquemas as e', 'e.id', 'l.orden_esquemas_id')
    .select(['l.medicamento', 'l.estado_id', 'l.fecha_agendamiento', 'l.fechas'])
    .where('l.afiliado_id', '=', value('afiliado_id'))
    .where('e.en_curso', '=', true)
    .orderBy('l.medicamento'),
)

/** Drugs of the scheme in course that are still to be given, each once. */
const schemeDrugs = async (db: Kysely<DB>, afiliado_id: number, hoy: CalendarDate): Promise<readonly string[]> => {
  const lineas = (await readScheme(db, { afiliado_id })).map((line) => ({ ...line, fechas: datesOf(line.fechas) }))
  if (whyNotInCourse({ en_curso: true, lineas }, hoy) !== null) return []
  const open = lineas.filter(({ estado_id }) => estado_id === SchemeStatus.active)
  return [...new Set(open.map(({ medicamento }) => medicamento))]
}

/** What the affiliate is taking: open lines whose treatment has not ended, and the drugs of the scheme in course. */
export const activeDrugs = async (
  db: Kysely<DB>,
  afiliado_id: number,
  hoy: CalendarDate,
): Promise<readonly ActiveDrug[]> => {
  const lines = await readActive(db, { afiliado_id, hoy })
  const scheme = await schemeDrugs(db, afiliado_id, hoy)
  return [
    ...lines.map(activeOf),
    ...scheme.map((medicamento) => ({ ...drugOfIngredient(medicamento), orden_articulos_id: null, toma: null })),
  ]
}

/** Completed years of the affiliate on that day. */
export const ageOf = async (db: Kysely<DB>, afiliado_id: number, hoy: CalendarDate): Promise<number> => {
  const { fecha_nacimiento } = await db
    .selectFrom('afiliados')
    .select('fecha_nacimiento')
    .where('id', '=', afiliado_id)
    .executeTakeFirstOrThrow()
  return completedYears(fecha_nacimiento, hoy)
}

const allergiesQuery = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('afiliados as a')
    .leftJoin('alergias_afiliado as al', (join) =>
      join.onRef('al.afiliado_id', '=', 'a.id').on('al.estado', '=', 'vigente'),
    )
    .leftJoin('users as u', 'u.id', 'al.registrada_por')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'a.alergias_preguntadas_at',
      'al.id',
      'al.nombre',
      'al.tipo',
      'al.reaccion',
      'al.anio',
      'al.created_at',
      'o.nombre as o_nombre',
      'o.apellido as o_apellido',
    ])
    .where('a.id', '=', afiliado_id)
    .orderBy('al.id')

/** The affiliate's allergies with who wrote them down. */
export const recordedAllergies = async (db: Kysely<DB>, afiliado_id: number): Promise<KnownAllergies> => {
  const rows = await allergiesQuery(db, afiliado_id).execute()
  const registradas = rows.flatMap((row): RecordedAllergy[] => {
    if (row.id === null || row.nombre === null || row.tipo === null || row.created_at === null) return []
    return [
      {
        id: row.id,
        nombre: row.nombre,
        tipo: row.tipo,
        reaccion: row.reaccion,
        anio: row.anio,
        registrada_por: row.o_nombre === null ? null : `${row.o_nombre} ${row.o_apellido ?? ''}`.trim(),
        registrada: formatDate(bogotaDate(row.created_at.getTime())),
      },
    ]
  })
  return { preguntadas: rows.some((row) => row.alergias_preguntadas_at !== null), registradas }
}

/** Shortages of those medicines, of any date. */
export const shortagesOf = (db: Kysely<DB>, ids: readonly number[]): Promise<readonly ShortageRow[]> =>
  db
    .selectFrom('desabastecimientos')
    .selectAll()
    .where('medicamento_id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .orderBy('id')
    .execute()

/** Whether the knowledge has that row. */
export const alertExists = async (
  db: Kysely<DB>,
  clase: 'interacciones' | 'desabastecimiento',
  id: number,
): Promise<boolean> => {
  const table = clase === 'interacciones' ? 'interacciones' : 'desabastecimientos'
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Keeps what was answered to an alert; its id. */
export const insertAlertAnswer = async (db: Kysely<DB>, row: Insertable<DB['auditoria_alertas']>): Promise<number> => {
  const { id } = await db.insertInto('auditoria_alertas').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Keeps what was answered to an allergy; its id. */
export const insertAllergyAnswer = async (
  db: Kysely<DB>,
  row: Insertable<DB['seguimiento_alergias']>,
): Promise<number> => {
  const { id } = await db.insertInto('seguimiento_alergias').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
