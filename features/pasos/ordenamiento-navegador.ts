/** What is done and seen of the ordering window in a real browser, whatever is ordered in it. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Locator } from 'playwright-core'
import { signConsent } from '../../tests/e2e/pages/consent.ts'
import { favourites, keepAs, star } from '../../tests/e2e/pages/favourites.ts'
import { activeRow, orderTypes } from '../../tests/e2e/pages/ordering.ts'
import { rowOf } from '../../tests/e2e/pages/prescribed.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { addedLine, addTo, lose, openPart, orderAll, sitDown } from '../soporte/ordenamiento-navegador.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { paperOf } from '../soporte/papeles.ts'

When(
  /^(?:que )?(la médica|otro profesional|quien audita) (?:abre|abrió) en el navegador (la atención|los procedimientos|los medicamentos|los servicios|la oncología) de la consulta (\d+)$/u,
  async function (this: Mundo, who: string, part: string, id: number) {
    await sitDown(this, who)
    await openPart(this, part, id)
  },
)

Given('que no se puede traer {string}', async function (this: Mundo, what: string) {
  await sitDown(this, 'la médica')
  await lose(this, what)
})

When(
  /^(?:que )?(añade|añadió|escribe|abre) en el navegador el (procedimiento|medicamento|servicio) "([^"]*)"(?: con la observación "([^"]*)")?$/u,
  async function (this: Mundo, verb: string, kind: string, text: string, note: string | null) {
    await addTo(this, verb, kind, text, note ?? '')
  },
)

When(
  /^ordena en el navegador (los procedimientos|los servicios|los medicamentos|el esquema)(?: y la paciente (firma) el consentimiento)?$/u,
  async function (this: Mundo, what: string, signs: string | null) {
    await orderAll(this, what)
    if (signs !== null) await signConsent(pageOf(this))
  },
)

Then(/^(ve|no ve) la opción "([^"]*)"$/u, async function (this: Mundo, how: string, name: string) {
  const option = orderTypes(pageOf(this)).getByRole('button', { name: new RegExp(`^${name}`, 'u') })
  if (how === 've') await option.waitFor()
  else await becomes(() => option.count(), 0)
})

const REGIONS: Readonly<Record<string, string>> = {
  'los seleccionados': 'Seleccionados',
  'las órdenes activas': 'Órdenes activas',
  'el ciclo': 'Medicamentos del ciclo',
  'la historia': 'Últimos 6 meses',
}

const rowNamed = (world: Mundo, where: string, text: string): Locator =>
  rowOf(pageOf(world).getByRole('region', { name: REGIONS[where] ?? where }), text)

Then(
  /^ve en (los seleccionados|las órdenes activas|el ciclo|la historia) "([^"]*)"(?: con "([^"]*)")?$/u,
  async function (this: Mundo, where: string, name: string, text: string | null) {
    const row = rowNamed(this, where, name)
    await (text === null ? row : row.getByText(text).first()).waitFor()
  },
)

When('pide la vida de {string}, que está {string}', async function (this: Mundo, name: string, estado: string) {
  await activeRow(pageOf(this), name)
    .getByRole('button', { name: new RegExp(`^${estado}`, 'u') })
    .first()
    .click()
})

/** How the button of each act of an active order begins; that of its site says no more. */
const actNamed = (act: string): RegExp =>
  act === 'cambiar la sede de' ? /^Cambiar$/u : new RegExp(`^${act} la orden`, 'iu')

When(
  /^pide (cambiar|descargar|enviar por correo|cambiar la sede de) la orden activa de "([^"]*)"$/u,
  async function (this: Mundo, act: string, name: string) {
    const button = activeRow(pageOf(this), name).getByRole('button', { name: actNamed(act) })
    if (act !== 'descargar') return button.click()
    const download = pageOf(this).waitForEvent('download')
    await button.click()
    const file = await download
    assert.match(file.suggestedFilename(), /^orden_\d+\.pdf$/u)
    paperOf(this).text = (await readPdf(await readFile(await file.path()))).text
  },
)

When('escoge para el servicio la sede {string}', async function (this: Mundo, name: string) {
  const change = pageOf(this).getByRole('dialog', { name: 'Cambiar la sede' })
  await change.getByRole('combobox').fill(name)
  await change
    .getByRole('option', { name: new RegExp(name, 'u') })
    .first()
    .click()
  await change.getByRole('button', { name: 'Cambiar la sede' }).click()
  await change.waitFor({ state: 'detached' })
})

Then('el historial de sedes empieza por {string}', async function (this: Mundo, name: string) {
  const history = pageOf(this).getByRole('region', { name: 'Historial de sedes' })
  await history.getByRole('listitem').first().getByText(name).waitFor()
})

When(
  /^(?:que )?guard(?:a|ó) esa línea como favorito (?:"([^"]*)"|con una observación de (\d+) caracteres)$/u,
  async function (this: Mundo, name: string | null, length: number | null) {
    const line = addedLine(this)
    if (name !== null) return keepAs(line, name)
    const asked = await star(line)
    await asked.getByRole('textbox', { name: 'Observación' }).fill('a'.repeat(length ?? 0))
    await asked.getByRole('button', { name: /^Guardar el favorito/u }).click()
  },
)

Then('el favorito no se guarda y su observación dice {string}', async function (this: Mundo, text: string) {
  const asked = pageOf(this).getByRole('dialog', { name: 'Guardar en favoritos' })
  await asked.getByText(text).waitFor()
  await becomes(() => asked.getByRole('textbox', { name: 'Observación' }).getAttribute('aria-invalid'), 'true')
})

When('usa sin el ratón el favorito de {word} {string}', async function (this: Mundo, what: string, text: string) {
  const page = pageOf(this)
  await page.getByRole('button', { name: `Favoritos de ${what}` }).focus()
  await page.keyboard.press('Enter')
  const list = favourites(page, what)
  await list.getByRole('row').filter({ hasText: text }).first().waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
})

Then(
  /^(ve|ya no ve) el favorito de (procedimientos) "([^"]*)"$/u,
  async function (this: Mundo, how: string, what: string, name: string) {
    const row = favourites(pageOf(this), what).getByRole('row').filter({ hasText: name })
    await row.waitFor({ state: how === 've' ? 'visible' : 'detached' })
  },
)
