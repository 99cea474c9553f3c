/** Reading of the knowledge tables, whole. */
import { sql, type Kysely } from 'kysely'
import { SEVERITIES, type Severity } from '@cauce/domain/medication/check'
import type { AllergyClassRow, AllergyCrossRow } from '@cauce/domain/medication/allergy-knowledge'
import { listed } from '@cauce/domain/medication/drug-facts'
import type { InteractionRow } from '@cauce/domain/medication/interaction'
import type { DoseRow } from '@cauce/domain/medication/usual-dose'
import { prepared } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'

/** Changes whenever something of the knowledge did: an import, an interaction more, a table that was emptied. */
export const knowledgeStamp = async (db: Kysely<DB>): Promise<string> => {
  const { rows } = await sql<{ sello: string }>`${prepared}
    select concat_ws('/', (select concat(count(*), '-', sum(id)) from catalogos_importados), (select max(id) from interacciones),
      exists(select 1 from clases_farmacologicas), exists(select 1 from alergias), exists(select 1 from alergias_cruces),
      (select max(id) from dosis_habituales), exists(select 1 from desabastecimientos)) as sello`.execute(db)
  return rows[0]?.sello ?? ''
}

export interface ImportedVersion {
  readonly catalogo: string
  readonly version: string
  readonly created_at: Date
}

/** Every version of the catalogues that checks use, the oldest first. */
export const importedVersions = (db: Kysely<DB>, catalogs: readonly string[]): Promise<readonly ImportedVersion[]> =>
  db
    .selectFrom('catalogos_importados')
    .select(['catalogo', 'version', 'created_at'])
    .where('catalogo', 'in', catalogs)
    .orderBy('id')
    .execute()

const severityOf = (text: string): Severity => SEVERITIES.find((severity) => severity === text) ?? 'mayor'

export const interactionRows = async (db: Kysely<DB>): Promise<readonly InteractionRow[]> => {
  const rows = await db.selectFrom('interacciones').selectAll().orderBy('id').execute()
  return rows.map((row) => ({ ...row, severidad: severityOf(row.severidad) }))
}

/** Class and ingredient, as they are written. */
export const classRows = (db: Kysely<DB>): Promise<readonly { clase: string; principio_activo: string }[]> =>
  db.selectFrom('clases_farmacologicas').selectAll().execute()

export const allergyRows = (db: Kysely<DB>): Promise<readonly AllergyClassRow[]> =>
  db.selectFrom('alergias').selectAll().orderBy('clase').execute()

export const crossRows = (db: Kysely<DB>): Promise<readonly AllergyCrossRow[]> =>
  db.selectFrom('alergias_cruces').selectAll().orderBy('clase').orderBy('cruza_con').execute()

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text))

export const doseRows = async (db: Kysely<DB>): Promise<readonly DoseRow[]> => {
  const rows = await db.selectFrom('dosis_habituales').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    ...row,
    dosis_min: numberOrNull(row.dosis_min),
    dosis_max: numberOrNull(row.dosis_max),
    max_dia: numberOrNull(row.max_dia),
  }))
}

export const hasShortages = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('desabastecimientos').select('id').limit(1).executeTakeFirst()) !== undefined

/** Ingredients of the catalogue's combinations, as the dose table writes them: "A + B". */
export const partsOfCombination = (principio: string): readonly string[] => listed(principio.replaceAll(' + ', ';'))
