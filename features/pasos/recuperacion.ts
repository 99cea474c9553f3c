/** Getting back in without the password, and the mail and cell phone by which that is done. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { PASSWORD_CHANGED } from '@cauce/domain/session/password-change'
import { mustUpdateData, type RecoveryKind } from '@cauce/domain/session/recovery-data'
import { RECOVERY_OVER } from '@cauce/domain/session/recovery-link'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { left, recoverySettled, saveRecovery, startRecovery, tell } from '../soporte/cuenta.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const LINK = /recuperacionContrasena\/(\w+)\/(\w+)\/([\w-]+)/u
const DAY_MS = 86_400_000

const ask = async (world: Mundo, tipo_documento: string, numero_documento: string): Promise<void> => {
  world.token = null
  const actor = startRecovery(world, { tipo_documento, numero_documento, token: null })
  actor.send({ type: 'link.requested' })
  if ((await recoverySettled(world, actor)) === 'sent') tell(world, [left(world, 'respuesta')])
}

/** The link of the newest mail to anybody that has one. */
const linkOf = async (world: Mundo) => {
  const mails = await (await world.server()).outbox()
  const [, tipo_documento, numero_documento, token] =
    LINK.exec(mails.find(({ texto }) => LINK.test(texto))?.texto ?? '') ?? []
  assert.ok(tipo_documento && numero_documento && token, 'Ningún correo trae el enlace')
  return { tipo_documento, numero_documento, token }
}

const openLink = async (world: Mundo) => {
  world.token = null
  const actor = startRecovery(world, await linkOf(world))
  if ((await recoverySettled(world, actor)) === 'expired') tell(world, [RECOVERY_OVER])
  return actor
}

When('pide recuperar la contraseña con {string} {string}', async function (this: Mundo, kind: string, number: string) {
  await ask(this, kind, number)
})

Given(
  'que pidió recuperar la contraseña con {string} {string}',
  async function (this: Mundo, kind: string, number: string) {
    await ask(this, kind, number)
  },
)

When('abre el enlace del correo', async function (this: Mundo) {
  await openLink(this)
})

When('con el enlace del correo escribe la contraseña {string}', async function (this: Mundo, password: string) {
  const actor = await openLink(this)
  actor.send({ type: 'password.sent', form: { password, confirmacion: password } })
  const situation = await recoverySettled(this, actor)
  if (situation === 'done') tell(this, [PASSWORD_CHANGED])
  if (situation === 'expired') tell(this, [RECOVERY_OVER])
})

Given('que pasaron {int} minutos desde que se envió', async function (this: Mundo, minutes: number) {
  const { db } = await this.server()
  const links = await db.selectFrom('recuperaciones').select(['id', 'expira_at']).execute()
  for (const { id, expira_at } of links) {
    const earlier = new Date(expira_at.getTime() - minutes * 60_000)
    await db.updateTable('recuperaciones').set({ expira_at: earlier }).where('id', '=', id).execute()
  }
})

Then('el enlace llega solo a {string}', async function (this: Mundo, email: string) {
  const mails = await (await this.server()).outbox()
  assert.deepEqual(
    mails.filter(({ texto }) => LINK.test(texto)).map(({ para }) => para),
    [email],
  )
})

Then('no se envía ningún enlace', async function (this: Mundo) {
  const mails = await (await this.server()).outbox()
  assert.ok(mails.every(({ texto }) => !LINK.test(texto)))
})

const whoIs = async (world: Mundo) => read(auth.me, await world.call('/auth/me'))

const ownRecord = async (world: Mundo): Promise<{ readonly kind: RecoveryKind; readonly ownerId: number }> => {
  const { tipo_usuario, operador, datosAfiliado } = await whoIs(world)
  const affiliate = tipo_usuario === AFFILIATE_USER_KIND
  const ownerId = (affiliate ? datosAfiliado : operador)?.id
  assert.ok(ownerId)
  return { kind: affiliate ? 'affiliate' : 'operator', ownerId }
}

When(
  /^(?:que guardó|guarda) el celular "([^"]*)" y el correo "([^"]*)"$/u,
  async function (this: Mundo, celular: string, correo: string) {
    await saveRecovery(this, { ...(await ownRecord(this)), form: { correo, celular } })
  },
)

When('guarda sus datos sin que el servidor responda', async function (this: Mundo) {
  const own = await ownRecord(this)
  this.remembered.set('dificultad', 'sin respuesta')
  await saveRecovery(this, { ...own, form: { correo: 'otro@correo.co', celular: '3005550199' } })
})

When('guarda los datos del afiliado {int}', async function (this: Mundo, id: number) {
  const form = { correo: 'otro@correo.co', celular: '3005550199' }
  await saveRecovery(this, { kind: 'affiliate', ownerId: id, form })
})

Given('que escribió su contraseña hace {int} minutos', async function (this: Mundo, minutes: number) {
  const { db } = await this.server()
  const earlier = new Date(Date.now() - minutes * 60_000)
  await db.updateTable('sesiones').set({ confirmada_at: earlier }).execute()
})

Given('que sus datos se confirmaron hace {int} días', async function (this: Mundo, days: number) {
  const { datosAfiliado } = await whoIs(this)
  const { db } = await this.server()
  const datos_actualizados_at = new Date(Date.now() - days * DAY_MS)
  await db
    .updateTable('afiliados')
    .set({ datos_actualizados_at })
    .where('id', '=', datosAfiliado?.id ?? 0)
    .execute()
})

const mustUpdate = async (world: Mundo): Promise<boolean> => {
  const { datosAfiliado } = await whoIs(world)
  assert.ok(datosAfiliado)
  return mustUpdateData(datosAfiliado, Date.now())
}

Then('se le piden sus datos', async function (this: Mundo) {
  assert.equal(await mustUpdate(this), true)
})

Then('no se le piden sus datos', async function (this: Mundo) {
  assert.equal(await mustUpdate(this), false)
})

Then('{string} recibe el aviso del cambio', async function (this: Mundo, email: string) {
  const mails = await (await this.server()).outbox()
  assert.ok(mails.some(({ para, asunto }) => para === email && asunto === 'Cambiaron sus datos de recuperación'))
})
