/** Finds the thing that an address names, also by a shorter or a longer name than its own. */
import type { ManualFeature, ManualMachine, ManualRule, ManualScenario } from '@cauce/contract/manuales'

interface Named {
  readonly id: string
}

/** What stands before an anchor: of a rule, its file. */
export const fileOf = (id: string): string => id.split('#', 1)[0] ?? id

/** By its id; by the file that holds it; by its id before an anchor. */
export const findById = <Row extends Named>(rows: readonly Row[], id: string): Row | null =>
  rows.find((row) => row.id === id) ??
  rows.find((row) => row.id.startsWith(`${id}#`)) ??
  rows.find((row) => row.id === fileOf(id)) ??
  null

/** A machine by its id, or by its file as the written pages name it. */
export const findMachine = (machines: readonly ManualMachine[], id: string): ManualMachine | null =>
  findById(machines, id) ?? machines.find(({ archivo }) => archivo.endsWith(`/src/${fileOf(id)}.ts`)) ?? null

export interface FoundFeature {
  readonly feature: ManualFeature
  /** The scenario that the address names; null: the whole feature. */
  readonly scenario: ManualScenario | null
}

/** A feature by its own id or by that of one of its scenarios. */
export const findFeature = (features: readonly ManualFeature[], id: string): FoundFeature | null => {
  const whole = features.find((feature) => feature.id === id)
  if (whole !== undefined) return { feature: whole, scenario: null }
  for (const feature of features) {
    const scenario = feature.escenarios.find((one) => one.id === id)
    if (scenario !== undefined) return { feature, scenario }
  }
  const file = features.find((feature) => id.startsWith(feature.id))
  return file === undefined ? null : { feature: file, scenario: null }
}

/** The rules that a feature shows, in the order of the table. */
export const rulesOfFeature = (rules: readonly ManualRule[], featureId: string): readonly ManualRule[] =>
  rules.filter(({ caracteristicas }) =>
    caracteristicas.some((id) => id === featureId || id.startsWith(`${featureId}:`)),
  )
