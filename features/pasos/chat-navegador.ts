/** The chat in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import {
  beginChat,
  card,
  chatButton,
  chatWindow,
  chatWith,
  messageRow,
  messagesShown,
  MESSAGES_CALL,
  openChats,
  WRITE_CALL,
  writeMessage,
} from '../../tests/e2e/pages/chat.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { talker } from '../../tests/support/chat.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'
const HOME = '/inicio/manual'
const CHANNEL = 'canal'

const others = new WeakMap<Mundo, Page>()

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}
const otherOf = (world: Mundo): Page => {
  const page = others.get(world)
  assert.ok(page, 'El escenario no abrió el otro navegador')
  return page
}

const open = async (world: Mundo, email: string, place = HOME): Promise<Page> => {
  world.browser ??= { page: await signedIn(await world.server(), email) }
  await pageOf(world).goto(place)
  return pageOf(world)
}

const channelWith = async (world: Mundo, one: string, other: string): Promise<number> => {
  const server = await world.server()
  const [asks, answers] = [await talker(server, one), await talker(server, other)]
  const id = await asks.channelWith(answers.id)
  world.remembered.set(CHANNEL, id)
  return id
}

const sayTo = async (world: Mundo, from: string, text: string): Promise<void> => {
  const id = await channelWith(world, DOCTOR, from)
  await (await talker(await world.server(), from)).say(id, text)
}

Given('que la médica abrió el chat en el navegador', async function (this: Mundo) {
  await openChats(await open(this, DOCTOR))
})

/** A new employee who may talk. */
const hire = async (world: Mundo, nombre: string, apellido: string, email: string): Promise<void> => {
  const { db } = await world.server()
  const { id: operador_id } = await db
    .insertInto('operadores')
    .values({ nombre, apellido, tipo_documento_id: 1, numero_documento: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, password: '', tipo_usuario: 1, operador_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role_id = db.selectFrom('roles').select('id').where('nombre', '=', 'Médico general')
  await db.insertInto('user_role').values({ user_id, role_id }).execute()
}

Given('que {string} {string} trabaja aquí', async function (this: Mundo, nombre: string, apellido: string) {
  await hire(this, nombre, apellido, `${crypto.randomUUID()}@cauce.demo`)
})

Given('que {string} {string} trabaja aquí y no tiene correo', async function (this: Mundo, name: string, last: string) {
  await hire(this, name, last, '')
})

Given('que {string} le escribió a la médica {string}', async function (this: Mundo, from: string, text: string) {
  await sayTo(this, from, text)
})

Given('que {string} abrió el inicio en el navegador', async function (this: Mundo, email: string) {
  const page = await open(this, email)
  await page.getByRole('button', { name: /Bienvenido/u }).waitFor()
})

Given('que la médica y {string} tienen abierto su chat', async function (this: Mundo, email: string) {
  const server = await this.server()
  const place = `${HOME}?chat=${await channelWith(this, DOCTOR, email)}`
  const other = await signedIn(server, email)
  others.set(this, other)
  await Promise.all([other.goto(place), open(this, DOCTOR, place)])
  await Promise.all([other, pageOf(this)].map(messagesShown))
})

Given('que la médica se quedó sin conexión', async function (this: Mundo) {
  await pageOf(this).context().setOffline(true)
})

Given('que el servidor no acepta mensajes porque {string}', async function (this: Mundo, error: string) {
  const answer = { status: 404, json: { error, codigo: 'no_encontrado' } }
  await pageOf(this).route(WRITE_CALL, (route) => route.fulfill(answer))
})

Given('que los mensajes del chat no se pueden traer', async function (this: Mundo) {
  this.browser = { page: await signedIn(await this.server(), DOCTOR) }
  await pageOf(this).route(MESSAGES_CALL, (route) => route.abort())
})

When('empieza un chat con {string} buscándola', async function (this: Mundo, name: string) {
  await beginChat(pageOf(this), name)
})

When('abre en el navegador el chat con {string}', async function (this: Mundo, name: string) {
  await chatWith(pageOf(this), name).click()
})

When('la médica escribe en el chat {string}', async function (this: Mundo, text: string) {
  await writeMessage(pageOf(this), text)
  await messageRow(pageOf(this), text).waitFor()
})

When('la médica pierde la conexión', async function (this: Mundo) {
  await pageOf(this).context().setOffline(true)
})

When('la médica recupera la conexión', async function (this: Mundo) {
  await pageOf(this).context().setOffline(false)
})

When('cierra el chat, recupera la conexión y recarga la página', async function (this: Mundo) {
  const page = pageOf(this)
  await page.keyboard.press('Escape')
  await chatWindow(page).waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await page.reload()
})

When('el servidor vuelve a aceptar y la médica lo envía de nuevo', async function (this: Mundo) {
  await pageOf(this).unroute(WRITE_CALL)
  await pageOf(this).getByRole('button', { name: 'Enviar de nuevo' }).click()
})

When('la médica abre su chat con {string} por su dirección', async function (this: Mundo, email: string) {
  await open(this, DOCTOR, `${HOME}?chat=${await channelWith(this, DOCTOR, email)}`)
})

When('la médica abre por su dirección un chat de otros', async function (this: Mundo) {
  const foreign = await channelWith(this, 'auditor@cauce.demo', 'referencia@cauce.demo')
  await open(this, DOCTOR, `${HOME}?chat=${foreign}`)
})

Then('ve la ficha de {string} con {string}', async function (this: Mundo, name: string, text: string) {
  await card(pageOf(this), name).getByText(text, { exact: true }).waitFor()
})

Then('en sus chats {string} dice {string}', async function (this: Mundo, name: string, text: string) {
  await chatWith(pageOf(this), `${name}.*${text}`).waitFor()
})

Then('en sus chats {string} ya no dice {string}', async function (this: Mundo, name: string, text: string) {
  await chatWith(pageOf(this), `${name}.*${text}`).waitFor({ state: 'detached' })
})

Then('no hay botón de chat', async function (this: Mundo) {
  await becomes(() => chatButton(pageOf(this)).count(), 0)
})

Then('en el otro navegador se ve {string}', async function (this: Mundo, text: string) {
  await messageRow(otherOf(this), text).waitFor()
})

Then('el mensaje {string} dice {string}', async function (this: Mundo, text: string, states: string) {
  await messageRow(pageOf(this), text)
    .getByText(new RegExp(`· (${states})$`, 'u'))
    .waitFor()
})

Then('{string} quedó escrito una sola vez', async function (this: Mundo, text: string) {
  const { db } = await this.server()
  const canal = Number(this.remembered.get(CHANNEL))
  const rows = await db
    .selectFrom('mensajes')
    .select('id')
    .where('canal_id', '=', canal)
    .where('mensaje', '=', text)
    .execute()
  assert.equal(rows.length, 1)
})
