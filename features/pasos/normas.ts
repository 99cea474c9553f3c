/** Figures of norms, changed by two people. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { PROPOSAL_STATES } from '@cauce/domain/law/proposal'
import type { Mundo } from '../soporte/mundo.ts'
import { certificateOn, decideNewest, newestState, proposeDays } from '../soporte/normas.ts'

When(
  '{string} propone {int} días para cualquier incapacidad desde dentro de {int} días',
  function (this: Mundo, who: string, dias: number, since: number) {
    return proposeDays(this, who, dias, since)
  },
)

When('{string} aprueba esa cifra', function (this: Mundo, who: string) {
  return decideNewest(this, who, 'aprobar', '')
})

When('{string} devuelve esa cifra con {string}', function (this: Mundo, who: string, motivo: string) {
  return decideNewest(this, who, 'devolver', motivo)
})

Then('la cifra propuesta queda {string}', async function (this: Mundo, state: string) {
  assert.equal(PROPOSAL_STATES[await newestState(this)], state)
})

Then(
  'dentro de {int} días un certificado puede tener {int} días',
  async function (this: Mundo, days: number, dias: number) {
    assert.equal(await certificateOn(this, days), dias)
  },
)
