/** Changing the own password: what is asked, what the server answers, and the lock. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { attemptsLeftText, PASSWORD_CHANGED } from '@cauce/domain/session/password-change'
import { passwordStrength, STRENGTH_WORDS } from '@cauce/domain/session/password-strength'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { changeOf, sendChange, tell } from '../soporte/cuenta.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const GOOD = 'Rio7*Casa+Luz'

/** The person of the scenario, asked once: after a lock there is nobody to ask. */
const person = async (world: Mundo): Promise<{ readonly id: number; readonly email: string }> => {
  const kept = world.remembered.get('persona')
  if (typeof kept === 'object' && kept !== null && 'id' in kept && 'email' in kept)
    return { id: Number(kept.id), email: String(kept.email) }
  const { id, email } = read(auth.me, await world.call('/auth/me'))
  world.remembered.set('persona', { id, email })
  return { id, email }
}

const change = async (world: Mundo, form: { current?: string; next?: string; again?: string }): Promise<void> => {
  const password = form.next ?? GOOD
  await sendChange(world, changeOf(world, await person(world)), {
    password_current: form.current ?? DEMO_PASSWORD,
    password,
    confirmacion: form.again ?? password,
  })
  if (world.remembered.get('situacion') === 'done') tell(world, [PASSWORD_CHANGED])
}

Given('que el servidor de la aseguradora {word} bloquea por sí mismo', function (this: Mundo, _no: string) {
  this.remembered.set('dificultad', 'sin bloqueo propio')
})

Given('que el servidor no puede bloquear a nadie', function (this: Mundo) {
  this.remembered.set('dificultad', 'no bloquea')
})

Given('que el servidor no responde', function (this: Mundo) {
  this.remembered.set('dificultad', 'sin respuesta')
})

Given('que la contraseña de {string} venció', async function (this: Mundo, email: string) {
  const { db } = await this.server()
  await db.updateTable('users').set({ password_changed_at: null }).where('email', '=', email).execute()
})

Given(
  'que la contraseña de {string} se cambió hace {int} días y {int} horas',
  async function (this: Mundo, email: string, days: number, hours: number) {
    const { db } = await this.server()
    const changed = new Date(Date.now() + this.aheadMs - (days * 24 + hours) * 3_600_000)
    await db.updateTable('users').set({ password_changed_at: changed }).where('email', '=', email).execute()
  },
)

Given('que en otro equipo falló {int} veces la contraseña actual', async function (this: Mundo, times: number) {
  const { id } = await person(this)
  for (let time = 0; time < times; time += 1) {
    const body = { password_current: 'Equivocada.1', password: GOOD }
    await this.call(`/usuarios/actualizar-contrasena-usuario/${id}`, body)
  }
})

When('cambia su contraseña por {string}', async function (this: Mundo, next: string) {
  await change(this, { next })
})

When('intenta cambiar su contraseña sin escribir nada', async function (this: Mundo) {
  await change(this, { current: '', next: '' })
})

When(
  'cambia su contraseña por {string} y la confirma con {string}',
  async function (this: Mundo, next: string, again: string) {
    await change(this, { next, again })
  },
)

When('falla {int} vez/veces la contraseña actual', async function (this: Mundo, times: number) {
  for (let time = 0; time < times; time += 1) await change(this, { current: 'Equivocada.1' })
})

When('alguien con la sesión de otro pide inactivar a {string}', async function (this: Mundo, email: string) {
  await this.call('/auth/inactivar-usuario-temporal', { email })
})

When('escribe {string} como contraseña nueva', function (this: Mundo, text: string) {
  const own = this.remembered.get('propio')
  this.remembered.set('seguridad', STRENGTH_WORDS[passwordStrength(text, typeof own === 'string' ? [own] : [])])
})

Given('que la persona se llama {string}', function (this: Mundo, name: string) {
  this.remembered.set('propio', name)
})

Then('se le dice que es {string}', function (this: Mundo, word: string) {
  assert.equal(this.remembered.get('seguridad'), word)
})

Then('se le dice {string}', function (this: Mundo, text: string) {
  assert.equal(attemptsLeftText(Number(this.remembered.get('fallos'))), text)
})

Then('no se le cuenta ningún fallo', function (this: Mundo) {
  assert.equal(this.remembered.get('fallos'), 0)
})

Then('su sesión quedó cerrada', async function (this: Mundo) {
  assert.equal((await this.call('/auth/me')).status, 401)
})

Then('la sesión se cierra al leerlo', async function (this: Mundo) {
  assert.equal(this.remembered.get('situacion'), 'lockFailed')
  const actor = changeOf(this, await person(this))
  actor.send({ type: 'end.accepted' })
  assert.equal(actor.getSnapshot().value, 'closed')
})

const entersWith = async (world: Mundo, email: string, password: string): Promise<boolean> => {
  world.token = null
  return (await world.call('/auth/validar-usuario', { email, password })).status === 200
}

Then('{string} entra con {string}', async function (this: Mundo, email: string, password: string) {
  assert.ok(await entersWith(this, email, password))
})

Then('{string} no entra con {string}', async function (this: Mundo, email: string, password: string) {
  assert.ok(!(await entersWith(this, email, password)))
})

Then('solo puede cambiarla o salir', async function (this: Mundo) {
  const { contrasena_vencida } = read(auth.me, await this.call('/auth/me'))
  assert.equal(contrasena_vencida, true)
  const refused = await this.call('/perfil')
  assert.equal(refused.status, 403)
})

Then('puede seguir con lo suyo', async function (this: Mundo) {
  assert.equal(read(auth.me, await this.call('/auth/me')).contrasena_vencida, false)
  assert.equal((await this.call('/perfil')).status, 200)
})
