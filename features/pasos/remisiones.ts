/** Referrals registered, taken, updated and closed, with and without the screen, and their queue; files that are sent, the same thing twice, and what does not arrive. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import {
  LOCAL_FILE,
  attachedFile,
  chooseFiles,
  messagesWith,
  openChat,
  pdfFile,
  sendFiles,
  uploadDialog,
} from '../../tests/e2e/pages/chat-files.ts'
import { fillRegistration } from '../../tests/e2e/pages/referral-registration.ts'
import { panelField, referralPanel, writeAcceptance } from '../../tests/e2e/pages/referral.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { momentAfter } from '../../tests/support/referral.ts'
import * as files from '../soporte/adjuntos-del-chat.ts'
import { byField } from '../soporte/campos.ts'
import { asPerson, theChannel } from '../soporte/chat.ts'
import { sendTwice } from '../soporte/envios-dobles.ts'
import * as sends from '../soporte/envios.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { known } from '../soporte/recuerdos.ts'
import * as screen from '../soporte/remisiones-navegador.ts'
import * as referrals from '../soporte/remisiones.ts'
import { readError } from '../soporte/respuestas.ts'

Given(
  /^que (hay|gestiona) (?:una|otra) remisión(?: pendiente)?( aceptada)?(?: con el tipo de anexo (\d+))?$/u,
  async function (this: Mundo, how: string, accepted: string | null, annex: string | null) {
    const cells = annex === null ? {} : { tipo_anexo_id: annex }
    if (how === 'hay') await referrals.pending(this, cells)
    else if (accepted === null) await referrals.followed(this, cells)
    else await referrals.accepted(this)
  },
)

When('registra una remisión:', async function (this: Mundo, table: DataTable) {
  await referrals.register(this, byField(table.rowsHash()))
})

When(
  /^guarda el panel( con traslado redondo)?(?: (?:con|y) "([^"]*)" vacío)?$/u,
  async function (this: Mundo, round: string | null, label: string | null) {
    const cells = label === null ? {} : byField({ [label]: 'vacío' })
    await (round === null ? referrals.savePanel(this, cells) : referrals.saveRoundTrip(this, cells))
  },
)

When('guarda el panel:', async function (this: Mundo, table: DataTable) {
  await referrals.savePanel(this, byField(table.rowsHash()))
})

When('{string} y quien la registró la gestionan a la vez', async function (this: Mundo, email: string) {
  await referrals.takeAtOnce(this, email)
})

Then('una la obtiene y a la otra se le dice quién la tomó y a qué hora', async function (this: Mundo) {
  const { error, codigo } = readError(this.answer?.body)
  const { gestor, estado, version } = await referrals.readAgain(this)
  assert.deepEqual([codigo, estado, version], ['referencia.cambiada', 'En seguimiento', 2])
  assert.match(error, new RegExp(`^${gestor?.nombre} la tomó a las \\d\\d:\\d\\d`, 'u'))
})

When(/^pide ordenar desde la remisión( dos veces a la vez)?$/u, async function (this: Mundo, twice: string | null) {
  await (twice === null ? referrals.askToOrder(this) : referrals.askToOrderTwice(this))
})

Then('hay una sola consulta de la persona remitida', async function (this: Mundo) {
  assert.deepEqual(await referrals.affiliatesOfVisits(this), [referrals.remission(this).afiliado.id])
})

When('abre la remisión', async function (this: Mundo) {
  await this.call(`/referencias/detalle/${referrals.remission(this).id}`)
})

Then(
  /^la remisión queda "([^"]*)"(?: a cargo de "([^"]*)")?$/u,
  async function (this: Mundo, expected: string, nombre: string | null) {
    const { estado, gestor } = await referrals.readAgain(this)
    assert.equal(estado, expected)
    if (nombre !== null) assert.equal(gestor?.nombre, nombre)
  },
)

Then(/^la remisión tiene (su chat|un código de informe de urgencias)$/u, async function (this: Mundo, what: string) {
  if (what === 'su chat') assert.deepEqual(await referrals.channelOf(this), [1, referrals.remission(this).id])
  else assert.match((await referrals.readAgain(this)).codigo_remision ?? '', /^AIU-\d{4}-\d{6}$/u)
})

Then('de la remisión ha pasado {string}', async function (this: Mundo, clases: string) {
  assert.equal((await referrals.happened(this)).join(', '), clases)
})

Given(
  /^una remisión (pendiente|en seguimiento)(?: abierta en el navegador por (quien gestiona|el hospital que remite))?$/u,
  async function (this: Mundo, how: string, who: string | null) {
    await screen.arrange(this, how === 'en seguimiento')
    if (who !== null) await screen.open(this, who)
  },
)

When(
  'el hospital diligencia en el navegador una remisión de tipo {string}',
  async function (this: Mundo, type: string) {
    await screen.openRegistration(this)
    await fillRegistration(pageOf(this), type)
  },
)

When('escribe la aceptación en el panel', async function (this: Mundo) {
  const [fecha, hora] = momentAfter(referrals.remission(this), 0)
  await writeAcceptance(pageOf(this), { fecha, hora })
})

When('otra gestora toma la remisión', async function (this: Mundo) {
  await screen.takenByAnother(this)
})

Then('no puede mover la remisión', async function (this: Mundo) {
  await panelField(pageOf(this), 'Código de remisión').waitFor({ state: 'detached' })
  await becomes(() => referralPanel(pageOf(this)).getByRole('button').count(), 0)
})

When('abre la primera remisión de la cola y vuelve', async function (this: Mundo) {
  await screen.openFirstAndReturn(pageOf(this))
})

Then('la cola sigue solo con las {string}', async function (this: Mundo, state: string) {
  await pageOf(this)
    .getByRole('button', { pressed: true, name: new RegExp(`${state}s?$`, 'u') })
    .waitFor()
  await pageOf(this).waitForURL((url) => `${url.pathname}${url.search}` === `/referencia/seguimientos?estado=${state}`)
})

Then('la cola dice sola quién la tomó', async function (this: Mundo) {
  await screen
    .queue(pageOf(this))
    .getByText(await screen.codeInQueue(this))
    .waitFor()
})

const MINUTE_MS = 60_000

When(/^(?:no )?adjunta (.+) con el mensaje "([^"]*)"$/u, async function (this: Mundo, chosen: string, mensaje: string) {
  await files.attach(this, files.filesIn(chosen), mensaje)
})

When(
  /^(llega|no llega) (la mitad de )?"([^"]*)"$/u,
  async function (this: Mundo, how: string, half: string | null, nombre: string) {
    if (half !== null) return files.uploadHalf(this, nombre)
    const answer = await files.upload(this, nombre)
    assert.equal(answer.status, how === 'llega' ? 200 : 422)
    if (how === 'no llega') this.answer = { status: 422, headers: answer.headers, body: await answer.json() }
  },
)

When(/^(retoma el|desiste del) envío$/u, async function (this: Mundo, what: string) {
  await (what === 'retoma el' ? files.resume(this) : files.giveUp(this))
})

When(/^guarda (los adjuntos|como adjunto un archivo que no es suyo)$/u, async function (this: Mundo, what: string) {
  await files.save(this, what === 'los adjuntos' ? undefined : ['../../etc/passwd'])
})

Then(
  /^en el chat (?:no hay ningún mensaje con|hay un mensaje con (\d+)) archivos$/u,
  async function (this: Mundo, many: string | null) {
    const counts = (await files.withFiles(this)).map(({ adjuntos }) => adjuntos.length)
    assert.deepEqual(counts, many === null ? [] : [Number(many)])
  },
)

Then('solo falta por enviar {string}', function (this: Mundo, nombre: string) {
  const missing = files.sendingOf(this).targets.filter(({ recibido }) => !recibido)
  assert.deepEqual(
    missing.map((one) => one.nombre),
    [nombre],
  )
})

Then('{string} abre {string} y es el que se envió', async function (this: Mundo, email: string, nombre: string) {
  const ruta = await files.pathOf(this, nombre)
  const bytes = await asPerson(this, email, () => files.fetchFile(this, ruta))
  assert.deepEqual(bytes, files.contentOf(this, nombre))
})

Then(
  /^para "([^"]*)" (existe|no existe) el archivo (?:"([^"]*)"|de una remisión)$/u,
  async function (this: Mundo, email: string, how: string, nombre: string | null) {
    const ruta = await (nombre === null ? files.referralFile(this) : files.pathOf(this, nombre))
    const status = how === 'existe' ? 200 : 404
    assert.deepEqual(await asPerson(this, email, () => files.statusesOf(this, ruta)), [status, status, status])
  },
)

When('pide por {int} minutos la dirección de {string}', async function (this: Mundo, tiempo: number, nombre: string) {
  await files.askAddress(this, nombre, tiempo)
})

Then(
  /^(?:(\d+) minutos después )?la dirección (abre|no abre) "([^"]*)" sin ingresar$/u,
  async function (this: Mundo, minutes: string | null, how: string, nombre: string) {
    this.aheadMs += Number(minutes ?? 0) * MINUTE_MS
    assert.equal(await files.addressOpens(this, nombre), how === 'abre')
  },
)

When(/^escoge para (el chat|la remisión) (.+)$/u, async function (this: Mundo, what: string, chosen: string) {
  const picked = files
    .filesIn(chosen)
    .map(({ nombre, bytes }) => ({ name: nombre, mimeType: 'application/pdf', buffer: bytes }))
  if (what === 'el chat') await chooseFiles(pageOf(this), picked)
  else await pageOf(this).locator('input[type="file"]').setInputFiles(picked)
})

Given('que en el chat está publicado {string}', async function (this: Mundo, name: string) {
  await chooseFiles(pageOf(this), [pdfFile(name)])
  await sendFiles(pageOf(this))
  await attachedFile(pageOf(this), name).waitFor()
})

Then(/^"([^"]*)" (se publica una vez|no se publica)$/u, async function (this: Mundo, name: string, how: string) {
  if (how === 'no se publica') await becomes(() => uploadDialog(pageOf(this)).count(), 0)
  else await attachedFile(pageOf(this), name).waitFor()
  assert.equal(await messagesWith(await this.server(), name), how === 'no se publica' ? 0 : 1)
})

Then(
  /^(?:"([^"]*)" )?abre "([^"]*)" (en una pestaña nueva|por su dirección temporal)$/u,
  async function (this: Mundo, other: string | null, name: string, how: string) {
    const page = other === null ? pageOf(this) : await signedIn(await this.server(), other)
    if (other !== null) await openChat(page, theChannel(this))
    const opened = page.waitForEvent('popup')
    // What the server gives, not what the tab draws: not every browser shows a PDF.
    const answered =
      how === 'por su dirección temporal'
        ? page.context().waitForEvent('response', (given) => given.url().includes('/archivos/'))
        : page.waitForResponse(LOCAL_FILE)
    const type = answered.then(
      (given) => given.headers()['content-type'],
      () => null,
    )
    await attachedFile(page, name).click()
    await opened
    assert.equal(await type, 'application/pdf')
    if (other !== null) await page.context().close()
  },
)

When(
  /^(envía dos veces|dos equipos envían a la vez) (la incapacidad|la remisión|la historia)$/u,
  async function (this: Mundo, how: string, what: string) {
    await sendTwice(this, what, how === 'envía dos veces')
  },
)

When('lo envía otra vez porque no llegó la respuesta', async function (this: Mundo) {
  const [first, again] = [this.answer, known(sends.sends(this).again, 'No se ha enviado nada')]
  this.answer = await again()
  assert.deepEqual([this.answer.status, this.answer.body], [200, first?.body])
})

Then('las dos veces recibe lo mismo', function (this: Mundo) {
  const [first, second] = known(sends.sends(this).both, 'No se envió nada dos veces')
  assert.equal(first?.status, 200)
  assert.deepEqual([second?.status, second?.body], [first.status, first.body])
})

Then('una queda y a la otra se le dice {string}', function (this: Mundo, text: string) {
  const statuses = known(sends.sends(this).both, 'No se envió nada dos veces').map(({ status }) => status)
  assert.deepEqual(new Set(statuses), new Set([200, 409]))
  assert.equal(readError(this.answer?.body).error, text)
})

Given(
  /^que (se pierde la conexión|no hay respuesta) al (.+)$/u,
  async function (this: Mundo, how: string, call: string) {
    await sends.lose(this, call, how === 'no hay respuesta')
  },
)

Given('que el servidor contesta {string} al {}', async function (this: Mundo, text: string, call: string) {
  await sends.answerInstead(this, call, text)
})

When('el servidor vuelve a responder', async function (this: Mundo) {
  await pageOf(this).unrouteAll()
})
