/**
 * What the checks know: loaded from the database once for each version of it and kept by the process. A table that is empty or that
 * nobody gave a version is no knowledge: the checks that need it cannot be made.
 */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { indexAllergies, type AllergyKnowledge } from '@cauce/domain/medication/allergy-knowledge'
import { indexChildDoses, type ChildDoseIndex } from '@cauce/domain/medication/child-row'
import type { CheckKind, Knowledge } from '@cauce/domain/medication/check'
import { ingredientKey, listed } from '@cauce/domain/medication/drug-facts'
import { indexInteractions, type InteractionIndex, type InteractionRow } from '@cauce/domain/medication/interaction'
import { indexGroups, type DuplicateGroup } from '@cauce/domain/medication/duplicate-group'
import { indexPregnancy, type PregnancyIndex } from '@cauce/domain/medication/pregnancy'
import { indexElder, type ElderIndex } from '@cauce/domain/medication/elder'
import { indexConditions, type ConditionIndex } from '@cauce/domain/medication/condition-check'
import { indexRenal, type RenalIndex } from '@cauce/domain/medication/renal'
import type { Ceiling } from '@cauce/domain/oncology/ceiling-amounts'
import { indexWashout, type WashoutIndex } from '@cauce/domain/medication/taken'
import { indexDoses, type DoseIndex } from '@cauce/domain/medication/usual-dose'
import type { Config } from '../../config.ts'
import type { DB } from '../../db/tables.ts'
import { fail, type ApiFailure } from '../../http/failure.ts'
import type { Ctx } from '../../http/handle.ts'
import { allCeilings } from '../esquemas/ceiling-queries.ts'
import * as queries from './knowledge-queries.ts'

/** Catalogues behind each check, the one that names it first. */
const CATALOGS_OF: Readonly<Record<CheckKind, readonly string[]>> = {
  interacciones: ['interacciones', 'clases', 'cobertura-interacciones', 'lavado'],
  desabastecimiento: ['desabastecimientos'],
  alergia: ['alergias', 'alergias-cruces'],
  alergia_cruzada: ['alergias', 'alergias-cruces'],
  duplicidad: ['duplicidad'],
  dosis: ['dosis', 'dosis-pediatricas', 'topes-oncologia'],
  embarazo: ['embarazo-lactancia'],
  renal: ['renal'],
  adulto_mayor: ['adulto-mayor', 'clases'],
  condicion: ['condiciones', 'clases'],
  indicacion: ['esquemas'],
}
const CATALOGS = [...new Set(Object.values(CATALOGS_OF).flat())]

const MISSING: Readonly<Record<CheckKind, string>> = {
  interacciones: 'El conocimiento de interacciones no está disponible',
  desabastecimiento: 'El conocimiento de desabastecimientos no está disponible',
  alergia: 'El conocimiento de alergias no está disponible',
  alergia_cruzada: 'El conocimiento de alergias no está disponible',
  duplicidad: 'El conocimiento de duplicidad no está disponible',
  dosis: 'El conocimiento de dosis habituales no está disponible',
  embarazo: 'El conocimiento de embarazo y lactancia no está disponible',
  renal: 'El conocimiento de función renal no está disponible',
  adulto_mayor: 'El conocimiento de medicamentos en el adulto mayor no está disponible',
  condicion: 'El conocimiento de G6PD y trasplante no está disponible',
  indicacion: 'El catálogo de esquemas no está disponible',
}

/** Why the dose of a minor cannot be compared without its table. */
export const MISSING_CHILD_DOSES = 'El conocimiento de dosis pediátricas no está disponible'

/** Why the limits of a drug of oncology cannot be looked at without their table. */
export const MISSING_CEILINGS = 'El conocimiento de topes de oncología no está disponible'

/** Why a check cannot be made without its tables. */
export const missingKnowledge = (check: CheckKind): string => MISSING[check]

/** 503 `conocimiento.no_disponible`. */
export const noKnowledge = (check: CheckKind): ApiFailure => fail(503, 'conocimiento.no_disponible', MISSING[check])

export interface LoadedKnowledge {
  readonly interactions: InteractionIndex | null
  readonly allergies: AllergyKnowledge | null
  readonly doses: DoseIndex | null
  readonly childDoses: ChildDoseIndex | null
  /** Limits of the drugs of oncology. */
  readonly ceilings: readonly Ceiling[] | null
  readonly shortages: boolean
  readonly groups: readonly DuplicateGroup[] | null
  readonly pregnancy: PregnancyIndex | null
  readonly renal: RenalIndex | null
  readonly elder: ElderIndex | null
  /** Of who lacks G6PD or has a transplant. */
  readonly conditions: ConditionIndex | null
  /** How long each ingredient goes on acting. */
  readonly washout: WashoutIndex
  /** The ingredients whose interactions somebody looked at. */
  readonly reviewed: ReadonlySet<string>
  /** Every ingredient and plant that the interactions name, by key. */
  readonly named: ReadonlyMap<string, string>
  /** The version with which a check is made at that moment; null when there was none. */
  readonly versionAt: (check: CheckKind, moment: Date) => Knowledge | null
}

