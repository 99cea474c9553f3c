import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { chosenRouting, isRouting } from '@cauce/domain/ordering/chosen-routing'
import { proposeRouting } from '@cauce/domain/ordering/propose-routing'
import { routingRequest } from '../../support/arbitraries/ordering.ts'
import { blank, sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const chosen = fc.record({
  rep_id: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
  motivo: fc.option(fc.oneof(sentence, blank), { nil: null }),
})
const reps = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), activo: fc.boolean() }), {
  selector: ({ id }) => id,
})

describe('chosenRouting', () => {
  property(
    'un direccionamiento automático queda donde está',
    [routingRequest, chosen, reps],
    (request, choice, known) => {
      const proposal = proposeRouting(request)
      const routing = chosenRouting(choice, proposal, known)
      if (proposal.automatico && isRouting(routing)) expect(routing.rep_id).toBe(proposal.rep?.id)
    },
  )

  property(
    'la línea va a la sede propuesta o a la que se escogió',
    [routingRequest, chosen, reps],
    (request, choice, known) => {
      const proposal = proposeRouting(request)
      const routing = chosenRouting(choice, proposal, known)
      if (isRouting(routing)) expect([proposal.rep?.id ?? null, choice.rep_id]).toContain(routing.rep_id)
    },
  )

  property(
    'otra sede se acepta exactamente cuando está activa y el direccionamiento no es automático',
    [routingRequest, chosen, reps],
    (request, choice, known) => {
      const proposal = proposeRouting(request)
      if (choice.rep_id === null || choice.rep_id === proposal.rep?.id) return
      const active = known.some(({ id, activo }) => id === choice.rep_id && activo)
      expect(isRouting(chosenRouting(choice, proposal, known))).toBe(active && !proposal.automatico)
    },
  )

  property('siempre hay un motivo en palabras', [routingRequest, chosen, reps], (request, choice, known) => {
    const routing = chosenRouting(choice, proposeRouting(request), known)
    if (isRouting(routing)) expect(routing.motivo).toMatch(/\S/u)
  })
})
