/** The ordered schemes of an affiliate as the checks read them: each line with its days, and the presentation of what was added. */
import { sql, type Kysely } from 'kysely'
import { keptLines, type CheckedSchemeLine } from '@cauce/domain/oncology/checked-line'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import { datesOf } from '../esquemas/course-queries.ts'
import { drugsById, type CatalogueDrug } from './queries.ts'

const DAY = "at time zone 'America/Bogota'"

/** What was added is kept with the name of its presentation; a drug of the published scheme, with that of its ingredient. */
const readSchemes = preparedQuery((db, value: Value<{ afiliado_id: number }>) =>
  db
    .selectFrom('orden_esquema_lineas as l')
    .innerJoin('orden_esquemas as e', 'e.id', 'l.orden_esquemas_id')
    .leftJoin('medicamentos as m', (join) =>
      join.onRef('m.id', '=', 'l.codesumi_id').onRef('m.nombre', '=', 'l.medicamento'),
    )
    .select(['e.id as esquema', 'e.en_curso', 'e.orden_id', 'e.esquema_id', 'm.id as anadido'])
    .select(['l.posicion', 'l.medicamento', 'l.estado_id', 'l.fecha_agendamiento', 'l.fechas', 'l.via', 'l.dosis'])
    .select(['l.indice_dosis', 'l.cantidad_aplicaciones', 'l.ciclo'])
    .select(sql<string>`(l.estado_desde ${sql.raw(DAY)})::date::text`.as('estado_desde'))
    .where('l.afiliado_id', '=', value('afiliado_id'))
    .orderBy('l.medicamento')
    .orderBy('l.ciclo'),
)

/** Rows of the lines of one scheme. */
export const schemesOf = async (db: Kysely<DB>, afiliado_id: number) => {
  const rows = (await readSchemes(db, { afiliado_id })).map(({ dosis, fechas, ...row }) => ({
    ...row,
    dosis: Number(dosis),
    fechas: datesOf(fechas),
  }))
  return [...Map.groupBy(rows, ({ esquema }) => esquema).values()]
}

export type SchemeRow = Awaited<ReturnType<typeof schemesOf>>[number][number]

/** The presentations that were added to those lines. */
export const addedDrugsOf = async (
  db: Kysely<DB>,
  rows: readonly SchemeRow[],
): Promise<ReadonlyMap<number, CatalogueDrug>> => {
  const ids = rows.flatMap(({ anadido }) => anadido ?? [])
  return ids.length === 0 ? new Map() : await drugsById(db, ids)
}

/** What each of the lines is checked by, with its place. */
export const checkedByPlace = (rows: readonly SchemeRow[]): ReadonlyMap<number, CheckedSchemeLine> =>
  new Map(
    [...Map.groupBy(rows, ({ posicion }) => posicion)].flatMap(([place, own]) =>
      keptLines(own).map((line): [number, CheckedSchemeLine] => [place, line]),
    ),
  )
