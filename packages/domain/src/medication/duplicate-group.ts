/** Groups of drugs of which one is enough. @fuente catálogos clínicos (duplicidad) */
import type { Severity } from './check.ts'
import { ingredientKey, listed, type DrugFacts } from './drug-facts.ts'
import { rank } from './interaction.ts'

export interface DuplicateGroupRow {
  readonly grupo: string
  /** Ingredients, joined by `;`. */
  readonly miembros: string
  /** ATC prefixes, joined by `;`. */
  readonly atc_prefijos: string | null
  /** `sistémica`, `todas`, or the name of a route. */
  readonly vias: string
  readonly nivel: Severity
  /** When two are right, in words. */
  readonly excepciones: string | null
  readonly motivo: string
  readonly fuente: string
}

export interface DuplicateGroup {
  readonly row: DuplicateGroupRow
  readonly members: ReadonlySet<string>
  readonly prefixes: readonly string[]
}

export const indexGroups = (rows: readonly DuplicateGroupRow[]): readonly DuplicateGroup[] =>
  rows.map((row) => ({
    row,
    members: new Set(listed(row.miembros).map(ingredientKey)),
    prefixes: listed(row.atc_prefijos),
  }))

const byRoute = ({ row: { vias } }: DuplicateGroup, drug: DrugFacts): boolean => {
  if (vias === 'todas') return true
  if (vias === 'sistémica') return !drug.local
  return drug.via !== null && ingredientKey(drug.via) === ingredientKey(vias)
}

/** How a drug belongs to the group: by an ingredient, or by its code where none of its ingredients is named. */
const belongs = (group: DuplicateGroup, drug: DrugFacts): boolean =>
  byRoute(group, drug) &&
  (drug.ingredientes.some(({ key }) => group.members.has(key)) ||
    group.prefixes.some((prefix) => drug.atc?.startsWith(prefix) === true))

/**
 * The gravest group in which the two drugs repeat each other, or null.
 * @regla Dos medicamentos distintos del mismo grupo son duplicidad, con la gravedad del grupo; cuenta el grupo más grave.
 */
export const sharedGroup = (
  drug: DrugFacts,
  other: DrugFacts,
  groups: readonly DuplicateGroup[],
): DuplicateGroupRow | null =>
  groups
    .filter((group) => belongs(group, drug) && belongs(group, other))
    .map(({ row }) => row)
    .toSorted((one, two) => rank(one.nivel) - rank(two.nivel) || (one.grupo < two.grupo ? -1 : 1))[0] ?? null