const versionReader =
  (imported: readonly queries.ImportedVersion[]) =>
  (check: CheckKind, moment: Date): Knowledge | null => {
    const used = CATALOGS_OF[check].map((catalog) => {
      const own = imported.filter(({ catalogo }) => catalogo === catalog)
      return own.findLast(({ created_at }) => created_at <= moment) ?? own[0]
    })
    const [first] = used
    if (first === undefined || used.includes(undefined)) return null
    const known = used.filter((each) => each !== undefined)
    const newest = Math.max(...known.map(({ created_at }) => created_at.getTime()))
    const version = [...new Set(known.map((each) => each.version))].join(' · ')
    return { catalogo: first.catalogo, version, fecha: bogotaDate(newest) }
  }

/** The names that the interactions are about, as they are written. */
const namedIn = (
  interactions: readonly InteractionRow[],
  classes: readonly { readonly principio_activo: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    [
      ...classes.map(({ principio_activo }) => principio_activo),
      ...interactions.flatMap((row) => [
        ...(row.tipo_a === 'principio' ? [row.principio_a] : []),
        ...(row.tipo_b === 'principio' ? [row.principio_b] : []),
      ]),
    ].map((nombre) => [ingredientKey(nombre), nombre]),
  )

const load = async (db: Kysely<DB>): Promise<LoadedKnowledge> => {
  const interactions = await queries.interactionRows(db)
  const classes = await queries.classRows(db)
  const allergies = await queries.allergyRows(db)
  const crosses = await queries.crossRows(db)
  const doses = await queries.doseRows(db)
  const childDoses = await queries.childDoseRows(db)
  const ceilings = await allCeilings(db)
  const groups = await queries.groupRows(db)
  const pregnancy = await queries.pregnancyRows(db)
  const renal = await queries.renalRows(db)
  const elder = await queries.elderRows(db)
  const conditions = await queries.conditionRows(db)
  const reviewed = await queries.reviewedIngredients(db)
  const washout = await queries.washoutRows(db)
  const imported = await queries.importedVersions(db, CATALOGS)
  const shortages = await queries.hasShortages(db)
  const named = new Set(imported.map(({ catalogo }) => catalogo))
  const has = (check: CheckKind, ...tables: readonly (readonly unknown[])[]): boolean =>
    CATALOGS_OF[check].every((catalog) => named.has(catalog)) && tables.every((table) => table.length > 0)
  const members = new Map(
    [...Map.groupBy(classes, ({ clase }) => ingredientKey(clase))].map(([key, rows]) => [
      key,
      rows.map(({ principio_activo }) => ingredientKey(principio_activo)),
    ]),
  )
  const ingredients = new Set([
    ...[...members.values()].flat(),
    ...interactions.flatMap((row) => [
      ...(row.tipo_a === 'principio' ? [ingredientKey(row.principio_a)] : []),
      ...(row.tipo_b === 'principio' ? [ingredientKey(row.principio_b)] : []),
    ]),
    ...allergies.flatMap(({ principios }) => listed(principios).map(ingredientKey)),
    ...crosses.flatMap(({ tipo, cruza_con }) => (tipo === 'principio' ? [ingredientKey(cruza_con)] : [])),
    ...doses.flatMap(({ principio_activo }) => queries.partsOfCombination(principio_activo).map(ingredientKey)),
  ])
  return {
    interactions: has('interacciones', interactions, classes, reviewed, washout)
      ? indexInteractions(interactions, members)
      : null,
    allergies: has('alergia', allergies, crosses) ? indexAllergies(allergies, crosses, members, ingredients) : null,
    doses: has('dosis', doses) ? indexDoses(doses) : null,
    childDoses: has('dosis', childDoses) ? indexChildDoses(childDoses) : null,
    ceilings: has('dosis', ceilings) ? ceilings : null,
    shortages: shortages && has('desabastecimiento'),
    groups: has('duplicidad', groups) ? indexGroups(groups) : null,
    pregnancy: has('embarazo', pregnancy) ? indexPregnancy(pregnancy) : null,
    renal: has('renal', renal) ? indexRenal(renal) : null,
    elder: has('adulto_mayor', elder, classes) ? indexElder(elder, members) : null,
    conditions: has('condicion', conditions, classes) ? indexConditions(conditions, members) : null,
    reviewed: new Set(reviewed.map(ingredientKey)),
    washout: indexWashout(washout),
    named: namedIn(interactions, classes),
    versionAt: versionReader(imported),
  }
}

interface Kept {
  readonly stamp: string
  readonly knowledge: LoadedKnowledge
}
/** By the configuration of the server, which is one object in all its requests and transactions. */
const kept = new WeakMap<Config, Kept>()

/** The knowledge of this moment. What was loaded serves until the database has another version. */
export const currentKnowledge = async ({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<LoadedKnowledge> => {
  const stamp = await queries.knowledgeStamp(db)
  const known = kept.get(config)
  if (known?.stamp === stamp) return known.knowledge
  const knowledge = await load(db)
  kept.set(config, { stamp, knowledge })
  return knowledge
}
