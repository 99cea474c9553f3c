/** Messages with files: asked for, sent, published, opened. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { chat } from '@cauce/contract/chat'
import * as sending from '../soporte/adjuntos-del-chat.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read, readError } from '../soporte/respuestas.ts'

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>')
const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000

const pdfs = (...names: readonly string[]) =>
  names.map((nombre) => {
    const bytes = sending.pdfOf(nombre)
    return { nombre, bytes, tamano: bytes.length }
  })

/** Does it as somebody else, and goes on as who was acting. */
const as = async <T>(world: Mundo, email: string, work: () => Promise<T>): Promise<T> => {
  const own = world.token
  world.token = await (await world.server()).login(email)
  try {
    return await work()
  } finally {
    world.token = own
  }
}

Given('que tiene un chat con {string}', function (this: Mundo, email: string) {
  return sending.openChat(this, email)
})

When('adjunta {string} con el mensaje {string}', function (this: Mundo, nombre: string, mensaje: string) {
  return sending.attach(this, pdfs(nombre), mensaje)
})

When(
  'adjunta {string} y {string} con el mensaje {string}',
  function (this: Mundo, one: string, other: string, mensaje: string) {
    return sending.attach(this, pdfs(one, other), mensaje)
  },
)

When('no adjunta nada con el mensaje {string}', function (this: Mundo, mensaje: string) {
  return sending.attach(this, [], mensaje)
})

When('adjunta {int} archivos de {int} MB y un byte', function (this: Mundo, many: number, megabytes: number) {
  const tamano = megabytes * MEGABYTE + 1
  const files = Array.from({ length: many }, (_, at) => ({ nombre: `${at}.pdf`, tamano }))
  return sending.attach(this, files, '')
})

When(
  'adjunta {string}, que por dentro es una página, con el mensaje {string}',
  function (this: Mundo, nombre: string, mensaje: string) {
    return sending.attach(this, [{ nombre, bytes: PAGE, tamano: PAGE.length }], mensaje)
  },
)

When('llega {string}', async function (this: Mundo, nombre: string) {
  assert.equal((await sending.upload(this, nombre)).status, 200)
})

When('se corta la mitad de {string}', function (this: Mundo, nombre: string) {
  return sending.uploadHalf(this, nombre)
})

When('retoma el envío', function (this: Mundo) {
  return sending.resume(this)
})

When('guarda los adjuntos', async function (this: Mundo) {
  await sending.save(this)
})

When('guarda como adjunto un archivo que no es suyo', async function (this: Mundo) {
  await sending.save(this, ['../../etc/passwd'])
})

When('desiste del envío', async function (this: Mundo) {
  const server = await this.server()
  const path = `/api/mensaje/sin-enviar/${sending.sendingOf(this).id}`
  assert.equal((await server.call(path, { method: 'DELETE', token: this.token })).status, 200)
})

When('pide por {int} minutos la dirección de {string}', async function (this: Mundo, tiempo: number, nombre: string) {
  const path = await sending.pathOf(this, nombre)
  const answer = await this.call('/adjuntos/generar-url-temporal-consulta', { disco: 'digital', path, tiempo })
  if (answer.status === 200) this.remembered.set('dirección', read(chat.urlTemporal, answer).url)
})

const fetchAddress = async (world: Mundo): Promise<Response> =>
  fetch(new URL(String(world.remembered.get('dirección')), (await world.server()).url))

Then('con la dirección se abre {string} sin ingresar', async function (this: Mundo, nombre: string) {
  const answer = await fetchAddress(this)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.match(answer.headers.get('content-security-policy') ?? '', /sandbox/u)
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), sending.contentOf(this, nombre))
})

Then('{int} minutos después la dirección ya no sirve', async function (this: Mundo, minutes: number) {
  this.aheadMs += minutes * MINUTE_MS
  assert.equal((await fetchAddress(this)).status, 404)
})

Then('en el chat no hay ningún mensaje con archivos', async function (this: Mundo) {
  assert.deepEqual(await sending.withFiles(this), [])
})

Then('en el chat hay un mensaje con {int} archivos', async function (this: Mundo, many: number) {
  assert.deepEqual(
    (await sending.withFiles(this)).map(({ adjuntos }) => adjuntos.length),
    [many],
  )
})

Then('solo falta por enviar {string}', function (this: Mundo, nombre: string) {
  const { targets } = sending.sendingOf(this)
  assert.deepEqual(
    targets.filter(({ recibido }) => !recibido).map((one) => one.nombre),
    [nombre],
  )
})

Then('al enviarlo se le niega con {string}', async function (this: Mundo, text: string) {
  const [target] = sending.sendingOf(this).targets
  const answer = await sending.upload(this, target?.nombre ?? '')
  assert.equal(answer.status, 422)
  assert.equal(readError(await answer.json()).error, text)
})

Then('{string} abre {string} y es el que se envió', async function (this: Mundo, email: string, nombre: string) {
  const ruta = await sending.pathOf(this, nombre)
  const bytes = await as(this, email, async () => {
    const { url } = await this.server()
    const answer = await fetch(new URL('/api/adjuntos/get', url), {
      method: 'POST',
      body: JSON.stringify({ ruta }),
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
    })
    assert.equal(answer.status, 200)
    return Buffer.from(await answer.arrayBuffer())
  })
  assert.deepEqual(bytes, sending.contentOf(this, nombre))
})

const answersOf = async (world: Mundo, ruta: string): Promise<readonly number[]> => {
  const answers = [
    await world.call('/adjuntos/getType', { ruta }),
    await world.call('/adjuntos/get', { ruta }),
    await world.call('/adjuntos/generar-url-temporal-consulta', { disco: 'digital', path: ruta, tiempo: 10 }),
  ]
  return answers.map(({ status }) => status)
}

Then('para {string} el archivo {string} no existe', async function (this: Mundo, email: string, nombre: string) {
  const ruta = await sending.pathOf(this, nombre)
  assert.deepEqual(await as(this, email, () => answersOf(this, ruta)), [404, 404, 404])
})

const referralFile = async (world: Mundo): Promise<string> => {
  const { db } = await world.server()
  return (await db.selectFrom('referencia_adjuntos').select('ruta').orderBy('id').limit(1).executeTakeFirstOrThrow())
    .ruta
}

Then(
  '{string}, que sigue las remisiones, abre un archivo de una de ellas',
  async function (this: Mundo, email: string) {
    const ruta = await referralFile(this)
    assert.deepEqual(await as(this, email, () => answersOf(this, ruta)), [200, 200, 200])
  },
)

Then('para {string}, que no trabaja con remisiones, no existe', async function (this: Mundo, email: string) {
  const ruta = await referralFile(this)
  assert.deepEqual(await as(this, email, () => answersOf(this, ruta)), [404, 404, 404])
})
