/** Where a line is done when it is ordered: the proposal, or the site that the person chose. @fuente spec 2 §4 */
import type { RoutingProposal, RoutingRule } from './routing.ts'
import { otherDepartmentError, type SiteInDepartment } from './other-department.ts'
import { AUTOMATIC_ROUTING } from './routing-change.ts'

export const INACTIVE_SITE = 'La sede no existe o no está activa'
const CHOSEN_BY_HAND = 'Elegida al ordenar'

export interface Routing {
  readonly rep_id: number | null
  readonly regla: RoutingRule
  readonly motivo: string
  readonly automatico: boolean
}
export type RoutingErrors = Record<string, string[]>

/** What the client chose; `rep_id` null: it leaves the site to the server. */
export interface SiteChosen {
  readonly rep_id: number | null
  readonly motivo: string | null
}

/** Where the affiliate is, and the sites that were chosen. */
export interface RoutedAmong {
  /** Department of the affiliate; null: nobody knows it. */
  readonly departamento_id: number | null
  readonly reps: readonly (SiteInDepartment & { readonly id: number; readonly activo: boolean })[]
}

export const isRouting = (value: Routing | RoutingErrors): value is Routing => 'rep_id' in value

/**
 * The server's proposal, unless the person chose another active site. Messages go to the field `rep`.
 * @fuente spec 2 §4
 * @regla Al ordenar se usa la sede propuesta, o la que la persona escogió si está activa y el direccionamiento no es automático.
 */
export const chosenRouting = (
  chosen: SiteChosen,
  proposal: RoutingProposal,
  { departamento_id, reps }: RoutedAmong,
): Routing | RoutingErrors => {
  const { regla, motivo, automatico } = proposal
  if (chosen.rep_id === null || chosen.rep_id === proposal.rep?.id) {
    return { rep_id: proposal.rep?.id ?? null, regla, motivo, automatico }
  }
  const site = reps.find(({ id, activo }) => id === chosen.rep_id && activo)
  if (site === undefined) return { rep: [INACTIVE_SITE] }
  if (automatico) return { rep: [AUTOMATIC_ROUTING] }
  const reason = (chosen.motivo ?? '').trim()
  const alternative = proposal.alternativas.find(({ rep_id }) => rep_id === chosen.rep_id)
  const far = alternative === undefined ? otherDepartmentError(site, departamento_id, reason) : null
  if (far !== null) return { rep: [far] }
  return {
    rep_id: chosen.rep_id,
    regla: alternative?.regla ?? 'manual',
    motivo: reason || (alternative?.motivo ?? CHOSEN_BY_HAND),
    automatico: false,
  }
}
