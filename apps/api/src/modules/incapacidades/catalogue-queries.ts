/** Catalogues of the form: schools, secretariats, diagnoses, and the setting of the class of after the qualification. */
import { sql, type Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

/** Rows of a search of schools. */
const SCHOOL_ROWS = 50

const schools = (db: Kysely<DB>) =>
  db
    .selectFrom('colegios as k')
    .innerJoin('municipios as m', 'm.id', 'k.municipio_id')
    .select(['k.id', 'k.codigo', 'k.nombre', 'k.municipio_id', 'm.nombre as municipio'])

export const schoolById = (db: Kysely<DB>, id: number) => schools(db).where('k.id', '=', id).executeTakeFirst()

/** Digits of the code with which the searched text of a school begins, before its name. */
const CODE_DIGITS = 12

/** Schools in whose code and name every word appears; those whose code or name begins as typed, first. At most fifty. */
export const searchSchools = (db: Kysely<DB>, text: string) => {
  const typed = `${escapeLike(normalizeSearch(text))}%`
  let query = schools(db)
  for (const pattern of wordPatterns(text)) query = query.where('k.busqueda', 'like', pattern)
  return query
    .orderBy(
      sql`case when k.busqueda like ${typed} or k.busqueda like ${`${'_'.repeat(CODE_DIGITS)} ${typed}`} then 0 else 1 end`,
    )
    .orderBy('k.nombre')
    .orderBy('k.id')
    .limit(SCHOOL_ROWS)
    .execute()
}

export type SchoolRow = NonNullable<Awaited<ReturnType<typeof schoolById>>>

/** Every secretariat: departments by name, in each its own first and then those of its municipalities. */
export const allSecretariats = (db: Kysely<DB>) =>
  db
    .selectFrom('secretarias_educacion as s')
    .leftJoin('municipios as m', 'm.id', 's.municipio_id')
    .innerJoin('departamentos as d', (join) =>
      join.on((eb) => eb('d.id', '=', eb.fn.coalesce('s.departamento_id', 'm.departamento_id'))),
    )
    .select(['s.id', 's.codigo_dane', 's.nombre', 's.tipo', 'd.id as departamento_id', 'd.nombre as departamento'])
    .orderBy('d.nombre')
    .orderBy(sql`s.municipio_id is not null`)
    .orderBy('s.nombre')
    .execute()

/** The secretariat of a municipality, its own or that of its department; undefined where neither is known. */
export const secretariatOf = (db: Kysely<DB>, municipioId: number) =>
  db
    .selectFrom('secretarias_educacion as s')
    .innerJoin('municipios as m', (join) =>
      join.on((eb) =>
        eb.or([
          eb('m.id', '=', eb.ref('s.municipio_id')),
          eb.and([eb('s.municipio_id', 'is', null), eb('m.departamento_id', '=', eb.ref('s.departamento_id'))]),
        ]),
      ),
    )
    .select('s.id')
    .where('m.id', '=', municipioId)
    .orderBy(sql`s.municipio_id is null`)
    .executeTakeFirst()

export const secretariatExists = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await db.selectFrom('secretarias_educacion').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Those of the ids that can be chosen as a diagnosis. */
export const choosableDiagnoses = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('cie10')
    .select(['id', 'codigo', 'nombre'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('seleccionable', '=', true)
    .execute()

/** Key of the setting. */
export const POST_QUALIFICATION = 'incapacidad.posterior_calificacion'

/** The setting in force on a day, with its diagnosis; undefined where it is missing or names a diagnosis that is not there. */
export const postQualification = (db: Kysely<DB>, today: CalendarDate) =>
  db
    .selectFrom('ajustes as j')
    .innerJoin('cie10 as d', (join) => join.on(sql`j.valor ->> 'diagnostico_codigo'`, '=', sql.ref('d.codigo')))
    .select(['d.id', 'd.codigo', 'd.nombre', sql<string>`coalesce(j.valor ->> 'descripcion', '')`.as('descripcion')])
    .where('j.clave', '=', POST_QUALIFICATION)
    .where('j.vigente_desde', '<=', today)
    .orderBy('j.vigente_desde', 'desc')
    .executeTakeFirst()
