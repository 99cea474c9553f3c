/** The own password, getting back in without it, and the recovery data. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { attemptsLeftText } from '@cauce/domain/session/password-change'
import { passwordStrength, STRENGTH_WORDS } from '@cauce/domain/session/password-strength'
import { mustUpdateData } from '@cauce/domain/session/recovery-data'
import { failPassword, pasteInto, savePassword } from '../../tests/e2e/pages/account.ts'
import { accountOf, changeOf, changePassword, failElsewhere, type Trouble } from '../soporte/cuenta.ts'
import { whoIs } from '../soporte/menu.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { askForLink, linkMails, openLink, recordOf, saveRecoveryData, useLink } from '../soporte/recuperacion.ts'

const HOUR_MS = 3_600_000
const PASTED = 'Rio7*Casa+Luz'

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'no responde': 'sin respuesta',
  'no bloquea por sí mismo': 'sin bloqueo propio',
  'no puede bloquear a nadie': 'no bloquea',
}

Given(
  new RegExp(`^que el servidor(?: de la aseguradora)? (${Object.keys(TROUBLES).join('|')})$`, 'u'),
  function (this: Mundo, what: string) {
    accountOf(this).trouble = TROUBLES[what] ?? null
  },
)

Given(
  /^que la contraseña de "([^"]+)" (?:venció|se cambió hace (\d+) días y (\d+) horas)$/u,
  async function (this: Mundo, email: string, days: string | null, hours: string | null) {
    const { db } = await this.server()
    const ago = (Number(days) * 24 + Number(hours)) * HOUR_MS
    const password_changed_at = days === null ? null : new Date(Date.now() + this.aheadMs - ago)
    await db.updateTable('users').set({ password_changed_at }).where('email', '=', email).execute()
  },
)

When(
  /^cambia su contraseña por "([^"]*)"(?: y la confirma con "([^"]*)")?( sin escribir la actual)?$/u,
  async function (this: Mundo, password: string, again: string | null, blank: string | null) {
    await changePassword(this, {
      password,
      ...(again === null ? {} : { confirmacion: again }),
      ...(blank === null ? {} : { password_current: '' }),
    })
  },
)

When('guarda en el navegador la contraseña nueva {string}', async function (this: Mundo, next: string) {
  await savePassword(pageOf(this), next)
})

When(
  /^(?:que )?(en otro equipo |en el navegador )?(?:falló|falla) (\d+) (?:vez|veces) la contraseña actual$/u,
  async function (this: Mundo, where: string | null, times: string) {
    for (let time = 1; time <= Number(times); time += 1) {
      if (where === 'en otro equipo ') await failElsewhere(this)
      else if (where === null) await changePassword(this, { password_current: 'Equivocada.1' })
      else await failPassword(pageOf(this), time === Number(times))
    }
  },
)

When('alguien con la sesión de otro pide inactivar a {string}', async function (this: Mundo, email: string) {
  await this.call('/auth/inactivar-usuario-temporal', { email })
})

Then('se le dice {string}', function (this: Mundo, text: string) {
  assert.equal(attemptsLeftText(accountOf(this).failures), text)
})

Then('no se le cuenta ningún fallo', function (this: Mundo) {
  assert.equal(accountOf(this).failures, 0)
})

Then('la sesión se cierra al leerlo', async function (this: Mundo) {
  assert.equal(accountOf(this).situation, 'lockFailed')
  const actor = await changeOf(this)
  actor.send({ type: 'end.accepted' })
  assert.equal(actor.getSnapshot().value, 'closed')
})

Then(
  'la contraseña {string} de quien se llama {string} es {string}',
  function (this: Mundo, password: string, name: string, word: string) {
    assert.equal(STRENGTH_WORDS[passwordStrength(password, [name])], word)
  },
)

Then(
  /^"([^"]+)" (no )?entra con "([^"]+)"$/u,
  async function (this: Mundo, email: string, not: string | null, password: string) {
    this.token = null
    const { status } = await this.call('/auth/validar-usuario', { email, password })
    assert.equal(status === 200, not === null)
  },
)

Then(/^(solo puede cambiarla o salir|puede seguir con lo suyo)$/u, async function (this: Mundo, what: string) {
  const isDue = what === 'solo puede cambiarla o salir'
  assert.equal((await whoIs(this)).contrasena_vencida, isDue)
  assert.equal((await this.call('/perfil')).status, isDue ? 403 : 200)
})

Then(/^(no )?puede pegar en "([^"]+)"$/u, async function (this: Mundo, not: string | null, label: string) {
  assert.equal(await pasteInto(pageOf(this), label, PASTED), not === null ? PASTED : '')
})

When(
  /^(?:que pidió|pide) recuperar la contraseña con "([^"]*)" "([^"]*)"$/u,
  async function (this: Mundo, kind: string, number: string) {
    await askForLink(this, kind, number)
  },
)

When('abre el enlace del correo', async function (this: Mundo) {
  await openLink(this)
})

When('con el enlace del correo escribe la contraseña {string}', async function (this: Mundo, password: string) {
  await useLink(this, password)
})

Then(/^el enlace llega solo a (?:"([^"]+)"|nadie)$/u, async function (this: Mundo, email: string | null) {
  const told = (await linkMails(this)).map(({ para }) => para)
  assert.deepEqual(told, email === null ? [] : [email])
})

When(
  /^(?:que guardó|guarda) el celular "([^"]*)" y el correo "([^"]*)"(?: del afiliado (\d+))?$/u,
  async function (this: Mundo, celular: string, correo: string, id: string | null) {
    await saveRecoveryData(this, { ...(await recordOf(this, id)), form: { correo, celular } })
  },
)

Given('que sus datos se confirmaron hace {int} días', async function (this: Mundo, days: number) {
  const { ownerId } = await recordOf(this)
  const { db } = await this.server()
  const datos_actualizados_at = new Date(Date.now() - days * 24 * HOUR_MS)
  await db.updateTable('afiliados').set({ datos_actualizados_at }).where('id', '=', ownerId).execute()
})

Then(/^(no )?se le piden sus datos$/u, async function (this: Mundo, not: string | null) {
  const { datosAfiliado } = await whoIs(this)
  assert.ok(datosAfiliado)
  assert.equal(mustUpdateData(datosAfiliado, Date.now()), not === null)
})
