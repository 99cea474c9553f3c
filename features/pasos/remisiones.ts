/** Referrals registered, taken, updated and closed, with and without the screen, and the queue of those who manage them. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { panelField, referralPanel, writeAcceptance } from '../../tests/e2e/pages/referral.ts'
import { fillRegistration } from '../../tests/e2e/pages/referral-registration.ts'
import { momentAfter } from '../../tests/support/referral.ts'
import { byField } from '../soporte/campos.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import * as referrals from '../soporte/remisiones.ts'
import * as screen from '../soporte/remisiones-navegador.ts'
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

When('la finaliza con la observación {string}', async function (this: Mundo, observacion: string) {
  await referrals.close(this, observacion)
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
    .getByRole('button', { pressed: true, name: new RegExp(state, 'u') })
    .waitFor()
  await pageOf(this).waitForURL((url) => `${url.pathname}${url.search}` === `/referencia/seguimientos?estado=${state}`)
})

Then('la cola dice sola quién la tomó', async function (this: Mundo) {
  await screen
    .queue(pageOf(this))
    .getByText(await screen.codeInQueue(this))
    .waitFor()
})
