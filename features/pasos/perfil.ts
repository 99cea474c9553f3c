/** What a person looks after in their own profile: sessions, second factor, theme, and what the top bar shows of them. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { cuenta } from '@cauce/contract/cuenta'
import { avatarAddress, initialsOf } from '@cauce/domain/session/avatar'
import { displayName } from '@cauce/domain/session/display-name'
import { needsRecoveryReminder } from '@cauce/domain/session/recovery-reminder'
import * as Schema from 'effect/Schema'
import { appCode, nextAppCode } from '../../tests/support/authenticator.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))
const MINUTE_MS = 60_000
const ANOTHER_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

interface Own {
  email: string
  secret: string
  codes: readonly string[]
  /** The code with which they signed in last. */
  used: string
  /** Tokens of their other computers. */
  others: readonly string[]
}

const owns = new WeakMap<Mundo, Own>()
const ownOf = (world: Mundo): Own => {
  const own = owns.get(world) ?? { email: '', secret: '', codes: [], used: '', others: [] }
  owns.set(world, own)
  return own
}

const whoIs = async (world: Mundo) => read(auth.me, await world.call('/auth/me'))
const profileOf = async (world: Mundo) => read(cuenta.perfil, await world.call('/perfil'))

const turnOn = async (world: Mundo): Promise<void> => {
  const { secreto } = read(cuenta.iniciarTotp, await world.call('/perfil/totp', {}))
  const answer = await world.call('/perfil/totp/confirmar', { codigo: appCode(secreto, Date.now()) })
  Object.assign(ownOf(world), { secret: secreto, codes: read(cuenta.confirmarTotp, answer).codigos })
}

/** Both steps of a sign-in with that code; the answer of the second is kept. */
const signInWith = async (world: Mundo, codigo: string): Promise<void> => {
  const { email } = ownOf(world)
  world.token = null
  const first = await world.call('/auth/validar-usuario', { email, password: DEMO_PASSWORD })
  world.token = readToken(first.body).token
  const second = await world.call('/auth/validar-codigo', { codigo })
  ownOf(world).used = codigo
  if (second.status === 200) world.token = readToken(second.body).token
}

const mailsTo = async (world: Mundo, email: string): Promise<number> =>
  (await (await world.server()).outbox()).filter(({ para, texto }) => para === email && /\b\d{6}\b/u.test(texto)).length

Given('que {string} tiene activa la aplicación de códigos', async function (this: Mundo, email: string) {
  this.token = await (await this.server()).login(email)
  ownOf(this).email = email
  await turnOn(this)
  this.remembered.set('correos', await mailsTo(this, email))
})

Given('que hace {int} minutos que escribió su contraseña', async function (this: Mundo, minutes: number) {
  const { id } = await whoIs(this)
  const { db } = await this.server()
  const confirmada_at = new Date(Date.now() - minutes * MINUTE_MS)
  await db.updateTable('sesiones').set({ confirmada_at }).where('user_id', '=', id).execute()
})

When('activa la aplicación de códigos', async function (this: Mundo) {
  await turnOn(this)
})

When('intenta activarla con el código de otra aplicación', async function (this: Mundo) {
  const started = await this.call('/perfil/totp', {})
  if (started.status === 200) await this.call('/perfil/totp/confirmar', { codigo: appCode(ANOTHER_KEY, Date.now()) })
})

When('escribe su usuario, su contraseña y el código de la aplicación', async function (this: Mundo) {
  await signInWith(this, nextAppCode(ownOf(this).secret))
})

When('ingresa con el primero de sus códigos de recuperación', async function (this: Mundo) {
  await signInWith(this, ownOf(this).codes[0] ?? '')
})

When('vuelve a ingresar con ese mismo código', async function (this: Mundo) {
  await signInWith(this, ownOf(this).used)
})

