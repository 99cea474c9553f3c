/** Which provider site does what is ordered, of any kind: the proposal, its reason in words and its alternatives. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { RoutingAlternative, RoutingProposal, RoutingRule } from './routing.ts'

/** Warning of a line without a site. @fuente spec 2 §4 */
export const UNROUTED_WARNING = 'ORDEN SIN DIRECCIONAMIENTO'

/** A contract line of a provider site: what service, where, with what priority (1 is best) and from when to when. */
export interface ContractedSite {
  readonly rep_id: number
  readonly nombre: string
  readonly municipio_id: number
  /** Name of the municipality. */
  readonly municipio: string
  readonly departamento_id: number
  readonly servicio: string
  readonly prioridad: number
  readonly vigente_desde: CalendarDate
  readonly vigente_hasta: CalendarDate | null
  readonly activo: boolean
}

export interface RoutingRequest {
  readonly item_id: number
  /** Service of what is ordered, as contracts name it. */
  readonly servicio: string
  /** Site of the affiliate's primary provider. */
  readonly ips_id: number | null
  readonly municipio_id: number | null
  readonly municipio_nombre: string | null
  readonly departamento_id: number | null
  readonly contratos: readonly ContractedSite[]
  readonly hoy: CalendarDate
}

type Found = { readonly site: ContractedSite; readonly regla: RoutingRule }

const PRIMARY_REASON = 'Automático: IPS primaria del afiliado'

const inForce = (site: ContractedSite, today: CalendarDate): boolean =>
  site.activo && site.vigente_desde <= today && (site.vigente_hasta === null || today <= site.vigente_hasta)

// A collator is made once: `localeCompare` would look its locale up in every comparison.
const byName = new Intl.Collator('es')

const bestFirst = (a: ContractedSite, b: ContractedSite): number =>
  a.prioridad - b.prioridad || byName.compare(a.nombre, b.nombre) || a.rep_id - b.rep_id

const ruleOf = (site: ContractedSite, request: RoutingRequest): RoutingRule | null => {
  if (site.rep_id === request.ips_id) return 'ips_primaria'
  if (site.municipio_id === request.municipio_id) return 'contrato_municipio'
  return site.departamento_id === request.departamento_id ? 'contrato_departamento' : null
}

const STRENGTH: readonly RoutingRule[] = ['ips_primaria', 'contrato_municipio', 'contrato_departamento']

/** Every site that may do it, strongest rule and best priority first, each site once. */
const candidates = (request: RoutingRequest): readonly Found[] => {
  const sites = request.contratos
    .filter((site) => site.servicio === request.servicio && inForce(site, request.hoy))
    .toSorted(bestFirst)
  const seen = new Set<number>()
  const found: Found[] = []
  for (const rule of STRENGTH) {
    for (const site of sites) {
      if (seen.has(site.rep_id) || ruleOf(site, request) !== rule) continue
      seen.add(site.rep_id)
      found.push({ site, regla: rule })
    }
  }
  return found
}

const contractReason = ({ site, regla }: Found, municipalityKnown: boolean): string => {
  if (regla === 'ips_primaria') return PRIMARY_REASON
  if (regla === 'contrato_municipio') return 'Contrato vigente'
  return `Contrato vigente en ${site.municipio}${municipalityKnown ? ', fuera de su municipio' : ''}`
}

const countText = (others: number): string =>
  others === 0 ? '' : ` · ${others} ${others === 1 ? 'alternativa' : 'alternativas'}`

/**
 * The site that should do what is ordered. Ties are broken by priority, then name, then id, so the same contracts always give
 * the same proposal.
 * @fuente spec 2 §1, §4
 * @regla Se direcciona a la IPS primaria si tiene contrato vigente del servicio; si no, a la mejor sede contratada del municipio; si no, a la del departamento; si no hay, la orden queda sin direccionamiento.
 */
export const proposeRouting = (request: RoutingRequest): RoutingProposal => {
  const [chosen, ...others] = candidates(request)
  const municipalityKnown = request.municipio_id !== null
  if (chosen === undefined) {
    const motivo =
      request.municipio_nombre === null
        ? 'Ninguna sede contratada: el afiliado no tiene municipio de atención'
        : `Ninguna sede contratada en ${request.municipio_nombre}`
    return { item_id: request.item_id, rep: null, regla: 'ninguna', automatico: false, motivo, alternativas: [] }
  }
  const reason = contractReason(chosen, municipalityKnown)
  const automatico = chosen.regla === 'ips_primaria'
  return {
    item_id: request.item_id,
    rep: { id: chosen.site.rep_id, nombre: chosen.site.nombre, municipio: chosen.site.municipio },
    regla: chosen.regla,
    automatico,
    motivo: automatico ? reason : reason + countText(others.length),
    alternativas: others.map((other): RoutingAlternative => ({
      rep_id: other.site.rep_id,
      nombre: other.site.nombre,
      municipio: other.site.municipio,
      regla: other.regla,
      motivo: contractReason(other, municipalityKnown),
    })),
  }
}
