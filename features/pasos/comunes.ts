/** What is read, refused and left undone, whatever the flow. */
import assert from 'node:assert/strict'
import { Given, Then } from '@cucumber/cucumber'
import { fieldsNamed } from '../soporte/campos.ts'
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

Then('se le niega con un mensaje claro', function (this: Mundo) {
  const status = this.answer?.status ?? 0
  assert.ok(status >= 400 && status < 500, `Se respondió ${status}`)
  assert.ok(readError(this.answer?.body).error.length > 0)
})

/** What the refusal says of a field; of a list, of the field of one of its lines, counted from 1. */
const toldOf = (world: Mundo, label: string, line?: number): readonly string[] => {
  const { errores = {} } = readError(world.answer?.body)
  const told = fieldsNamed(label).flatMap((name) => errores[line === undefined ? name : `${line - 1}.${name}`] ?? [])
  assert.ok(told.length > 0, `«${label}» no dice nada: ${JSON.stringify(errores)}`)
  return told
}

Then('el campo {string} dice por qué no', function (this: Mundo, label: string) {
  toldOf(this, label)
})

Then('el campo {string} dice {string}', function (this: Mundo, label: string, text: string) {
  assert.ok(toldOf(this, label).includes(text), toldOf(this, label).join(' | '))
})

Then('el campo {string} de la línea {int} dice por qué no', function (this: Mundo, label: string, line: number) {
  toldOf(this, label, line)
})

Then(
  'el campo {string} de la línea {int} dice {string}',
  function (this: Mundo, label: string, line: number, text: string) {
    assert.ok(toldOf(this, label, line).includes(text), toldOf(this, label, line).join(' | '))
  },
)

Then('no se crea ninguna orden', async function (this: Mundo) {
  assert.equal(await countOrders(this), this.remembered.get('ordenes'))
})
