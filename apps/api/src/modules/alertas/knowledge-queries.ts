/** Reading of the knowledge tables, whole. */
import { sql, type Kysely } from 'kysely'
import { SEVERITIES, type Severity } from '@cauce/domain/medication/check'
import type { AllergyClassRow, AllergyCrossRow } from '@cauce/domain/medication/allergy-knowledge'
import { listed } from '@cauce/domain/medication/drug-facts'
import type { InteractionRow } from '@cauce/domain/medication/interaction'
import type { DuplicateGroupRow } from '@cauce/domain/medication/duplicate-group'
import { PREGNANCY_LEVELS, type PregnancyLevel, type PregnancyRow } from '@cauce/domain/medication/pregnancy'
import { ELDER_LEVELS, type ElderRow } from '@cauce/domain/medication/elder'
import { CONDITIONS } from '@cauce/domain/medication/known-conditions'
import type { ConditionRow } from '@cauce/domain/medication/condition-check'
import { RENAL_ADJUSTMENTS, type RenalRow } from '@cauce/domain/medication/renal'
import type { WashoutRow } from '@cauce/domain/medication/taken'
import type { ChildDoseRow } from '@cauce/domain/medication/child-row'
import type { DoseRow } from '@cauce/domain/medication/usual-dose'
import { prepared } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'

/** Changes whenever something of the knowledge did: an import, an interaction more, a table that was emptied. */
export const knowledgeStamp = async (db: Kysely<DB>): Promise<string> => {
  const { rows } = await sql<{ sello: string }>`${prepared}
    select concat_ws('/', (select concat(count(*), '-', sum(id)) from catalogos_importados), (select max(id) from interacciones),
      exists(select 1 from clases_farmacologicas), exists(select 1 from alergias), exists(select 1 from alergias_cruces),
      exists(select 1 from duplicidad_grupos), exists(select 1 from cobertura_interacciones), exists(select 1 from embarazo_lactancia), exists(select 1 from lavado),
      exists(select 1 from renal_ajustes), exists(select 1 from adulto_mayor), exists(select 1 from condiciones), exists(select 1 from dosis_pediatricas),
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

export const groupRows = async (db: Kysely<DB>): Promise<readonly DuplicateGroupRow[]> => {
  const rows = await db.selectFrom('duplicidad_grupos').selectAll().orderBy('grupo').execute()
  return rows.map((row) => ({ ...row, nivel: severityOf(row.nivel) }))
}

/** What nobody can read is taken for the gravest. */
const levelOf = (text: string): PregnancyLevel => PREGNANCY_LEVELS.find((level) => level === text) ?? 'contraindicado'

export const pregnancyRows = async (db: Kysely<DB>): Promise<readonly PregnancyRow[]> => {
  const rows = await db
    .selectFrom('embarazo_lactancia')
    .selectAll()
    .orderBy('principio_activo')
    .orderBy('via')
    .execute()
  return rows.map((row) => ({
    ...row,
    t1: levelOf(row.t1),
    t2: levelOf(row.t2),
    t3: levelOf(row.t3),
    lactancia_nivel: levelOf(row.lactancia_nivel),
  }))
}

/** Ingredients of which «sin interacciones» may be said. */
export const reviewedIngredients = async (db: Kysely<DB>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('cobertura_interacciones')
    .select('principio_activo')
    .where('revisado', '=', 1)
    .orderBy('principio_activo')
    .execute()
  return rows.map(({ principio_activo }) => principio_activo)
}

export const washoutRows = (db: Kysely<DB>): Promise<readonly WashoutRow[]> =>
  db.selectFrom('lavado').select(['principio_activo', 'dias_lavado']).orderBy('principio_activo').execute()

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

export const renalRows = async (db: Kysely<DB>): Promise<readonly RenalRow[]> => {
  const rows = await db
    .selectFrom('renal_ajustes')
    .selectAll()
    .orderBy('principio_activo')
    .orderBy('tfg_desde')
    .execute()
  return rows.map((row) => ({
    ...row,
    tfg_desde: Number(row.tfg_desde),
    tfg_hasta: numberOrNull(row.tfg_hasta),
    // What nobody can read is taken for the gravest.
    ajuste: RENAL_ADJUSTMENTS.find((adjustment) => adjustment === row.ajuste) ?? 'evitar',
    dosis_max_dia: numberOrNull(row.dosis_max_dia),
    intervalo_h: numberOrNull(row.intervalo_h),
    formula: row.formula === 'CKD-EPI' ? 'CKD-EPI' : 'Cockcroft-Gault',
  }))
}

export const elderRows = async (db: Kysely<DB>): Promise<readonly ElderRow[]> => {
  const rows = await db
    .selectFrom('adulto_mayor')
    .selectAll()
    .orderBy('principio_activo')
    .orderBy('clase')
    .orderBy('condicion')
    .execute()
  return rows.map((row) => ({
    ...row,
    // What nobody can read is taken for the gravest.
    nivel: ELDER_LEVELS.find((level) => level === row.nivel) ?? 'contraindicado',
    dosis_max_dia: numberOrNull(row.dosis_max_dia),
  }))
}

export const conditionRows = async (db: Kysely<DB>): Promise<readonly ConditionRow[]> => {
  const rows = await db
    .selectFrom('condiciones')
    .selectAll()
    .orderBy('condicion')
    .orderBy('principio_activo')
    .orderBy('clase')
    .execute()
  return rows.flatMap((row) => {
    const condicion = CONDITIONS.find((condition) => condition === row.condicion)
    return condicion === undefined ? [] : [{ ...row, condicion, nivel: severityOf(row.nivel) }]
  })
}

export const childDoseRows = async (db: Kysely<DB>): Promise<readonly ChildDoseRow[]> => {
  const rows = await db
    .selectFrom('dosis_pediatricas')
    .selectAll()
    .orderBy('principio_activo')
    .orderBy('via')
    .orderBy('edad_min_meses')
    .orderBy('peso_min_kg')
    .orderBy('indicacion')
    .execute()
  return rows.map((row) => ({
    ...row,
    peso_min_kg: Number(row.peso_min_kg),
    peso_max_kg: numberOrNull(row.peso_max_kg),
    dosis_min: numberOrNull(row.dosis_min),
    dosis_max: numberOrNull(row.dosis_max),
    tomas_dia_max: numberOrNull(row.tomas_dia_max),
    max_dosis: numberOrNull(row.max_dosis),
    max_dia: numberOrNull(row.max_dia),
    max_dia_por_kg: numberOrNull(row.max_dia_por_kg),
  }))
}

export const hasShortages = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('desabastecimientos').select('id').limit(1).executeTakeFirst()) !== undefined

/** Ingredients of the catalogue's combinations, as the dose table writes them: "A + B". */
export const partsOfCombination = (principio: string): readonly string[] => listed(principio.replaceAll(' + ', ';'))
