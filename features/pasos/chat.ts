/** With whom one talks, and the list of chats. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { chat } from '@cauce/contract/chat'
import type { Channel } from '@cauce/domain/chat/channel'
import * as talk from '../soporte/chat.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

When('busca empleados con {string}', async function (this: Mundo, texto: string) {
  await this.call(`${chat.empleados.path}?texto=${encodeURIComponent(texto)}`)
})

const employees = (world: Mundo): readonly number[] => {
  assert.ok(world.answer)
  return read(chat.empleados, world.answer).map(({ user_id }) => user_id)
}

Then('los empleados son {string}', async function (this: Mundo, emails: string) {
  assert.deepEqual(employees(this), await talk.peopleIds(this, emails))
})

Then('están entre los empleados {string}', async function (this: Mundo, emails: string) {
  const found = employees(this)
  assert.ok((await talk.peopleIds(this, emails)).every((id) => found.includes(id)))
})

Then('no están entre los empleados {string}', async function (this: Mundo, emails: string) {
  const found = employees(this)
  assert.ok(!(await talk.peopleIds(this, emails)).some((id) => found.includes(id)))
})

Given('que {string} quedó inactivo', async function (this: Mundo, email: string) {
  const { db } = await this.server()
  await db.updateTable('users').set({ activo: false }).where('email', '=', email).execute()
})

When('abre un chat con {string}', async function (this: Mundo, email: string) {
  const answer = await talk.askForChannel(this, email)
  if (answer.status !== 200) return
  const { id } = read(chat.crear, answer)
  this.remembered.set('canal anterior', this.remembered.get('canal'))
  talk.rememberChannel(this, id)
})

const opened = (world: Mundo): Channel => {
  assert.ok(world.answer)
  return read(chat.crear, world.answer)
}

Then('el chat es con {string}', function (this: Mundo, nombre: string) {
  const { con, titulo } = opened(this)
  assert.deepEqual([con?.nombre_completo, titulo], [nombre, nombre])
})

Then('es el mismo chat', function (this: Mundo) {
  assert.equal(opened(this).id, this.remembered.get('canal anterior'))
})

const sideInWords = (side: Channel['envia']): string =>
  [side?.primer_nombre, side?.primer_apellido, side?.segundo_apellido].join(', ')

Then(
  'el chat dice los nombres de los dos lados: {string} y {string}',
  function (this: Mundo, one: string, other: string) {
    const { envia, recibe } = opened(this)
    assert.deepEqual([sideInWords(envia), sideInWords(recibe)], [one, other])
  },
)

Then(
  'la ficha dice {string}, {string} y {string}',
  function (this: Mundo, cargo: string, sede: string, correo: string) {
    const { con } = opened(this)
    assert.deepEqual([con?.cargo, con?.sede, con?.correo], [cargo, sede, correo])
  },
)

const whoActs = async (world: Mundo): Promise<number> => {
  const { body } = await world.call('/auth/me')
  const id: unknown = Reflect.get(Object(body), 'id')
  assert.ok(typeof id === 'number')
  return id
}

When('ve sus chats', async function (this: Mundo) {
  await talk.askForChats(this, await whoActs(this))
})

When('busca en sus chats {string}', async function (this: Mundo, texto: string) {
  await talk.searchChats(this, texto)
})

When('ve los chats de {string}', async function (this: Mundo, email: string) {
  await talk.askForChats(this, await talk.personId(this, email))
})

Then('sus chats son con {string}', function (this: Mundo, nombre: string) {
  const { data, total } = talk.shownChats(this)
  assert.deepEqual([data.map(({ titulo }) => titulo), total], [[nombre], 1])
})

Then('no tiene chats', function (this: Mundo) {
  const { data, total } = talk.shownChats(this)
  assert.deepEqual([data, total], [[], 0])
})

Then(
  'el primer chat es con {string}, tiene {int} sin leer y termina en {string}',
  function (this: Mundo, nombre: string, sinLeer: number, texto: string) {
    const { data, sin_leer } = talk.shownChats(this)
    assert.deepEqual([data[0]?.titulo, data[0]?.sin_leer, data[0]?.ultimo?.mensaje], [nombre, sinLeer, texto])
    assert.ok(sin_leer >= sinLeer)
  },
)

Given('que leyó el chat con {string}', async function (this: Mundo, email: string) {
  const { ultimo } = await talk.openChannel(this, email)
  if (ultimo !== null) await markRead(this, ultimo.id)
})

const markRead = async (world: Mundo, mensaje_id: number): Promise<void> => {
  await world.call(chat.leer.path, { canal_id: talk.theChannel(world), mensaje_id })
}

Given(
  'que {string} le escribió {string}, {string} y {string}',
  async function (this: Mundo, email: string, one: string, two: string, three: string) {
    await talk.asPerson(this, email, async () => {
      for (const mensaje of [one, two, three]) await talk.write(this, talk.theChannel(this), mensaje)
    })
  },
)

When('lee hasta {string}', async function (this: Mundo, texto: string) {
  const { data } = await talk.page(this, { limite: 3 })
  const said = data.find(({ mensaje }) => mensaje === texto)
  assert.ok(said, `Nadie escribió ${texto}`)
  await markRead(this, said.id)
})

When('lee hasta un mensaje que todavía no existe', async function (this: Mundo) {
  await markRead(this, talk.NOBODY)
})
