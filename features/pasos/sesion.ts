/** Signing in in two steps, and how a session ends: by closing it, or because nobody is there. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { holdClock, moveMouse, passMinutes, warning } from '../../tests/e2e/pages/idle.ts'
import { sendCredentials, signIn } from '../../tests/e2e/pages/login.ts'
import { signOut } from '../../tests/e2e/pages/shell.ts'
import { newPerson } from '../../tests/e2e/support/browser.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { whoIs } from '../soporte/menu.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { goThrough } from '../soporte/pantalla-de-ingreso.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { ageLinks } from '../soporte/recuperacion.ts'
import { read, readError } from '../soporte/respuestas.ts'
import {
  codeFor,
  firstStep,
  openTab,
  reopenBrowser,
  secondStep,
  tabOf,
  takeElsewhere,
  workWatched,
} from '../soporte/sesiones.ts'
import { hasFocus, tabUntil } from '../soporte/teclado.ts'

const DOCTOR = 'medico@cauce.demo'
const MINUTE_MS = 60_000
const NOT_A_PERSON = { 'x-sin-actividad': '1' }

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
  'que alguien falló {int} vez/veces la contraseña de {string}',
  async function (this: Mundo, times: number, email: string) {
    for (let time = 0; time < times; time += 1) await firstStep(this, email, 'equivocada1*')
  },
)

When('escribe el código que llegó a su correo', async function (this: Mundo) {
  await secondStep(this, this.code ?? '')
})

When(/^escribe (?:(\d+) veces )?un código que no es el suyo$/u, async function (this: Mundo, times: string | null) {
  const wrong = this.code === '000000' ? '000001' : '000000'
  for (let time = 0; time < Number(times ?? 1); time += 1) await secondStep(this, wrong)
})

Given(
  /^que pasaron (\d+) minutos desde que se envió el (código|enlace)$/u,
  async function (this: Mundo, minutes: string, what: string) {
    const ms = Number(minutes) * MINUTE_MS
    if (what === 'enlace') await ageLinks(this, ms)
    else this.aheadMs += ms
  },
)

Given('que el reloj del servidor está adelantado {int} horas', function (this: Mundo, hours: number) {
  this.aheadMs += hours * 60 * MINUTE_MS
})

When('se corrige el reloj del servidor', function (this: Mundo) {
  this.aheadMs = 0
})

When('pide otro código', async function (this: Mundo) {
  this.token = this.provisional
  await this.call('/auth/reenviar-codigo', {})
})

When(
  /^(que vio|que empezó a atender|intenta ver) la consulta (\d+)(?: sin haber escrito el código)?$/u,
  async function (this: Mundo, how: string, id: string) {
    if (how === 'intenta ver') this.token = this.provisional
    const [path, body] = how === 'que empezó a atender' ? ['abrir', {}] : ['consulta', undefined]
    const { status } = await this.call(`/consultas/${path}/${id}`, body)
    if (how !== 'intenta ver') assert.equal(status, 200)
  },
)

When(
  'alguien intenta entrar como {string} con la contraseña {string}',
  async function (this: Mundo, email: string, password: string) {
    await firstStep(this, email, password)
  },
)

When(/^(?:que cerró|cierra) la sesión$/u, async function (this: Mundo) {
  read(auth.logout, await this.call('/auth/logout', {}))
})

Then(/^(queda con la sesión abierta|su sesión ya no abre nada)$/u, async function (this: Mundo, how: string) {
  assert.equal((await this.call('/auth/me')).status, how === 'queda con la sesión abierta' ? 200 : 401)
})

Then('su sesión dice que es {string}', async function (this: Mundo, name: string) {
  assert.equal((await whoIs(this)).operador?.nombre_completo, name)
})

Then('se le niega por no haber ingresado', function (this: Mundo) {
  assert.equal(this.answer?.status, 401)
  readError(this.answer.body)
})

When(/^la médica (?:vuelve a ingresar|ingresa) en el navegador$/u, async function (this: Mundo) {
  const server = await this.server()
  if (!this.browser) {
    this.browser = { page: await newPerson(server) }
    await pageOf(this).goto('/')
  }
  await signIn(pageOf(this), server, DOCTOR)
})

When(
  /^(?:que intentó|intenta) ingresar en el navegador( con el reloj en la mano)? como "([^"]+)" con la contraseña "([^"]*)"$/u,
  async function (this: Mundo, watched: string | null, email: string, password: string) {
    this.browser = { page: await newPerson(await this.server()) }
    if (watched !== null) await holdClock(pageOf(this).context())
    await pageOf(this).goto('/')
    await sendCredentials(pageOf(this), email, password)
    if (watched !== null) await pageOf(this).getByLabel('Código').waitFor()
  },
)

When(
  /^sin usar el ratón escribe (su usuario, su contraseña y )?las seis cifras de (su|otro) código, como "([^"]+)"$/u,
  async function (this: Mundo, first: string | null, whose: string, email: string) {
    const page = pageOf(this)
    if (first !== null) {
      await hasFocus(page.getByLabel('Usuario o correo'))
      await page.keyboard.type(email)
      await tabUntil(page.getByLabel('Contraseña', { exact: true }))
      await page.keyboard.type(DEMO_PASSWORD)
      await page.keyboard.press('Enter')
    }
    await hasFocus(page.getByLabel('Código'))
    assert.equal(await page.getByLabel('Código').inputValue(), '')
    const right = await codeFor(this, email)
    await page.keyboard.type(whose === 'su' ? right : right === '000000' ? '000001' : '000000')
  },
)

Given('que la médica trabaja en el navegador con el reloj en la mano', async function (this: Mundo) {
  await workWatched(this, DOCTOR)
  await moveMouse(pageOf(this))
})

When(
  /^alguien (que ingresó en otro equipo usa allá|se lleva) su sesión(?: a otro equipo)?$/u,
  async function (this: Mundo, who: string) {
    await takeElsewhere(this, who === 'se lleva' ? null : 'admin@cauce.demo')
  },
)

When('la médica cierra el navegador y lo vuelve a abrir', async function (this: Mundo) {
  await reopenBrowser(pageOf(this))
})

Given('que tiene otra pestaña abierta', async function (this: Mundo) {
  await openTab(this)
})

/** At a browser its clock is moved; without one it is the server's that goes ahead, and nobody calls it. */
When(/^(?:que )?pasan (?:otros )?(\d+) minutos(?: sin llamadas)?$/u, async function (this: Mundo, minutes: string) {
  if (this.browser) await passMinutes(pageOf(this).context(), Number(minutes))
  else this.aheadMs += Number(minutes) * MINUTE_MS
})

When(/^la médica (mueve el ratón|oprime una tecla|hace clic)$/u, async function (this: Mundo, what: string) {
  if (what === 'mueve el ratón') await moveMouse(pageOf(this))
  else if (what === 'hace clic') await pageOf(this).mouse.click(5, 5)
  else await pageOf(this).keyboard.press('a')
})

When('cierra la sesión desde el aviso', async function (this: Mundo) {
  await warning(pageOf(this)).getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
})

When('la médica cierra la sesión en la otra pestaña', async function (this: Mundo) {
  await signOut(tabOf(this))
})

Given('que la página pregunta por su cuenta quién tiene la sesión', async function (this: Mundo) {
  assert.equal((await this.call('/auth/me', undefined, NOT_A_PERSON)).status, 200)
})

Then(/^en la otra pestaña (ve|deja de ver) "([^"]+)"$/u, async function (this: Mundo, how: string, text: string) {
  const told = tabOf(this).getByText(text).first()
  await told.waitFor({ state: how === 've' ? 'visible' : 'detached' })
})

When(
  /^alguien (escribe el código de un ingreso que ya no sirve|deja pasar .+|trabaja cuando .+)$/u,
  async function (this: Mundo, what: string) {
    await goThrough(this, what)
  },
)
