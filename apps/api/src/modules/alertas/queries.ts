/** Medicines, allergies and shortages that a check looks at, and what was answered to an alert. */
import { sql, type Insertable, type Kysely } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { KnownAllergies, RecordedAllergy } from '@cauce/domain/medication/allergy-knowledge'
import type { Contents } from '@cauce/domain/medication/contents'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { drugFacts, type DrugFacts } from '@cauce/domain/medication/drug-facts'
import type { ShortageRow } from '@cauce/domain/medication/shortage'
import { indicatedFor, type IndicatedScheme } from '@cauce/domain/oncology/indication'
import type { Presentation } from '@cauce/domain/medication/unit-strength'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import { contentsColumn, contentsOf } from '../medicamentos/contents-of.ts'

/** A medicine of the catalogue with what its dose is compared by. */
export interface CatalogueDrug extends DrugFacts {
  readonly codesumi_id: number
  readonly presentation: HeldPresentation
}

/** A presentation with what one container of it holds. */
export interface HeldPresentation extends Presentation {
  readonly contenido: Contents | null
}

/** What a medicine of the catalogue is read by. */
export const DRUG = [
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

export interface DrugRow extends Omit<Presentation, 'medida'> {
  readonly contenido: unknown

  readonly id: number
  readonly nombre: string
  readonly atc: string
  readonly principio_activo: string
  readonly componentes: string
  readonly via: string | null
}

export const drugOf = (row: DrugRow): CatalogueDrug => ({
  ...drugFacts({ ...row, codesumi_id: row.id }),
  codesumi_id: row.id,
  presentation: { ...row, contenido: contentsOf(row.contenido) },
})

/** The presentation of a line whose dose is in that unit. */
export const measured = (presentation: HeldPresentation, unidad_dosis: string | null | undefined): Presentation => ({
  ...presentation,
  medida: measureOf(unidad_dosis ?? null, presentation),
})

const readDrugs = preparedQuery((db, value: Value<{ ids: readonly number[] }>) =>
  db
    .selectFrom('medicamentos as m')
    .select(DRUG)
    .select(contentsColumn('m.nombre'))
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

/** The diagnoses of the affiliate's record, by code, the newest first. */
export const recordedCodes = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('consultas as c', 'c.id', 'd.consulta_id')
    .innerJoin('cie10 as k', 'k.id', 'd.cie10_id')
    .select('k.codigo')
    .where('c.afiliado_id', '=', afiliado_id)
    .groupBy('k.codigo')
    .orderBy(sql`max(c.fecha_hora)`, 'desc')
    .orderBy('k.codigo')
    .execute()
  return rows.map(({ codigo }) => codigo)
}

/** The scheme with the diagnoses of which it is. */
export const indicatedScheme = async (db: Kysely<DB>, id: number): Promise<IndicatedScheme | undefined> => {
  const row = await db
    .selectFrom('esquemas')
    .select(['id', 'abreviatura_esquema', 'cie10'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, cie10: indicatedFor(row.cie10) }
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
