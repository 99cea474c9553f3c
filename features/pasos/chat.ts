/** With whom one talks and what is said, with and without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { chat } from '@cauce/contract/chat'
import { messageRow, writeMessage, beginChat, chatWith } from '../../tests/e2e/pages/chat.ts'
import * as talk from '../soporte/chat.ts'
import * as screen from '../soporte/chat-navegador.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { known } from '../soporte/recuerdos.ts'
import { read } from '../soporte/respuestas.ts'

When('busca empleados con {string}', async function (this: Mundo, texto: string) {
  await this.call(`${chat.empleados.path}?texto=${encodeURIComponent(texto)}`)
})

Then(
  /^los empleados (son|incluyen a|no incluyen a) "([^"]*)"$/u,
  async function (this: Mundo, how: string, who: string) {
    assert.ok(this.answer)
    const found = read(chat.empleados, this.answer).map(({ user_id }) => user_id)
    const people = await talk.peopleIds(this, who)
    if (how === 'son') assert.deepEqual(found, people)
    else for (const id of people) assert.equal(found.includes(id), how === 'incluyen a', who)
  },
)

Given('que {string} quedó inactivo', async function (this: Mundo, email: string) {
  const { db } = await this.server()
  await db.updateTable('users').set({ activo: false }).where('email', '=', email).execute()
})

Given(/^(?:que tiene|abre) un chat con "([^"]*)"$/u, async function (this: Mundo, email: string) {
  await talk.tryChannel(this, email)
})

Given('que leyó el chat con {string}', async function (this: Mundo, email: string) {
  const { ultimo } = await talk.openChannel(this, email)
  if (ultimo !== null) await talk.markRead(this, ultimo.id)
})

Then('el chat dice:', function (this: Mundo, table: DataTable) {
  const said = talk.shownChannel(this)
  for (const [what = '', text = ''] of table.raw()) assert.deepEqual(said[what], text, what)
})

When(/^ve (?:sus chats|los chats de "([^"]*)")$/u, async function (this: Mundo, email: string | null) {
  await (email === null ? talk.askForOwnChats(this) : talk.askForChats(this, await talk.personId(this, email)))
})

When('busca en sus chats {string}', async function (this: Mundo, texto: string) {
  await talk.searchChats(this, texto)
})

Then(/^(?:sus chats son con "([^"]*)"|no tiene chats)$/u, function (this: Mundo, nombre: string | null) {
  const { data, total } = talk.shownChats(this)
  const expected = nombre === null ? [] : [nombre]
  assert.deepEqual([data.map(({ titulo }) => titulo), total], [expected, expected.length])
})

Then(
  'el primer chat es con {string}, tiene {int} sin leer y termina en {string}',
  function (this: Mundo, nombre: string, sinLeer: number, texto: string) {
    const { data, sin_leer } = talk.shownChats(this)
    assert.deepEqual([data[0]?.titulo, data[0]?.sin_leer, data[0]?.ultimo?.mensaje], [nombre, sinLeer, texto])
    assert.ok(sin_leer >= sinLeer)
  },
)

When(/^lee hasta (?:"([^"]*)"|un mensaje que todavía no existe)$/u, async function (this: Mundo, texto: string | null) {
  const { data } = await talk.page(this, { limite: 3 })
  const said = texto === null ? { id: talk.NOBODY } : data.find(({ mensaje }) => mensaje === texto)
  assert.ok(said, `Nadie escribió ${texto}`)
  await talk.markRead(this, said.id)
})

When('escribe {escrito} {chat}', async function (this: Mundo, text: string, where: string) {
  await talk.write(this, await talk.channelIn(this, where), text)
})

Given('que {string} escribió {escrito} {chat}', async function (this: Mundo, who: string, text: string, where: string) {
  await talk.asPerson(this, who, async () => talk.write(this, await talk.channelIn(this, where), text))
})

When(
  'envía el mensaje {string} a {string} y lo reintenta como {string}',
  async function (this: Mundo, text: string, email: string, other: string) {
    const { id } = await talk.openChannel(this, email)
    const key = randomUUID()
    await talk.write(this, id, text, key)
    await talk.write(this, id, other, key)
  },
)

Then('el último mensaje del chat es {escrito} de {string}', async function (this: Mundo, text: string, nombre: string) {
  const { mensaje, user, created_at } = await talk.lastMessage(this)
  assert.deepEqual([mensaje, user.operador.nombre_completo], [text, nombre])
  assert.equal(new Date(created_at).toISOString(), created_at)
})

Then('{string} está {int} vez/veces en el chat', async function (this: Mundo, text: string, times: number) {
  assert.equal(await talk.timesSaid(this, text), times)
})

When(
  /^intenta (leer los mensajes|escribir un mensaje|abrir el canal|marcarlo como leído)$/u,
  async function (this: Mundo, what: string) {
    await talk.ATTEMPTS[what]?.(this, talk.theChannel(this))
  },
)

Given('que tiene {int} mensaje(s) seguido(s) con {string}', async function (this: Mundo, count: number, email: string) {
  const { id } = await talk.openChannel(this, email)
  for (const text of talk.numbered(1, count)) await talk.write(this, id, text)
  const [first] = (await talk.page(this, { limite: count })).data
  talk.talkOf(this).first = known(first, 'El chat no tiene mensajes').id
})

When(
  /^los lee (?:hacia atrás|desde el siguiente al (\d+)) de a (\d+)$/u,
  async function (this: Mundo, seen: string | null, limite: string) {
    const all = await (seen === null
      ? talk.readBack(this, Number(limite))
      : talk.readOn(this, Number(seen), Number(limite)))
    talk.talkOf(this).read = all.map(({ mensaje }) => mensaje)
  },
)

Then(
  /^lee (?:del (\d+) al (\d+), en su orden y una vez cada uno|que no hay mensajes nuevos)$/u,
  function (this: Mundo, from: string | null, to: string | null) {
    assert.deepEqual(talk.talkOf(this).read, from === null ? [] : talk.numbered(Number(from), Number(to)))
  },
)

When('lee el chat de una remisión que registró {string}', async function (this: Mundo, email: string) {
  const canal_id = await talk.channelIn(this, `en el chat de una remisión que registró "${email}"`)
  await this.call(chat.mensajes.path, { canal_id })
})

Given('que la médica abrió el chat en el navegador', async function (this: Mundo) {
  await screen.openChatWindow(this)
})

Given(
  /^que "([^"]*)" "([^"]*)" trabaja aquí( y no tiene correo)?$/u,
  async function (this: Mundo, nombre: string, apellido: string, noMail: string | null) {
    await screen.hire(this, nombre, apellido, noMail === null ? `${randomUUID()}@cauce.demo` : '')
  },
)

Given('que la médica y {string} tienen abierto su chat', async function (this: Mundo, email: string) {
  await screen.openBoth(this, email)
})

When(
  /^(?:que )?la médica (tiene abierto|abre) (?:su chat con "([^"]*)"|un chat de otros)$/u,
  async function (this: Mundo, how: string, email: string | null) {
    await screen.openAddress(this, email, how === 'tiene abierto')
  },
)

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

Then(
  /^en sus chats "([^"]*)" (dice|ya no dice) "([^"]*)"$/u,
  async function (this: Mundo, name: string, how: string, text: string) {
    const entry = chatWith(pageOf(this), `${name}.*${text}`)
    await entry.waitFor({ state: how === 'dice' ? 'visible' : 'detached' })
  },
)

Then('en el otro navegador se ve {string}', async function (this: Mundo, text: string) {
  await messageRow(screen.otherOf(this), text).waitFor()
})

Then('el mensaje {string} dice {string}', async function (this: Mundo, text: string, states: string) {
  await messageRow(pageOf(this), text)
    .getByText(new RegExp(`· (${states})$`, 'u'))
    .waitFor()
})
