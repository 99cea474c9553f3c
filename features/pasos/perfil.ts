/** What a person has open and looks after in their profile: sessions, second factor, theme, and what the top bar shows of them. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { cuenta } from '@cauce/contract/cuenta'
import { avatarAddress, initialsOf } from '@cauce/domain/session/avatar'
import { displayName } from '@cauce/domain/session/display-name'
import { needsRecoveryReminder } from '@cauce/domain/session/recovery-reminder'
import { appCode } from '../../tests/support/authenticator.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { send, userId } from '../soporte/administracion.ts'
import { codeMails, CODES, ownOf, signInWith, turnOn } from '../soporte/aplicacion-de-codigos.ts'
import { whoIs } from '../soporte/menu.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'
import {
  arriveElsewhere,
  askElsewhere,
  CLOSINGS,
  leaveElsewhere,
  sessionsOf,
  signInElsewhere,
} from '../soporte/sesiones.ts'

const MINUTE_MS = 60_000
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u
const ANOTHER_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const THEMES: Readonly<Record<string, string>> = { claro: 'light', oscuro: 'dark' }

Given(
  /^que "([^"]+)" tiene la sesión abierta en (?:otro equipo|otros (\d+) equipos)$/u,
  async function (this: Mundo, email: string, count: string | null) {
    for (let one = 0; one < Number(count ?? 1); one += 1) await signInElsewhere(this, email)
  },
)

Then(
  /^la sesión del (otro equipo|navegador) (sigue abierta|ya no abre nada)$/u,
  async function (this: Mundo, where: string, how: string) {
    // A browser tells the server first and asks to sign in then.
    if (where === 'navegador') await pageOf(this).getByRole('heading', { name: 'Ingresar' }).waitFor()
    assert.equal((await askElsewhere(this, '/auth/me')).status, how === 'sigue abierta' ? 200 : 401)
  },
)

Then(
  /^su perfil tiene (\d+) (?:sesión abierta|sesiones abiertas) y una es la de ahora$/u,
  async function (this: Mundo, count: string) {
    const sessions = await sessionsOf(this)
    assert.deepEqual([sessions.length, sessions.filter(({ actual }) => actual).length], [Number(count), 1])
  },
)

When(
  new RegExp(`^(?:intenta cerrar|cierra) (${Object.keys(CLOSINGS).join('|')})$`, 'u'),
  async function (this: Mundo, which: string) {
    await CLOSINGS[which]?.(this)
  },
)

Given(
  /^que escribió su contraseña hace (\d+) minutos(?: y (\d+) segundos?)?$/u,
  async function (this: Mundo, minutes: string, seconds: string | null) {
    const { id } = await whoIs(this)
    const { db } = await this.server()
    const confirmada_at = new Date(Date.now() - Number(minutes) * MINUTE_MS - Number(seconds) * 1000)
    await db.updateTable('sesiones').set({ confirmada_at }).where('user_id', '=', id).execute()
  },
)

When(
  /^escribe de nuevo (su contraseña|una contraseña que no es la suya)$/u,
  async function (this: Mundo, which: string) {
    const isOwn = which === 'su contraseña'
    const answer = await this.call('/auth/confirmar', { password: isOwn ? DEMO_PASSWORD : 'equivocada1*' })
    if (isOwn) read(cuenta.confirmar, answer)
  },
)

When('escoge el tema {string}', async function (this: Mundo, tema: string) {
  await send(this, 'PUT', '/perfil/preferencias', { tema: THEMES[tema] ?? tema })
})

Then('en el otro equipo su tema es {string}', async function (this: Mundo, tema: string) {
  assert.equal(read(cuenta.preferencias, await askElsewhere(this, '/perfil/preferencias')).tema, THEMES[tema])
})

Then(/^(no )?ve la campana$/u, async function (this: Mundo, not: string | null) {
  assert.equal(needsRecoveryReminder(await whoIs(this)), not === null)
})
Given('que {string} tiene activa la aplicación de códigos', async function (this: Mundo, email: string) {
  this.token = await (await this.server()).login(email)
  ownOf(this).email = email
  await turnOn(this)
  ownOf(this).mails = await codeMails(this)
})

When(/^(activa|apaga) la aplicación de códigos$/u, async function (this: Mundo, act: string) {
  if (act === 'activa') await turnOn(this)
  else read(cuenta.desactivarTotp, await this.call('/perfil/totp/desactivar', {}))
})

When('intenta activarla con el código de otra aplicación', async function (this: Mundo) {
  const started = await this.call('/perfil/totp', {})
  if (started.status === 200) await this.call('/perfil/totp/confirmar', { codigo: appCode(ANOTHER_KEY, Date.now()) })
})

When(new RegExp(`^ingresa con (${Object.keys(CODES).join('|')})$`, 'u'), async function (this: Mundo, which: string) {
  await signInWith(this, CODES[which]?.(ownOf(this)) ?? '')
})

When('pide códigos de recuperación nuevos', async function (this: Mundo) {
  const own = ownOf(this)
  const { codigos } = read(cuenta.nuevosCodigosRecuperacion, await this.call('/perfil/totp/codigos', {}))
  Object.assign(own, { old: own.codes, codes: codigos, email: (await whoIs(this)).email })
})

Then('recibe {int} códigos de recuperación', function (this: Mundo, count: number) {
  const { codes } = ownOf(this)
  assert.equal(new Set(codes).size, count)
  assert.deepEqual(
    codes.filter((code) => !RECOVERY_CODE.test(code)),
    [],
  )
})

Then('ninguno de los anteriores entra', async function (this: Mundo) {
  for (const code of ownOf(this).old.slice(0, 3)) {
    await signInWith(this, code)
    assert.equal(this.answer?.status, 422)
  }
})

Then(
  /^su perfil dice que usa (?:el correo|la aplicación, con (\d+) códigos de recuperación)$/u,
  async function (this: Mundo, count: string | null) {
    const { totp_activo_at, codigos_recuperacion } = read(cuenta.perfil, await this.call('/perfil'))
    assert.equal(totp_activo_at === null, count === null)
    if (count !== null) assert.equal(codigos_recuperacion, Number(count))
  },
)

Then(/^el código para ingresar (no )?le llega por correo$/u, async function (this: Mundo, not: string | null) {
  if (not === null) {
    this.token = await (await this.server()).login(ownOf(this).email)
    await whoIs(this)
  } else assert.equal(await codeMails(this), ownOf(this).mails)
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

When('cierra la sesión de {string} porque {string}', async function (this: Mundo, email: string, motivo: string) {
  await this.call('/auth/cerrar-sesion', { user_id: await userId(this, email), motivo })
})

When(/^"([^"]+)" (abre|cierra) Cauce en otro navegador$/u, async function (this: Mundo, email: string, act: string) {
  await (act === 'abre' ? arriveElsewhere(this, email) : leaveElsewhere(this))
})

Then('en el otro equipo ya puede {string} y ya no {string}', async function (this: Mundo, can: string, cannot: string) {
  const { permissions } = read(auth.me, await askElsewhere(this, '/auth/me'))
  assert.deepEqual([permissions.includes(can), permissions.includes(cannot)], [true, false])
})
