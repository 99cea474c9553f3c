/** A site in another department than the patient's: it is chosen only with words that say so, and that stay with the order. */
import { normalizeSearch } from '../search/trigger.ts'

/** A place, as the words say it. */
export interface Place {
  readonly municipio: string
  readonly departamento: string
}

export interface SiteInDepartment extends Place {
  readonly departamento_id: number
}

/** The words of who accepts it: they are the beginning of the reason. */
export const acceptanceOf = ({ municipio, departamento }: Place): string =>
  `Acepta otro departamento: ${municipio}, ${departamento}`

/** Whether the reason begins with the acceptance of that place, and not of another one: within a sentence it may be denied. */
export const isAccepted = (motivo: string | null, site: Place): boolean =>
  normalizeSearch(motivo ?? '').startsWith(normalizeSearch(acceptanceOf(site)))

/** The reason with the acceptance before what was written, or without it. */
export const withAcceptance = (motivo: string, site: Place, accepted: boolean): string => {
  const words = acceptanceOf(site)
  const rest = motivo.replace(words, '').replace(/^\s*\.\s*/u, '')
  return accepted ? `${words}. ${rest}` : rest
}

export const notAccepted = ({ municipio, departamento }: Place): string =>
  `La sede queda en ${municipio}, ${departamento}, otro departamento: acéptelo en el motivo`

/**
 * The message of a site in another department that nobody accepted; null: it is in the patient's, nobody knows which is the
 * patient's, or it was accepted.
 * @regla Una sede de otro departamento solo se escoge si el motivo lo acepta con el municipio y el departamento.
 */
export const otherDepartmentError = (
  site: SiteInDepartment,
  patient: number | null,
  motivo: string | null,
): string | null =>
  patient === null || site.departamento_id === patient || isAccepted(motivo, site) ? null : notAccepted(site)
