/** What is read, refused and left undone, whatever the flow. */
import assert from 'node:assert/strict'
import { Given, Then } from '@cucumber/cucumber'
import type { Fault, Mundo } from '../soporte/mundo.ts'
import { countOrders, readError } from '../soporte/respuestas.ts'

/** Everything that a person has in front of them as a message. */
const messages = (world: Mundo): readonly string[] => {
  const order = world.order?.getSnapshot().context
  const routing = world.routing?.getSnapshot().context
  const refused = world.answer && world.answer.status >= 400 ? [readError(world.answer.body).error] : []
  return [
    ...refused,
    order?.dialog?.mensaje,
    order?.notice?.message,
    routing?.error,
    ...Object.values(routing?.errores ?? {}).flat(),
    ...[world.remembered.get('mensaje')].filter((text) => typeof text === 'string'),
  ].filter((text) => text !== undefined && text !== null)
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'al ordenar': 'ordenar',
  'al direccionar': 'direccionar',
  'al consultar el consentimiento': 'consentimiento',
}

Given(/^que el servidor no responde (al .+)$/u, function (this: Mundo, when: string) {
  const fault = FAULTS[when]
  assert.ok(fault, `No se sabe hacer que el servidor no responda ${when}`)
  this.faults.add(fault)
})

Then('lee {string}', function (this: Mundo, text: string) {
  assert.ok(
    messages(this).some((message) => message.includes(text)),
    `Se leyó: ${messages(this).join(' | ') || 'nada'}`,
  )
})

Then('se le niega el acceso', function (this: Mundo) {
  assert.equal(this.answer?.status, 403)
  readError(this.answer.body)
})

Then('se le niega con {string}', function (this: Mundo, text: string) {
  const status = this.answer?.status ?? 0
  assert.ok(status >= 400 && status < 500, `Se respondió ${status}`)
  const { error, errores = {} } = readError(this.answer?.body)
  assert.ok(
    [error, ...Object.values(errores).flat()].some((message) => message.includes(text)),
    error,
  )
})

Then('se le niega con el código {string}', function (this: Mundo, codigo: string) {
  assert.equal(readError(this.answer?.body).codigo, codigo)
})

Then('se le niega con un mensaje claro', function (this: Mundo) {
  const status = this.answer?.status ?? 0
  assert.ok(status >= 400 && status < 500, `Se respondió ${status}`)
  assert.ok(readError(this.answer?.body).error.length > 0)
})

Then('el campo {string} dice por qué no', function (this: Mundo, field: string) {
  const { errores = {} } = readError(this.answer?.body)
  assert.ok((errores[field] ?? []).length > 0, JSON.stringify(errores))
})

Then('el campo {string} dice {string}', function (this: Mundo, field: string, text: string) {
  const { errores = {} } = readError(this.answer?.body)
  assert.ok(errores[field]?.includes(text), JSON.stringify(errores))
})

Then('no se crea ninguna orden', async function (this: Mundo) {
  assert.equal(await countOrders(this), this.remembered.get('ordenes'))
})
