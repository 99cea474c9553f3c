/** What is said in a chat. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import { chat } from '@cauce/contract/chat'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import * as talk from '../soporte/chat.ts'
import type { Mundo } from '../soporte/mundo.ts'

const POLL_MS = 20

const writeTo = async (world: Mundo, email: string, text: string, clave?: string): Promise<void> => {
  const { id } = await talk.openChannel(world, email)
  await talk.write(world, id, text, clave)
}

When('escribe {string} a {string}', async function (this: Mundo, text: string, email: string) {
  await writeTo(this, email, text)
})

Given('que escribió {string} a {string}', async function (this: Mundo, text: string, email: string) {
  await writeTo(this, email, text)
})

When('envía dos veces el mensaje {string} a {string}', async function (this: Mundo, text: string, email: string) {
  const key = randomUUID()
  await writeTo(this, email, text, key)
  await writeTo(this, email, text, key)
})

When(
  'envía el mensaje {string} a {string} y lo reintenta como {string}',
  async function (this: Mundo, text: string, email: string, other: string) {
    const key = randomUUID()
    await writeTo(this, email, text, key)
    await writeTo(this, email, other, key)
  },
)

When('escribe un mensaje vacío a {string}', async function (this: Mundo, email: string) {
  await writeTo(this, email, '')
})

When('escribe un mensaje de espacios a {string}', async function (this: Mundo, email: string) {
  await writeTo(this, email, ' \n ')
})

When('escribe un mensaje de {int} letras a {string}', async function (this: Mundo, letters: number, email: string) {
  await writeTo(this, email, 'a'.repeat(letters))
})

When('escribe {string} en un chat que no existe', async function (this: Mundo, text: string) {
  await talk.write(this, talk.NOBODY, text)
})

Then('el último mensaje del chat es {string} de {string}', async function (this: Mundo, text: string, nombre: string) {
  const { mensaje, user, created_at } = await talk.lastMessage(this)
  assert.deepEqual([mensaje, user.operador.nombre_completo], [text, nombre])
  assert.equal(new Date(created_at).toISOString(), created_at)
})

Then('el último mensaje del chat tiene {int} letras', async function (this: Mundo, letters: number) {
  assert.equal((await talk.lastMessage(this)).mensaje.length, letters)
})

Then('{string} está una sola vez en el chat', async function (this: Mundo, text: string) {
  assert.equal(await talk.timesSaid(this, text), 1)
})

Then('{string} no está en el chat', async function (this: Mundo, text: string) {
  assert.equal(await talk.timesSaid(this, text), 0)
})

const ATTEMPTS: Readonly<Record<string, (world: Mundo, canal_id: number) => Promise<unknown>>> = {
  'leer los mensajes': (world, canal_id) => world.call(chat.mensajes.path, { canal_id }),
  'escribir un mensaje': (world, canal_id) => talk.write(world, canal_id, 'De un tercero'),
  'abrir el canal': (world, canal_id) => world.call(`/chat/canal/${canal_id}`),
  'marcarlo como leído': (world, canal_id) => world.call(chat.leer.path, { canal_id, mensaje_id: 1 }),
}

When(
  /^intenta (leer los mensajes|escribir un mensaje|abrir el canal|marcarlo como leído)$/u,
  async function (this: Mundo, what: string) {
    await ATTEMPTS[what]?.(this, talk.theChannel(this))
  },
)

const REMEMBERED = 'mensajes leídos'
const remember = (world: Mundo, read: readonly ChatMessage[]): void => {
  world.remembered.set(
    REMEMBERED,
    read.map(({ mensaje }) => mensaje),
  )
}
const numbered = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Mensaje número ${from + index}`)

Given('que tiene {int} mensajes seguidos con {string}', async function (this: Mundo, count: number, email: string) {
  const { id } = await talk.openChannel(this, email)
  for (const text of numbered(1, count)) await talk.write(this, id, text)
  this.remembered.set('primero', (await talk.page(this, { limite: count })).data[0]?.id)
})

const firstId = (world: Mundo): number => Number(world.remembered.get('primero'))

When('los lee hacia atrás de a {int}', async function (this: Mundo, limite: number) {
  let known: readonly ChatMessage[] = (await talk.page(this, { limite })).data
  while ((known[0]?.id ?? 0) > firstId(this)) {
    const { data } = await talk.page(this, { limite, antes_de: known[0]?.id })
    known = [...data, ...known]
  }
  remember(
    this,
    known.filter(({ id }) => id >= firstId(this)),
  )
})

When('pregunta por los que siguen al décimo de a {int}', async function (this: Mundo, limite: number) {
  const { data } = await talk.page(this, { despues_de: firstId(this) - 1, limite: 10 })
  const read: ChatMessage[] = []
  for (let hay_mas = true; hay_mas;) {
    const next = await talk.page(this, { despues_de: (read.at(-1) ?? data.at(-1))?.id, limite })
    read.push(...next.data)
    ;({ hay_mas } = next)
  }
  remember(this, read)
})

Then('lee los {int} en su orden, una vez cada uno', function (this: Mundo, count: number) {
  assert.deepEqual(this.remembered.get(REMEMBERED), numbered(1, count))
})

Then('lee los {int} que siguen en su orden', function (this: Mundo, count: number) {
  assert.deepEqual(this.remembered.get(REMEMBERED), numbered(11, 10 + count))
})

When('pregunta por los que siguen al último', async function (this: Mundo) {
  remember(this, (await talk.page(this, { despues_de: (await talk.lastMessage(this)).id })).data)
})

Then('no hay mensajes nuevos', function (this: Mundo) {
  assert.deepEqual(this.remembered.get(REMEMBERED), [])
})

const ofReferral = async (world: Mundo, email: string): Promise<number> => {
  const { id, afiliado_id } = await talk.channelRegisteredBy(world, email)
  talk.rememberChannel(world, id)
  world.remembered.set('afiliado', afiliado_id)
  return id
}

When('lee el chat de una remisión que registró {string}', async function (this: Mundo, email: string) {
  await this.call(chat.mensajes.path, { canal_id: await ofReferral(this, email) })
})

When(
  'escribe {string} en el chat de una remisión que registró {string}',
  async function (this: Mundo, text: string, email: string) {
    await talk.write(this, await ofReferral(this, email), text)
  },
)

const NOTED = { leyó: 'chat.leer', escribió: 'chat.escribir' } as const

/** The entries of a person about the affiliate of the referral; a reading is noted a moment later. */
const noted = async (world: Mundo, email: string, accion: string) => {
  const { db } = await world.server()
  const user_id = await talk.personId(world, email)
  for (let tries = 0; tries < 200; tries += 1) {
    const entries = await db
      .selectFrom('auditoria')
      .select(['detalle'])
      .where('accion', '=', accion)
      .where('user_id', '=', user_id)
      .where('afiliado_id', '=', Number(world.remembered.get('afiliado')))
      .execute()
    if (entries.length > 0) return entries
    await pause(POLL_MS)
  }
  return []
}

Then('queda en la auditoría que {string} lo leyó', async function (this: Mundo, email: string) {
  assert.ok((await noted(this, email, NOTED.leyó)).length > 0)
})

Then(
  'queda en la auditoría que {string} lo escribió, sin {string}',
  async function (this: Mundo, email: string, text: string) {
    const entries = await noted(this, email, NOTED.escribió)
    assert.ok(entries.length > 0)
    assert.ok(!JSON.stringify(entries).includes(text))
  },
)
