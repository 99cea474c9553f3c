import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as Schema from 'effect/Schema'
import { auth } from '@cauce/contract/auth'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read, readError } from '../soporte/respuestas.ts'

const MINUTE_MS = 60_000
const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

const firstStep = async (world: Mundo, email: string, password: string): Promise<void> => {
  world.token = null
  const answer = await world.call('/auth/validar-usuario', { email, password })
  world.provisional = answer.status === 200 ? readToken(answer.body).token : null
}

const codeFor = async (world: Mundo, email: string): Promise<string> => {
  const mails = await (await world.server()).outbox()
  return /\b\d{6}\b/u.exec(mails.find(({ para }) => para === email)?.texto ?? '')?.[0] ?? ''
}

const secondStep = async (world: Mundo, codigo: string): Promise<void> => {
  world.token = world.provisional
  const answer = await world.call('/auth/validar-codigo', { codigo })
  world.token = answer.status === 200 ? readToken(answer.body).token : null
}

Given('que {string} escribió bien su usuario y su contraseña', async function (this: Mundo, email: string) {
  await firstStep(this, email, DEMO_PASSWORD)
  this.code = await codeFor(this, email)
})

Given('que {string} ingresó con su código', async function (this: Mundo, email: string) {
  await firstStep(this, email, DEMO_PASSWORD)
  this.code = await codeFor(this, email)
  await secondStep(this, this.code)
  assert.ok(this.token, `${email} no pudo ingresar`)
})

Given(
  'que alguien falló {int} veces la contraseña de {string}',
  async function (this: Mundo, times: number, email: string) {
    for (let time = 0; time < times; time += 1) await firstStep(this, email, 'equivocada1*')
  },
)

When('escribe el código que llegó a su correo', async function (this: Mundo) {
  await secondStep(this, this.code ?? '')
})

When('escribe un código que no es el suyo', async function (this: Mundo) {
  await secondStep(this, this.code === '000000' ? '000001' : '000000')
})

Given('que pasaron {int} minutos desde que se envió el código', function (this: Mundo, minutes: number) {
  this.aheadMs += minutes * MINUTE_MS
})

When('escribe {int} veces un código que no es el suyo', async function (this: Mundo, times: number) {
  for (let time = 0; time < times; time += 1) await secondStep(this, this.code === '000000' ? '000001' : '000000')
})

When('pide otro código', async function (this: Mundo) {
  this.token = this.provisional
  await this.call('/auth/reenviar-codigo', {})
})

When('intenta ver la consulta {int} sin haber escrito el código', async function (this: Mundo, id: number) {
  this.token = this.provisional
  await this.call(`/consultas/consulta/${id}`)
})

When('alguien repite ese mismo código', async function (this: Mundo) {
  await secondStep(this, this.code ?? '')
})

When(
  'alguien intenta entrar como {string} con la contraseña {string}',
  async function (this: Mundo, email: string, password: string) {
    await firstStep(this, email, password)
  },
)

When('cierra la sesión', async function (this: Mundo) {
  read(auth.logout, await this.call('/auth/logout', {}))
})

Then('queda con la sesión abierta', async function (this: Mundo) {
  assert.equal((await this.call('/auth/me')).status, 200)
})

Then('su sesión dice que es {string}', async function (this: Mundo, name: string) {
  assert.equal(read(auth.me, await this.call('/auth/me')).operador?.nombre_completo, name)
})

Then('se le niega por no haber ingresado', function (this: Mundo) {
  assert.equal(this.answer?.status, 401)
  readError(this.answer.body)
})

Then('no se abre una segunda sesión', function (this: Mundo) {
  assert.equal(this.token, null)
  assert.equal(this.answer?.status, 401)
})

Then('se le pide el código', function (this: Mundo) {
  assert.ok(this.provisional)
})

Then('su sesión ya no abre nada', async function (this: Mundo) {
  assert.equal((await this.call('/auth/me')).status, 401)
})
