/** Programs that connect: their keys, their calls and their switch. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { type Actor, createActor } from 'xstate'
import { clientes } from '@cauce/contract/clientes'
import { clientToggleMachine, type SwitchProgram } from '@cauce/machines/client-toggle'
import { PortFailure } from '@cauce/machines/failure'
import { fakePort, settle } from '@cauce/machines/testing/fake-port'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const UNKNOWN_KEY = `cauce_${'A'.repeat(43)}`
const SWITCH = '**/api/cliente/cambiar-estado/*'
const DOWN = { status: 503, json: { error: 'El servicio no está disponible.', codigo: 'servidor.no_disponible' } }

/** A call of another method than the usual two; the answer is kept. */
const send = async (world: Mundo, method: string, path: string, body?: object) => {
  const server = await world.server()
  world.answer = await server.call(`/api${path}`, { method, token: world.token, ...(body ? { body } : {}) })
  return world.answer
}

const programOf = async (world: Mundo, nombre: string) => {
  const found = read(clientes.listar, await world.call('/cliente')).find((program) => program.nombre === nombre)
  assert.ok(found, `No hay ningún programa ${nombre}`)
  return found
}
const keyOf = (world: Mundo, nombre: string): string => String(world.remembered.get(`clave de ${nombre}`))
const callAs = (world: Mundo, key: string) => world.call('/cliente', undefined, { 'x-cauce-cliente': key })

Given('que creó el programa {string}', async function (this: Mundo, nombre: string) {
  const { clave } = read(clientes.crear, await this.call('/cliente', { nombre, descripcion: null }))
  this.remembered.set(`clave de ${nombre}`, clave)
})

Given('que inactivó {string}', async function (this: Mundo, nombre: string) {
  const { id } = await programOf(this, nombre)
  assert.equal(read(clientes.cambiarEstado, await send(this, 'PUT', `/cliente/cambiar-estado/${id}`)).activo, false)
})

Given('que otra persona le cambió la descripción a {string}', async function (this: Mundo, nombre: string) {
  const program = await programOf(this, nombre)
  this.remembered.set('lo que había leído', program.version)
  const body = { nombre, descripcion: 'Otra', version: program.version }
  read(clientes.editar, await send(this, 'PUT', `/cliente/${program.id}`, body))
})

When('mira los programas', async function (this: Mundo) {
  await this.call('/cliente')
})

When('crea el programa {string}', async function (this: Mundo, nombre: string) {
  await this.call('/cliente', { nombre, descripcion: null })
})

When('guarda lo suyo sobre {string}', async function (this: Mundo, nombre: string) {
  const { id } = await programOf(this, nombre)
  const body = { nombre, descripcion: 'La mía', version: this.remembered.get('lo que había leído') }
  await send(this, 'PUT', `/cliente/${id}`, body)
})

When('genera una clave nueva para {string}', async function (this: Mundo, nombre: string) {
  const { id, version } = await programOf(this, nombre)
  const { clave } = read(clientes.nuevaClave, await this.call(`/cliente/${id}/clave`, { version }))
  this.remembered.set('clave anterior', keyOf(this, nombre))
  this.remembered.set(`clave de ${nombre}`, clave)
})

When('{string} hace una llamada', async function (this: Mundo, nombre: string) {
  await callAs(this, keyOf(this, nombre))
})

When('un programa desconocido hace una llamada', async function (this: Mundo) {
  await callAs(this, UNKNOWN_KEY)
})

Then('la llamada se atiende', function (this: Mundo) {
  assert.equal(this.answer?.status, 200)
})

Then('se sabe cuándo se usó {string}', async function (this: Mundo, nombre: string) {
  assert.notEqual((await programOf(this, nombre)).ultimo_uso_at, null)
})

Then('de la clave de {string} solo se ven los últimos cuatro caracteres', function (this: Mundo, nombre: string) {
  const text = JSON.stringify(this.answer?.body)
  assert.ok(text.includes(`"clave_final":"${keyOf(this, nombre).slice(-4)}"`))
  assert.ok(!text.includes(keyOf(this, nombre)))
})

Then('{string} puede llamar con la clave nueva y no con la anterior', async function (this: Mundo, nombre: string) {
  assert.equal((await callAs(this, keyOf(this, nombre))).status, 200)
  assert.equal((await callAs(this, String(this.remembered.get('clave anterior')))).status, 403)
})

interface Switch {
  readonly actor: Actor<typeof clientToggleMachine>
  readonly calls: ReturnType<typeof fakePort<SwitchProgram['output'], SwitchProgram['input']>>
}
const switches = new WeakMap<Mundo, Switch>()
const switchOf = (world: Mundo): Switch => {
  const one = switches.get(world)
  assert.ok(one)
  return one
}
const press = async (world: Mundo): Promise<void> => {
  switchOf(world).actor.send({ type: 'toggle.pressed' })
  await settle()
}
const refuse = async (world: Mundo, failure: ConstructorParameters<typeof PortFailure>[0]): Promise<void> => {
  const { actor, calls } = switchOf(world)
  calls.last().reject(new PortFailure(failure))
  await settle()
  world.remembered.set('mensaje', actor.getSnapshot().context.error)
}

Given(/^un programa "([^"]*)" que está (activo|inactivo)$/u, function (this: Mundo, nombre: string, state: string) {
  const keys = fakePort<string, undefined>()
  const calls = fakePort<SwitchProgram['output'], SwitchProgram['input']>()
  let made = 0
  const machine = clientToggleMachine.provide({ actors: { newKey: keys.logic, switchProgram: calls.logic } })
  const actor = createActor(machine, { input: { id: 1, nombre, activo: state === 'activo' } })
  actor.subscribe((snapshot) => {
    if (snapshot.matches({ flipped: 'keying' })) {
      made += 1
      queueMicrotask(() => keys.last().resolve(`clave-${made}`))
    }
  })
  switches.set(this, { actor: actor.start(), calls })
})

When(/^lo (?:apaga|prende)$/u, async function (this: Mundo) {
  await press(this)
})

When('el servidor no puede guardar el cambio', async function (this: Mundo) {
  await refuse(this, { status: 409, error: 'El registro cambió.' })
})

When('se pierde la respuesta', async function (this: Mundo) {
  await refuse(this, {})
})

Then(/^el interruptor se ve (apagado|prendido)(?: de inmediato)?$/u, function (this: Mundo, word: string) {
  assert.equal(switchOf(this).actor.getSnapshot().context.activo, word === 'prendido')
})

Then('es el mismo cambio, que se hace una sola vez', function (this: Mundo) {
  const [first, second] = switchOf(this).calls.calls
  assert.ok(first)
  assert.equal(second?.input.key, first.input.key)
})

Given('que {string} mira en el navegador los programas', async function (this: Mundo, email: string) {
  const page = await signedIn(await this.server(), email)
  this.browser = { page }
  await page.goto('/api/clientes')
  await page.getByRole('switch').first().waitFor()
})

When('el servidor no puede guardar y apaga {string}', async function (this: Mundo, nombre: string) {
  assert.ok(this.browser)
  await this.browser.page.route(SWITCH, (route) => route.fulfill(DOWN))
  await this.browser.page.getByRole('switch', { name: nombre }).click()
})

Then('{string} sigue prendido', async function (this: Mundo, nombre: string) {
  assert.ok(this.browser)
  await this.browser.page.getByRole('switch', { name: `${nombre}: Activo`, checked: true }).waitFor()
})
