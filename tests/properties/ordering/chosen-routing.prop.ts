import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { chosenRouting, isRouting } from '@cauce/domain/ordering/chosen-routing'
import { withAcceptance } from '@cauce/domain/ordering/other-department'
import { proposeRouting } from '@cauce/domain/ordering/propose-routing'
import { routingRequest } from '../../support/arbitraries/ordering.ts'
import { blank, sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const chosen = fc.record({
  rep_id: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
  motivo: fc.option(fc.oneof(sentence, blank), { nil: null }),
})
const place = {
  departamento_id: fc.integer({ min: 1, max: 3 }),
  municipio: fc.constantFrom('Bello', 'Soledad'),
  departamento: fc.constantFrom('Antioquia', 'Atlántico'),
}
const reps = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), activo: fc.boolean(), ...place }), {
  selector: ({ id }) => id,
})

describe('chosenRouting', () => {
  property(
    'un direccionamiento automático queda donde está',
    [routingRequest, chosen, reps],
    (request, choice, known) => {
      const proposal = proposeRouting(request)
      const routing = chosenRouting(choice, proposal, { departamento_id: request.departamento_id, reps: known })
      if (proposal.automatico && isRouting(routing)) expect(routing.rep_id).toBe(proposal.rep?.id)
    },
  )

  property(
    'la línea va a la sede propuesta o a la que se escogió',
    [routingRequest, chosen, reps],
    (request, choice, known) => {
      const proposal = proposeRouting(request)
      const routing = chosenRouting(choice, proposal, { departamento_id: request.departamento_id, reps: known })
      if (isRouting(routing)) expect([proposal.rep?.id ?? null, choice.rep_id]).toContain(routing.rep_id)
    },
  )

  property(
    'otra sede se acepta exactamente cuando está activa, el direccionamiento no es automático y, si es de otro departamento, se acepta con sus palabras',
    [routingRequest, chosen, reps],
    (request, choice, known) => {
      const proposal = proposeRouting(request)
      if (choice.rep_id === null || choice.rep_id === proposal.rep?.id) return
      const among = { departamento_id: request.departamento_id, reps: known }
      const site = known.find(({ id, activo }) => id === choice.rep_id && activo)
      const listed = proposal.alternativas.some(({ rep_id }) => rep_id === choice.rep_id)
      const near =
        listed ||
        request.departamento_id === null ||
        site === undefined ||
        site.departamento_id === request.departamento_id
      const may = site !== undefined && !proposal.automatico
      expect(isRouting(chosenRouting(choice, proposal, among))).toBe(may && near)
      if (site === undefined) return
      const motivo = withAcceptance(choice.motivo ?? '', site, true)
      expect(isRouting(chosenRouting({ ...choice, motivo }, proposal, among))).toBe(may)
    },
  )

  property('siempre hay un motivo en palabras', [routingRequest, chosen, reps], (request, choice, known) => {
    const routing = chosenRouting(choice, proposeRouting(request), {
      departamento_id: request.departamento_id,
      reps: known,
    })
    if (isRouting(routing)) expect(routing.motivo).toMatch(/\S/u)
  })
})
