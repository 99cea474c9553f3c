/** What waits for an authorisation, and how it is decided. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { isAuthorisationNumber } from '@cauce/domain/authorisation/authorisation-number'
import { AUTHORISATION_STATES } from '@cauce/domain/authorisation/authorisation-state'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { daysBetween } from '@cauce/domain/calendar/calendar-date'
import { fieldsNamed } from '../soporte/campos.ts'
import { caseOf, deniedOf, denyFromLine, lineState, moveCase, proposeDenial, waits } from '../soporte/autorizacion.ts'
import type { Mundo } from '../soporte/mundo.ts'

const BOGOTA = '-05:00'
const MINUTE = 60_000

Given('que espera autorización una tomografía', function (this: Mundo) {
  return waits(this)
})

Given('que espera autorización una tomografía recibida el {string}', function (this: Mundo, at: string) {
  return waits(this, { at: new Date(`${at}${BOGOTA}`) })
})

Given('que esperan autorización {int} terapias', function (this: Mundo, cantidad: number) {
  return waits(this, { cantidad })
})

When('{string} la toma en la mesa', async function (this: Mundo, who: string) {
  await moveCase(this, who, 'tomar')
})

When('{string} la aprueba en la mesa', async function (this: Mundo, who: string) {
  await moveCase(this, who, 'aprobar')
})

When('{string} propone negarla', async function (this: Mundo, who: string) {
  await proposeDenial(this, who)
})

When(
  '{string} propone negarla con {string} {string}',
  async function (this: Mundo, who: string, field: string, value: string) {
    await proposeDenial(this, who, Object.fromEntries(fieldsNamed(field).map((name) => [name, value])))
  },
)

When('{string} propone aprobar {int} y negar el resto', async function (this: Mundo, who: string, part: number) {
  await proposeDenial(this, who, { cantidad: String(part) })
})

When('{string} confirma la negación', async function (this: Mundo, who: string) {
  await moveCase(this, who, 'confirmar_negacion')
})

When('{string} la niega desde la línea', async function (this: Mundo, who: string) {
  await denyFromLine(this, who)
})

Then('la autorización queda {string}', async function (this: Mundo, state: string) {
  assert.equal(AUTHORISATION_STATES[(await caseOf(this)).estado].palabra, state)
})

Then('tiene un número que se comprueba y una vigencia de {int} días', async function (this: Mundo, days: number) {
  const { numero, vigente_hasta, decidida_at } = await caseOf(this)
  assert.ok(isAuthorisationNumber(numero ?? ''), numero ?? '')
  assert.equal(daysBetween(bogotaDate((decidida_at ?? new Date(0)).getTime()), vigente_hasta ?? ''), days)
})

Then('lo ordenado queda {string}', async function (this: Mundo, state: string) {
  assert.equal(await lineState(this), state)
})

Then('se responde a tiempo hasta el {string} a las 23:59', async function (this: Mundo, day: string) {
  const { vence_at } = await caseOf(this)
  assert.equal(vence_at.getTime(), Date.parse(`${day}T23:59:00${BOGOTA}`) + MINUTE)
})

Then('se autorizaron {int} y se negaron {int}', async function (this: Mundo, granted: number, denied: number) {
  assert.equal((await caseOf(this)).cantidad_autorizada, granted)
  assert.equal(await deniedOf(this), denied)
})
