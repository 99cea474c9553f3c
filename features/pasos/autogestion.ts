/** What an affiliate reads of what was ordered for them. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as Schema from 'effect/Schema'
import { autogestion } from '@cauce/contract/autogestion'
import { leftAs, moveCase, waits } from '../soporte/autorizacion.ts'
import type { Mundo } from '../soporte/mundo.ts'

const readPassports = Schema.decodeUnknownSync(autogestion.ordenes.answer)

/** The passport of the line of the scenario, as it was read. */
const passportOf = (world: Mundo) => readPassports(world.answer?.body).find(({ id }) => id === world.lineId)

Given(
  /^que a "([^"]+)" le espera autorización una tomografía(?: recibida el "([^"]+)")?$/u,
  function (this: Mundo, afiliado: string, at: string | null) {
    return waits(this, { afiliado, ...(at === null ? {} : { at: new Date(`${at}-05:00`) }) })
  },
)

Given(
  'que a {string} le esperan autorización {int} terapias',
  function (this: Mundo, afiliado: string, cantidad: number) {
    return waits(this, { afiliado, cantidad })
  },
)

Given(/^que lo ordenado quedó (.+), sin más papeles$/u, function (this: Mundo, how: string) {
  return leftAs(this, how)
})

When('{string} la devuelve porque falta {string}', async function (this: Mundo, who: string, falta: string) {
  await moveCase(this, who, 'devolver', { falta, mensaje: 'Falta la evolución de las últimas semanas' })
})

When('{string} mira en qué va', async function (this: Mundo, who: string) {
  const server = await this.server()
  this.token = await server.login(who)
  await this.call('/autogestion/ordenes')
})

Then('de su orden lee {string}', function (this: Mundo, text: string) {
  const frase = passportOf(this)?.frase ?? 'nada'
  assert.ok(frase.includes(text), frase)
})

Then('esa orden no está', function (this: Mundo) {
  assert.equal(this.answer?.status, 200)
  assert.equal(passportOf(this), undefined)
})