When('pide códigos de recuperación nuevos', async function (this: Mundo) {
  this.remembered.set('anteriores', ownOf(this).codes)
  ownOf(this).codes = read(cuenta.nuevosCodigosRecuperacion, await this.call('/perfil/totp/codigos', {})).codigos
})

When('apaga la aplicación de códigos', async function (this: Mundo) {
  read(cuenta.desactivarTotp, await this.call('/perfil/totp/desactivar', {}))
})

When('escribe de nuevo su contraseña', async function (this: Mundo) {
  read(cuenta.confirmar, await this.call('/auth/confirmar', { password: DEMO_PASSWORD }))
})

When('escribe de nuevo una contraseña que no es la suya', async function (this: Mundo) {
  await this.call('/auth/confirmar', { password: 'equivocada1*' })
})

Then('recibe {int} códigos de recuperación', function (this: Mundo, count: number) {
  const { codes } = ownOf(this)
  assert.equal(new Set(codes).size, count)
  assert.deepEqual(
    codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u.test(code)),
    [],
  )
})

Then('ninguno de los anteriores entra', async function (this: Mundo) {
  ownOf(this).email = (await whoIs(this)).email
  const before = Schema.decodeUnknownSync(Schema.Array(Schema.String))(this.remembered.get('anteriores'))
  for (const code of before.slice(0, 3)) {
    await signInWith(this, code)
    assert.equal(this.answer?.status, 422)
  }
})

Then(
  'su perfil dice que usa la aplicación, con {int} códigos de recuperación',
  async function (this: Mundo, count: number) {
    const { totp_activo_at, codigos_recuperacion } = await profileOf(this)
    assert.ok(totp_activo_at)
    assert.equal(codigos_recuperacion, count)
  },
)

Then('su perfil dice que usa el correo', async function (this: Mundo) {
  assert.equal((await profileOf(this)).totp_activo_at, null)
})

Then('no le llegó ningún código por correo', async function (this: Mundo) {
  assert.equal(await mailsTo(this, ownOf(this).email), this.remembered.get('correos'))
})

Then('el código para ingresar le llega por correo', async function (this: Mundo) {
  const { email } = ownOf(this)
  this.token = await (await this.server()).login(email)
  await whoIs(this)
})

Then('ve la campana', async function (this: Mundo) {
  assert.equal(needsRecoveryReminder(await whoIs(this)), true)
})

Then('no ve la campana', async function (this: Mundo) {
  assert.equal(needsRecoveryReminder(await whoIs(this)), false)
})

When('agrega el correo de recuperación {string}', async function (this: Mundo, email_recuperacion: string) {
  const { operador } = await whoIs(this)
  const path = `/actualizacion/actualizacion-datos-recuperacion/${operador?.id}`
  read(cuenta.datosOperador, await this.call(path, { email_recuperacion, telefono_recuperacion: '3005550199' }))
})

Then('sus iniciales son {string}', async function (this: Mundo, initials: string) {
  assert.equal(initialsOf(displayName(await whoIs(this))), initials)
})

Then(
  'a quien hace los avatares se le pide el de {string} de {int} píxeles',
  async function (this: Mundo, name: string, side: number) {
    const service = 'https://avatares.ejemplo.co/'
    const address = avatarAddress(`${service}?name={name}&size={size}`, displayName(await whoIs(this)))
    assert.equal(address, `${service}?name=${encodeURIComponent(name)}&size=${side}`)
  },
)

Then('la instalación no tiene a quién pedir avatares', async function (this: Mundo) {
  const { body } = await (await this.server()).call('/version.json')
  assert.equal(Schema.decodeUnknownSync(Schema.Struct({ avatar: Schema.Null }))(body).avatar, null)
})

Then('el navegador solo puede mostrar imágenes propias', async function (this: Mundo) {
  const { headers } = await (await this.server()).call('/version.json')
  assert.match(headers.get('content-security-policy') ?? '', /img-src 'self' data: blob:(?:;|$)/u)
})
