import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type ContractedSite, type RoutingRequest, proposeRouting } from '@cauce/domain/ordering/propose-routing'
import { contract, routingRequest } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const within = (site: ContractedSite, day: string): boolean =>
  !(site.vigente_desde > day || (site.vigente_hasta ?? day) < day)

const serves = (site: ContractedSite, request: RoutingRequest): boolean =>
  site.activo && site.servicio === request.servicio && within(site, request.hoy)

/** 0 the primary provider, 1 the municipality, 2 the department, 3 out of reach. */
const distance = (site: ContractedSite, request: RoutingRequest): number => {
  const near = [
    site.rep_id === request.ips_id,
    site.municipio_id === request.municipio_id,
    site.departamento_id === request.departamento_id,
    true,
  ]
  return near.indexOf(true)
}

/** One text per contract whose alphabetical order is the order of preference. */
const rank = (site: ContractedSite, request: RoutingRequest): string =>
  [distance(site, request), site.prioridad, site.nombre, String(site.rep_id).padStart(6, '0')].join('|')

const reachable = (request: RoutingRequest): readonly ContractedSite[] =>
  request.contratos.filter((site) => serves(site, request) && distance(site, request) < 3)

describe('proposeRouting', () => {
  property('ningún contrato es mejor que el de la sede escogida', [routingRequest], (request) => {
    const ranks = reachable(request)
      .map((site) => ({ rank: rank(site, request), rep_id: site.rep_id }))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    expect(proposeRouting(request).rep?.id).toBe(ranks[0]?.rep_id)
  })

  property('la escogida y las alternativas son las sedes al alcance, cada una una vez', [routingRequest], (request) => {
    const { rep, alternativas } = proposeRouting(request)
    const offered = [...(rep === null ? [] : [rep.id]), ...alternativas.map(({ rep_id }) => rep_id)]
    const wanted = new Set(reachable(request).map(({ rep_id }) => rep_id))
    expect([offered.length, new Set(offered)]).toEqual([wanted.size, wanted])
  })

  property('el orden en que llegan los contratos no importa', [routingRequest, fc.nat()], (request, turn) => {
    const cut = request.contratos.length === 0 ? 0 : turn % request.contratos.length
    const turned = [...request.contratos.slice(cut), ...request.contratos.slice(0, cut)].toReversed()
    expect(proposeRouting({ ...request, contratos: turned })).toEqual(proposeRouting(request))
  })

  property('un contrato que hoy no sirve no cambia nada', [routingRequest, contract], (request, extra) => {
    const useless = { ...extra, activo: false }
    const more = { ...request, contratos: [useless, ...request.contratos] }
    expect(proposeRouting(more)).toEqual(proposeRouting(request))
  })

  property('es automático exactamente en la IPS primaria', [routingRequest], (request) => {
    const { rep, automatico, regla } = proposeRouting(request)
    expect([automatico, regla === 'ips_primaria']).toEqual(Array(2).fill(rep !== null && rep.id === request.ips_id))
  })

  property('sin sede dice dónde no la hay, y no es automático', [routingRequest], (request) => {
    const proposal = proposeRouting(request)
    if (proposal.rep !== null) return
    expect(proposal).toMatchObject({ regla: 'ninguna', automatico: false, alternativas: [] })
    expect(proposal.motivo).toMatch(/^Ninguna sede contratada/)
  })

  property('el motivo cuenta las alternativas', [routingRequest], (request) => {
    const { motivo, alternativas, automatico, rep } = proposeRouting(request)
    if (automatico || rep === null) return
    const counted = Number(/ · (1(?= alternativa$)|\d+(?= alternativas$))/.exec(motivo)?.[1] ?? 0)
    expect(counted).toBe(alternativas.length)
  })
})
